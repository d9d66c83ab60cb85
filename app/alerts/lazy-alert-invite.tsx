import { type ComponentProps, Suspense } from "react";
import { lazySection } from "../ui/lazy-section.ts";
import type { AlertInvite as Invite } from "./alert-form.tsx";
import "./alert-form.css";

const AlertInviteSection = lazySection(async () => (await import("./alert-form.tsx")).AlertInvite);

/** Server-rendered, but its script loads after those above it. Until then it is a plain form. */
export function AlertInvite(props: ComponentProps<typeof Invite>) {
  return (
    <Suspense>
      <AlertInviteSection {...props} />
    </Suspense>
  );
}
