import type { Agency } from "../../../domain/agency/agency.ts";
import type { TimeSpan } from "../../../domain/viewings/diary/diary.ts";
import type { listings } from "../../listings/listing-tables.ts";

/** For a renter on the waiting list for a viewing. */
export interface WaitFacts {
  contact: { firstname: string; email: string };
  listing: typeof listings.$inferSelect;
  enquiryId: string;
  /** Null omits links. */
  siteUrl: string | null;
  agency: Agency;
  replyTo: string;
}

export interface WaitMailFacts extends WaitFacts {
  times: readonly TimeSpan[];
  /** Where one of the times is chosen. Null without a site. */
  choiceLink: string | null;
}
