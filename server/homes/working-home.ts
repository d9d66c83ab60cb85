import { asc, eq } from "drizzle-orm";
import type { Certificate } from "../../domain/listings/certificates/certificates.ts";
import {
  checkPublishing,
  listOpenFindings,
  type OverriddenWarning,
  type PublishFinding,
} from "../../domain/listings/publishing/check-publishing.ts";
import { fillHomeTexts, type HomeTexts } from "../../domain/listings/facts/home-fields.ts";
import { toHomeTexts } from "../../domain/listings/facts/home-texts.ts";
import type { DraftPicture } from "../../domain/listings/home-pictures.ts";
import type { PublishFacts } from "../../domain/listings/publishing/publish-facts.ts";
import { splitPostcode } from "../../domain/listings/facts/read-home.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { findLandlordChecks } from "../landlords/landlords.ts";
import { listingCertificates, listingOverrides } from "../listings/listing-record-tables.ts";
import { isFedRecord, type ListingRecord } from "../listings/listing-records.ts";
import { listings } from "../listings/listing-tables.ts";
import { findReach } from "../places/gazetteer/outcodes.ts";
import type { Queryable } from "../platform/database/client.ts";

export type ListingRow = typeof listings.$inferSelect;
export type CertificateRow = typeof listingCertificates.$inferSelect;
export type OverrideRow = typeof listingOverrides.$inferSelect;

/** A home as the office works on it. */
export interface WorkingHome {
  record: ListingRecord;
  /** Null for one that was never published. */
  listing: ListingRow | null;
  /** What renters see, in the editor's fields. */
  published: HomeTexts;
  /** The same with all that the office has written since. */
  texts: HomeTexts;
  /** Pictures, with those that the office has changed since. */
  media: readonly DraftPicture[];
  certificates: readonly CertificateRow[];
  overrides: readonly OverrideRow[];
  /** Of its landlord. Null if nobody looked them up, or nobody is on record. */
  landlordCheck: PublishFacts["landlordCheck"];
}

export async function readWorkingHome(db: Queryable, record: ListingRecord): Promise<WorkingHome> {
  const { id } = record;
  const [listing = null] = await db.select().from(listings).where(eq(listings.id, id));
  const certificates = await db
    .select()
    .from(listingCertificates)
    .where(eq(listingCertificates.listingId, id))
    .orderBy(asc(listingCertificates.kind), asc(listingCertificates.expiresOn));
  const overrides = await db
    .select()
    .from(listingOverrides)
    .where(eq(listingOverrides.listingId, id))
    .orderBy(asc(listingOverrides.id));
  const landlordCheck = (await findLandlordChecks(db, [id])).get(id) ?? null;
  return joinWorkingHome(record, { listing, certificates, overrides, landlordCheck });
}

export function joinWorkingHome(
  record: ListingRecord,
  rows: Pick<WorkingHome, "listing" | "certificates" | "overrides" | "landlordCheck">,
): WorkingHome {
  const { listing } = rows;
  const published = listing ? toHomeTexts(listing, isFedRecord(record)) : fillHomeTexts({});
  const texts = { ...published, ...record.details, ...record.draft };
  const media = record.draftMedia ?? listing?.media ?? [];
  return { record, published, texts, media, ...rows };
}

export function toPublishFacts(
  {
    record,
    texts,
    media,
    certificates,
    landlordCheck,
  }: Omit<WorkingHome, "listing" | "published" | "overrides"> & {
    certificates: readonly Certificate[];
  },
  app: AppContext,
  on?: string,
): PublishFacts {
  return {
    texts,
    media,
    certificates,
    landlordCheck,
    rentBeforeJump: record.rentBeforeJump,
    isFed: isFedRecord(record),
    needsPrsNumber: app.config.prsDatabase,
    district: findReach(splitPostcode(texts.postcode)?.outcode ?? ""),
    today: on ?? getLondonDate(app.now()),
  };
}

export interface HomeCheck {
  findings: PublishFinding[];
  /** Those that still stand in the way: warnings that an owner let pass are left out. */
  open: PublishFinding[];
  passed: readonly OverriddenWarning[];
}

export function checkHome(home: WorkingHome, app: AppContext): HomeCheck {
  const findings = checkPublishing(toPublishFacts(home, app));
  return { findings, open: listOpenFindings(findings, home.overrides), passed: home.overrides };
}
