import { noIndex } from "../brand/page-meta.ts";
import { href, type MetaDescriptor } from "react-router";
import { getPhotos, type PublicListing } from "../../domain/listings/listing.ts";
import { formatListingTitle } from "../../domain/listings/listing-title.ts";
import { brand } from "../brand/brand.ts";
import { createListingData } from "./listing-data.ts";
import { defaultPicture, createPictureTags } from "../seo/social-picture.tsx";
import { type Breadcrumb, createBreadcrumbData } from "../seo/breadcrumbs.ts";
import { describePhoto } from "./gallery/photo-text.ts";

/**
 * Builds the title, description, social preview and structured data. A home that is let agreed is
 * `noindex`.
 * @param trail breadcrumb above the home
 * @param origin such as `https://www.example.com`
 */
export function createPropertyMeta(
  home: PublicListing,
  trail: readonly Breadcrumb[],
  origin: string,
): MetaDescriptor[] {
  const title = formatListingTitle(home);
  const currentPage = { name: home.name, path: href("/property/:id", { id: home.id }) };
  return [
    { title },
    { name: "description", content: home.shortDescription },
    { property: "og:title", content: title },
    { property: "og:description", content: home.shortDescription },
    { property: "og:site_name", content: brand.name },
    { property: "og:type", content: "website" },
    { name: "twitter:card", content: "summary_large_image" },
    ...createPictureTags(getCoverPicture(home) ?? defaultPicture, origin),
    ...(home.status === "available" ? [] : [noIndex]),
    // Only crawlers read these, and they read what the server sends: no browser loads their code.
    ...(import.meta.env.SSR
      ? [
          { "script:ld+json": createListingData(home, brand.name, origin) },
          { "script:ld+json": createBreadcrumbData([...trail, currentPage], origin) },
        ]
      : []),
  ];
}

/** Uses the original JPEG, because some messengers read neither AVIF nor WebP. */
function getCoverPicture(home: PublicListing) {
  const [cover] = getPhotos(home);
  if (!cover) return null;
  const { url, width, height } = cover;
  return { url, width, height, alt: `${home.name}: ${describePhoto(cover, 0)}` };
}
