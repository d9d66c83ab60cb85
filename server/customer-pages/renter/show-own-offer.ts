import { eq } from "drizzle-orm";
import { formatMoment, type RenterFacts } from "../../../domain/customer-pages/renter-steps.ts";
import { describeBackup, nameBackup } from "../../../domain/offers/backup.ts";
import { findAdvertisedRent, recordOfferedRent } from "../../../domain/offers/compare-offers.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import type { TenancyState } from "../../../domain/tenancies/tenancy.ts";
import { listLandlordAnswers } from "../../offers/ask-landlord.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findBackup } from "../../tenancies/decision/find-backup.ts";
import type { HeldDecisions } from "../../tenancies/decision/held-decisions.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";
import type { CaseHome, RenterRecords } from "./read-renter-records.ts";

type Offer = RenterRecords["offers"][number];

/** Who has it, and what it is kept for. */
export async function readOfferFacts(
  db: Queryable,
  offer: Offer,
  home: Pick<CaseHome, "id" | "status" | "rentPcm" | "lowestRentPcm">,
  read: { now: Date; held: HeldDecisions },
): Promise<NonNullable<RenterFacts["offer"]>> {
  const { id, state, submittedAt, content, advertisedRent } = offer;
  const most = findAdvertisedRent(advertisedRent, home.rentPcm, home.lowestRentPcm);
  const isAsked = (await listLandlordAnswers(db, [id])).length > 0;
  return {
    state,
    submittedAt,
    rentPcm: content && recordOfferedRent(content.details.rent, most).rentPcm,
    isAsked,
    tenancyState: await findTenancyState(db, offer),
    backup: await findBackup(db, offer, home, read),
  };
}

/** Of an offer that was accepted; the page shows it as it was while that can be undone. */
async function findTenancyState(db: Queryable, { id, state }: Offer): Promise<TenancyState | null> {
  if (state !== "accepted" && state !== "withdrawn") return null;
  const [found] = await db
    .select({ state: tenancies.state })
    .from(tenancies)
    .where(eq(tenancies.offerId, id));
  return found?.state ?? null;
}

export function showOffer(
  { contactIds }: RenterRecords,
  offer: Offer | null,
  facts: RenterFacts["offer"],
) {
  if (offer === null || facts === null) return null;
  const { isAsked, backup } = facts;
  const { id, contactId, state, submittedAt, content } = offer;
  const mayOpen = contactIds.includes(contactId) && (state === "invited" || state === "draft");
  return {
    state,
    openId: mayOpen ? id : null,
    submittedAt: submittedAt && formatMoment(submittedAt),
    startsOn: content && formatNumericDate(content.details.startdate),
    isAsked,
    backup: backup && { title: nameBackup(backup), text: describeBackup(backup) },
  };
}
