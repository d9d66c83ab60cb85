import type { ListingMedia } from "../../domain/listings/listing.ts";

export interface HomeDocument {
  name: string;
  /** In the store of pictures. */
  stored: string;
}

const names = { epc: "Energy performance certificate", floorplan: "Floor plan" } as const;

/** What of a home can be attached: its energy certificate and its floor plans, where they are stored. */
export function listHomeDocuments(home: { media: readonly ListingMedia[] } | null): HomeDocument[] {
  const counts = { epc: 0, floorplan: 0 };
  return (home?.media ?? []).flatMap(({ kind, url }) => {
    if (kind === "photo" || !url.startsWith("/photos/")) return [];
    const stored = url.slice("/photos/".length);
    const count = ++counts[kind];
    const name = count === 1 ? names[kind] : `${names[kind]} ${count}`;
    return [{ name: `${name}${stored.slice(stored.lastIndexOf("."))}`, stored }];
  });
}
