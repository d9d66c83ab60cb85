import { href } from "react-router";
import type { BreadcrumbList } from "schema-dts";
import type { Area } from "../../domain/places/area.ts";
import { buildAreaSlug } from "../places/area-slug.ts";

export interface Breadcrumb {
  name: string;
  path: string;
}

export function createAreaBreadcrumbs(
  area: Area | null,
  findArea: (slug: string) => Area | null,
): Breadcrumb[] {
  const city = area && findArea(buildAreaSlug(area.city));
  const places = [city, area].filter((place) => place !== null);
  const areaBreadcrumbs = places.map(({ name, slug }) => ({
    name,
    path: href("/flats-to-rent/:id", { id: slug }),
  }));
  return [
    { name: "Home", path: href("/") },
    ...areaBreadcrumbs.filter(({ path }, index) => areaBreadcrumbs[index + 1]?.path !== path),
  ];
}

export function createBreadcrumbData(breadcrumbs: readonly Breadcrumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: breadcrumbs.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": origin + path },
    })),
  } satisfies BreadcrumbList & { "@context": string };
}
