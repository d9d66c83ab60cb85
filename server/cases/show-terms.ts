import { and, desc, eq, inArray } from "drizzle-orm";
import { formatMoment } from "../../domain/cases/renter-steps.ts";
import { findCancellationEnd, landlordPlans } from "../../domain/landlords/landlord.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import { listTerms } from "../landlords/landlords.ts";
import type { Queryable } from "../platform/database/client.ts";
import { requests } from "../requests/request-tables.ts";

/** @param today London's date */
export async function showTerms(db: Queryable, landlordId: string, today: string) {
  const terms = await listTerms(db, landlordId);
  return terms.toReversed().map((one) => {
    const end = findCancellationEnd(one);
    return {
      id: one.id,
      plan: landlordPlans[one.plan],
      version: one.version,
      sentOn: formatNumericDate(one.sentOn),
      signedOn: one.signedOn && formatNumericDate(one.signedOn),
      cancelledOn: one.cancelledOn && formatNumericDate(one.cancelledOn),
      cancelUntil: end && formatNumericDate(end),
      mayCancel: end !== null && end >= today,
      documentId: one.documentId,
    };
  });
}

export async function listValuations(db: Queryable, contactIds: readonly string[]) {
  const rows = await db
    .select({ id: requests.id, createdAt: requests.createdAt, payload: requests.payload })
    .from(requests)
    .where(and(inArray(requests.contactId, [...contactIds]), eq(requests.kind, "valuation")))
    .orderBy(desc(requests.createdAt));
  return rows.map(({ id, createdAt, payload }) => ({
    id,
    askedAt: formatMoment(createdAt),
    about: "freetext" in payload && typeof payload.freetext === "string" ? payload.freetext : "",
  }));
}
