import { eq } from "drizzle-orm";
import { findChaseStage } from "../../domain/listings/certificates/certificate-chase.ts";
import {
  certificateKinds,
  certificateNames,
  findCertificate,
} from "../../domain/listings/certificates/certificates.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";

/** Certificates of a home that expire soon, or have, in words. */
export async function listExpiringPapers(
  db: Queryable,
  listingId: string,
  today: string,
): Promise<string[]> {
  const found = await db
    .select()
    .from(listingCertificates)
    .where(eq(listingCertificates.listingId, listingId));
  return certificateKinds.flatMap((kind) => {
    const current = findCertificate(found, kind);
    if (current === null || findChaseStage(current, today) === null) return [];
    const until = formatNumericDate(current.expiresOn);
    return `${certificateNames[kind]} ${current.expiresOn < today ? "expired" : "expires"} ${until}`;
  });
}
