import { href } from "react-router";
import type { BreadcrumbList } from "schema-dts";
import type { Area } from "../../domain/places/area.ts";
import { areaSlug } from "../places/area-slug.ts";

/** One page on the way from the home page to another. */
export interface Crumb {
  name: string;
  /** From the site's origin. */
  path: string;
}

/** The home page, the area's city, the area. */
export function areaTrail(area: Area | null, findArea: (slug: string) => Area | null): Crumb[] {
  const city = area && findArea(areaSlug(area.city));
  const places = [city, area].filter((place) => place !== null);
  const crumbs = places.map(({ name, slug }) => ({
    name,
    path: href("/flats-to-rent/:id", { id: slug }),
  }));
  return [
    { name: "Home", path: href("/") },
    ...crumbs.filter(({ path }, index) => crumbs[index + 1]?.path !== path),
  ];
}

export function trailData(trail: readonly Crumb[], origin: string) {
  return {
    "@context": "https://schema.org",
    "@type": "BreadcrumbList",
    itemListElement: trail.map(({ name, path }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name,
      item: { "@id": origin + path },
    })),
  } satisfies BreadcrumbList & { "@context": string };
}
