import type { ShouldRevalidateFunctionArgs } from "react-router";

/** `shouldRevalidate` of a search, whose panel and map are history entries of the same URL. */
export function revalidateOnNewSearch({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  return formMethod ? defaultShouldRevalidate : currentUrl.href !== nextUrl.href;
}
