import { certificateNames } from "../../domain/listings/certificates/certificates.ts";
import type { ListingMedia, ListingStatus } from "../../domain/listings/listing.ts";
import { findHomeAgency } from "../branches/home-agency.ts";
import type { AppContext } from "../app-context.ts";
import { createBrochure, maxBrochureBytes } from "../listings/brochure.ts";
import { getSiteOrigin } from "../platform/http/site-origin.ts";
import { findPublicListing } from "../listings/listings.ts";

export interface HomeDocument {
  name: string;
  /** In the store of pictures, or `brochure/` and the home's id: that is made when it is read. */
  stored: string;
  /** Where the office sees it. */
  path: string;
}

interface Home {
  id: string;
  status: ListingStatus;
  media: readonly ListingMedia[];
}

const names = { epc: certificateNames.epc, floorplan: "Floor plan" } as const;

/** What of a home can be attached: its brochure, its energy certificate and its floor plans. */
export function listHomeDocuments(home: Home | null): HomeDocument[] {
  if (home === null) return [];
  const { id, status, media } = home;
  const counts = { epc: 0, floorplan: 0 };
  const stored = media.flatMap(({ kind, url }) => {
    if (kind === "photo" || !url.startsWith("/photos/")) return [];
    const file = url.slice("/photos/".length);
    const count = ++counts[kind];
    const name = count === 1 ? names[kind] : `${names[kind]} ${count}`;
    return [{ name: `${name}${file.slice(file.lastIndexOf("."))}`, stored: file, path: url }];
  });
  if (status === "withdrawn") return stored;
  const brochure = { name: "Brochure.pdf", stored: `brochure/${id}` };
  return [{ ...brochure, path: `/office/brochure/${id}` }, ...stored];
}

/** A brochure is made anew, so that it says what is true when it goes. Null if there is none. */
export async function readHomeDocument(
  { database, photos, now, config }: AppContext,
  stored: string,
): Promise<Uint8Array | null> {
  const readPicture = async (name: string) => (await photos.get(name))?.bytes ?? null;
  const id = readBrochureId(stored);
  if (id === null) return readPicture(stored);
  const home = await findPublicListing(database.orm, id);
  if (home === null) return null;
  const agency = await findHomeAgency(database.orm, id);
  const origin = getSiteOrigin(config);
  const pageUrl = origin && `${origin}/property/${id}`;
  return createBrochure(home, { agency, now: now(), readPicture, pageUrl });
}

function readBrochureId(stored: string): string | null {
  return stored.startsWith("brochure/") ? stored.slice("brochure/".length) : null;
}

/** Many mail servers take 20 MB, and files grow by a third on their way. */
const mostMegabytes = 14;

/** One line if these are too much for one mail. Null if all is well. */
export async function describeExcess(
  { photos }: AppContext,
  attach: readonly string[],
): Promise<string | null> {
  let bytes = 0;
  for (const stored of attach) {
    const isBrochure = readBrochureId(stored) !== null;
    bytes += isBrochure ? maxBrochureBytes : ((await photos.get(stored))?.bytes.length ?? 0);
  }
  if (bytes <= mostMegabytes * 1024 * 1024) return null;
  return `The attachments are larger than ${mostMegabytes} MB, which many mail servers reject. Remove some of them.`;
}
