import { formatCount } from "../../domain/shared/formats/count.ts";
import { eq } from "drizzle-orm";
import { toPublicMedia } from "../../domain/listings/home-pictures.ts";
import { readHome } from "../../domain/listings/facts/read-home.ts";
import { getPublicStatus } from "../../domain/listings/listing-state.ts";
import { dropMinimumTerm } from "../../domain/listings/minimum-term.ts";
import type { PublicListing } from "../../domain/listings/listing.ts";
import { buildPreviewPath } from "../../domain/listings/preview-path.ts";
import { getPinPoint } from "../../domain/listings/pin-point.ts";
import {
  createAccessLink,
  openAccessLink,
  revokeAccessLinks,
} from "../access-links/access-links.ts";
import type { AppContext } from "../app-context.ts";
import { refuse } from "../staff/refusals.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { findStationsNear } from "../places/gazetteer/stations.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { changeHome } from "./home-change.ts";
import { readWorkingHome } from "./working-home.ts";

/** Days for which a preview can be shown to a landlord. */
const previewDays = 14;

/** Makes the link of a preview. The link before it opens nothing any more. */
export function makePreview(
  app: AppContext,
  id: string,
): Promise<Outcome<{ done: string; preview: string }>> {
  return changeHome(app, id, async (tx, { texts }) => {
    const read = readHome(texts);
    if (!read.ok) {
      const [first] = read.problems;
      return refuse(first?.message ?? "", first?.path ?? "name");
    }
    const at = app.now();
    const expiresAt = new Date(at.getTime() + previewDays * 86_400_000);
    const link = { purpose: "preview", recordId: id, at } as const;
    await revokeAccessLinks(tx, link);
    const { secret } = await createAccessLink(tx, { ...link, expiresAt });
    const preview = buildPreviewPath(id, secret);
    return {
      ok: true,
      answer: {
        done: `Preview created. It expires after ${formatCount(previewDays, "day")}.`,
        preview,
      },
    };
  });
}

/** The home as it would be published, for who has the token. Null for anybody else. */
export async function findPreview(
  app: AppContext,
  id: string,
  token: string,
): Promise<PublicListing | null> {
  const opened = await openAccessLink(app, "preview", token);
  // What one home's link opens is that home only.
  if (!opened.ok || opened.link.recordId !== id) return null;
  const { orm } = app.database;
  const [record] = await orm.select().from(listingRecords).where(eq(listingRecords.id, id));
  if (!record) return null;
  const { texts, media, listing } = await readWorkingHome(orm, record);
  const read = readHome(texts);
  if (!read.ok) return null;
  const { address: _door, incode: _inward, ...home } = dropMinimumTerm(read.home);
  return {
    ...home,
    ...getPinPoint(home),
    id,
    status: getPublicStatus(record.state) ?? "available",
    stations: findStationsNear(home),
    media: toPublicMedia(media),
    listedAt: (listing?.listedAt ?? app.now()).toISOString(),
    previousRentPcm: listing?.previousRentPcm ?? null,
    reducedAt: listing?.reducedAt?.toISOString() ?? null,
    letAgreedAt: listing?.letAgreedAt?.toISOString() ?? null,
  };
}
