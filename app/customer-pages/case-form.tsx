import type { ComponentProps } from "react";
import { useLocation } from "react-router";

/**
 * A form of an own page, posted to an address that is never the page's own. Where a browser reaches
 * nobody, its error page takes the place of the page before it if both have one address: Back would
 * then lead past what was typed.
 */
export function CaseForm(props: Omit<ComponentProps<"form">, "method" | "action">) {
  const query = new URLSearchParams(useLocation().search);
  query.delete("done");
  query.set("attempt", String((Number(query.get("attempt")) || 0) + 1));
  return <form {...props} method="post" action={`?${query}`} />;
}
