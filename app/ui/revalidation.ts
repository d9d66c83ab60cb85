import type { ShouldRevalidateFunctionArgs } from "react-router";

/** `shouldRevalidate` of a page whose data never changes while a visitor is on the site. */
export function revalidateNever(): boolean {
  return false;
}

/** `shouldRevalidate` of a form's page: steps change the query only. */
export function revalidateOnNewPath({
  currentUrl,
  nextUrl,
}: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname;
}
