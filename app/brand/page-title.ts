import { brand } from "./brand.ts";

/** What a page's `meta` gives: title with the agency's name, and description. */
export function pageMeta(title: string, description: string) {
  return [{ title: `${title} - ${brand.name}` }, { name: "description", content: description }];
}
