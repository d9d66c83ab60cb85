import { href, type ShouldRevalidateFunctionArgs } from "react-router";
import { findPageProblem, type PageProblem } from "./page-problem.ts";

/**
 * The `clientLoader` of a page that a dialog shows, too. Where the site is not reached, or fails, that
 * is what was loaded: an error would take the place of the page under the dialog, with all that is
 * typed there.
 */
export async function loadOrReturnError<Loaded, Said>(
  load: () => Promise<Loaded>,
  say: (problem: PageProblem) => Said,
): Promise<Loaded | Said> {
  try {
    return await load();
  } catch (error) {
    // Leads to the sign-in.
    if (error instanceof Response) throw error;
    return say(findPageProblem(error));
  }
}

const dialogPages: ReadonlySet<string> = new Set([
  href("/office/find"),
  href("/office/diary/book"),
]);

/**
 * The layout's `shouldRevalidate`: what a dialog shows has no rail, so its counts are not read for it,
 * nor when such a page is made ready beforehand, which is with every page of the office.
 */
export function revalidateBesideDialogs({
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs): boolean {
  const isForDialog = formMethod === undefined && dialogPages.has(nextUrl.pathname);
  return !isForDialog && defaultShouldRevalidate;
}
