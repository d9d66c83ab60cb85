/**
 * `London, Manchester and Bristol`. Not by `Intl`: with a page's first formatter a browser reads the
 * data of all of them, while the page is to come to life.
 */
export function formatList(words: readonly string[]): string {
  const last = words.at(-1) ?? "";
  return words.length < 2 ? last : `${words.slice(0, -1).join(", ")} and ${last}`;
}
