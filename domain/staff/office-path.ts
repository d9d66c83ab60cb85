/** With no query but one that opens a panel: others can hold a name, and this goes into addresses. */
const officePath = /^\/office(?:\/[\w-]+)*(?:\?(?:ask|(?:accept|back-up|decline)=[\w-]+))?$/;
const signInPages = /^\/office\/(?:sign-in|set-up|invitation|no-access)\b/;

/**
 * Where a sign-in leads. Anything but a page of the office becomes the office's first page, so that
 * no link can lead elsewhere.
 * @param text of the query string
 */
export function readReturnPath(text: string | null | undefined): string {
  return text && officePath.test(text) && !signInPages.test(text) ? text : "/office";
}

/** What is written into an address for it. */
export function toReturnPath(pathname: string, search: string): string {
  return officePath.test(pathname + search) ? pathname + search : pathname;
}
