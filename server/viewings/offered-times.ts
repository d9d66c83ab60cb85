import type { FreeTime } from "../../domain/viewings/free-times.ts";
import type { Transaction } from "../platform/database/client.ts";
import { hashToken } from "../staff/tokens.ts";
import { offeredTimes } from "./home-viewing-tables.ts";

interface Offer {
  listingId: string;
  contactId: string;
  enquiryId: string | null;
  channel: "site" | "office" | "mail";
  /** Null for the site. */
  staffId: string | null;
  times: readonly Pick<FreeTime, "startsAt" | "negotiatorId">[];
  /** Of the link in the mail, by which the renter chooses one of them. */
  token?: string | null;
  at: Date;
}

/** More than a person can look through says nothing. */
const mostTimes = 50;

/**
 * Records what was offered to whom: once for each enquiry that is sent from a calendar, and for each
 * offer of the office. Not for each look at a calendar, which names nobody.
 */
export async function recordOfferedTimes(
  tx: Transaction,
  { times, token = null, ...offer }: Offer,
): Promise<void> {
  if (times.length === 0) return;
  await tx.insert(offeredTimes).values({
    ...offer,
    tokenHash: token === null ? null : hashToken(token),
    times: times.slice(0, mostTimes).map(({ startsAt, negotiatorId }) => ({
      startsAt: startsAt.toISOString(),
      negotiatorId,
    })),
  });
}
