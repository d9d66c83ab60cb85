import type { MetaDescriptor } from "react-router";
import { brand } from "../brand/brand.ts";
import { usePageHandles } from "../ui/page-handles.ts";

/** A picture that social sites and messengers show beside a link. */
interface Picture {
  /** A path on this site, or an address elsewhere. */
  url: string;
  /** Pixels; null where they are not known. */
  width: number | null;
  height: number | null;
  alt: string;
}

/** Drawn by `scripts/make-social-picture.ts`. */
export const defaultPicture: Picture = {
  url: "/social-picture.png",
  width: 1200,
  height: 630,
  alt: `A front door under a stone lintel, and beside it the name ${brand.name}`,
};

interface PictureTag {
  property: string;
  content: string;
}

/** @param origin the site's: these sites read full addresses only */
export function createPictureTags(
  { url, width, height, alt }: Picture,
  origin: string,
): (PictureTag & MetaDescriptor)[] {
  const size = width === null || height === null ? {} : { width, height };
  return [
    { property: "og:image", content: new URL(url, origin).href },
    ...Object.entries(size).map(([side, pixels]) => ({
      property: `og:image:${side}`,
      content: String(pixels),
    })),
    { property: "og:image:alt", content: alt },
  ];
}

/** The site's own picture, for every page whose `handle` does not say `ownPicture`. */
export function SocialPicture({ origin }: { origin: string }) {
  if (usePageHandles().some(({ ownPicture }) => ownPicture)) return null;
  return createPictureTags(defaultPicture, origin).map((tag) => (
    <meta key={tag.property} {...tag} />
  ));
}
