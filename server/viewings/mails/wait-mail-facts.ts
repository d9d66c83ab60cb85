import type { Agency } from "../../../domain/agency/agency.ts";
import type { TimeSpan } from "../../../domain/viewings/diary.ts";
import type { listings } from "../../listings/listing-tables.ts";

export interface WaitMailFacts {
  contact: { firstname: string; email: string };
  listing: typeof listings.$inferSelect;
  times: readonly TimeSpan[];
  enquiryId: string;
  /** Null omits links. */
  siteUrl: string | null;
  /** Where one of the times is chosen. Null without a site. */
  choiceLink: string | null;
  agency: Agency;
  replyTo: string;
}
