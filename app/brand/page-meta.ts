import type { MetaDescriptor } from "react-router";
import { brand } from "./brand.ts";

export function createPageMeta(title: string, description: string): MetaDescriptor[] {
  return [{ title: `${title} - ${brand.name}` }, ...createFormMeta(title, description)];
}

/** Of a page with a form, whose `FormTitle` stands for the title. */
export function createFormMeta(title: string, description: string): MetaDescriptor[] {
  return [
    { name: "description", content: description },
    { property: "og:title", content: title },
    { property: "og:description", content: description },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
  ];
}

/** For a page that search engines should not list. */
export const noIndex: MetaDescriptor = { name: "robots", content: "noindex" };
