import { href } from "react-router";

/** Back to the card of whose data it is. */
export function getCardPath({ id, kind }: { id: string; kind: "contact" | "caller" }): string {
  return href(kind === "caller" ? "/office/contacts/caller/:id" : "/office/contacts/:id", { id });
}
