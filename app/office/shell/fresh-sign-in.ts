import { redirect } from "react-router";

/** Leads to a new sign-in and back to the page if the last one is too old for what was pressed. */
export function requireFreshSignIn({ isFresh }: { isFresh: boolean }, page: string): void {
  if (!isFresh) throw redirect(`/office/sign-in?to=${encodeURIComponent(page)}`);
}
