import type { ReactNode } from "react";
import { toLook } from "../../../../domain/shared/look.ts";
import { Button } from "../../../ui/button.tsx";

/**
 * The button that sends, with another name, beside it: a form sends only the one that was pressed.
 * @param children whose or which, for those who don't see it beside
 */
export function LookButton({
  change,
  mails = "mails",
  children,
}: {
  change: string;
  mails?: "mail" | "mails";
  children?: ReactNode;
}) {
  return (
    <Button type="submit" look="quiet" size="small" name="change" value={toLook(change)}>
      Look at the {mails} first
      {children}
    </Button>
  );
}
