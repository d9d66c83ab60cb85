import { findSignedOn } from "../../../domain/tenancies/steps/required-steps.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";
import type { RenterRecords } from "./read-renter-records.ts";

/** The tenancy of a home that runs, else their last. */
export function findTenancyView({ tenancies }: RenterRecords, listingId: string) {
  const ofHome = tenancies.filter(({ row }) => row.listingId === listingId);
  return ofHome.find(({ row }) => row.state === "progressing") ?? ofHome[0] ?? null;
}

/** One that is open or decided for them comes before what came to nothing. */
export function findOffer({ offers }: RenterRecords, listingId: string) {
  const ofHome = offers.filter((offer) => offer.listingId === listingId);
  return (
    ofHome.find(({ state }) => ["invited", "draft", "submitted", "accepted"].includes(state)) ??
    ofHome[0] ??
    null
  );
}

/** An offer that is not decided, or a tenancy before everybody has signed. */
export function findWithdrawable(records: RenterRecords, listingId: string) {
  const { contactIds } = records;
  const loaded = findTenancyView(records, listingId);
  if (loaded?.row.state === "progressing") {
    if (!isTenant(loaded, contactIds) || findSignedOn(loaded.tenancy) !== null) return null;
    return { what: "let", id: loaded.row.id } as const;
  }
  const offer = findOffer(records, listingId);
  return offer?.state === "submitted" ? ({ what: "offer", id: offer.id } as const) : null;
}

/** Whether they have withdrawn already from the last that they had with a home. */
export function isWithdrawn(records: RenterRecords, listingId: string): boolean {
  const loaded = findTenancyView(records, listingId);
  const offer = findOffer(records, listingId);
  if (loaded === null || (offer !== null && offer.id !== loaded.row.offerId))
    return offer?.state === "withdrawn";
  const { state, ending } = loaded.tenancy;
  const isTheirs = state === "fallen-through" && ending?.by === "renter";
  return isTheirs && isTenant(loaded, records.contactIds);
}

function isTenant({ people }: LoadedTenancy, contactIds: readonly string[]): boolean {
  return people.some(({ role, contactId }) => role === "tenant" && contactIds.includes(contactId));
}
