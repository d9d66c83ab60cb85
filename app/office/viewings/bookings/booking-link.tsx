import type { ComponentProps } from "react";
import { ButtonLink } from "../../../ui/button.tsx";

/**
 * Leads to the page of a booking, or opens it over the page on which it stands, where script runs and
 * nobody asked for a tab of its own.
 */
export function BookingLink({
  onBook,
  ...link
}: Omit<ComponentProps<typeof ButtonLink>, "onClick" | "prefetch" | "size"> & {
  onBook: (to: string) => void;
}) {
  return (
    // Ready beforehand: without a connection the router would load the whole document anew for it.
    <ButtonLink
      {...link}
      size="small"
      prefetch="render"
      onClick={(event) => {
        if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        const { pathname, search } = event.currentTarget;
        onBook(pathname + search);
      }}
    />
  );
}
