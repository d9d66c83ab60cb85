import { countDistinct, eq } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { findFeedNeeds } from "../feeds/feed-needs.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { countNeededMails } from "../platform/mail/outbox-lists.ts";
import { countUnanswered } from "./unanswered.ts";

/** How many things wait in each place of the office that says so, for whoever looks. */
export interface WaitingCounts {
  /** What is unanswered and no colleague's, and homes with offers to decide. */
  today: number;
  inbox: number;
  /** That failed, came back or are delayed. */
  mails: number;
  /** Files that are held, homes to decide about, and feeds that fail. */
  feeds: number;
}

export async function countWaiting(
  { database: { orm }, config }: Pick<AppContext, "database" | "config">,
  staffId: string,
): Promise<WaitingCounts> {
  const [unanswered, homes, mails, feeds] = await Promise.all([
    countUnanswered(orm, staffId),
    countHomesWithOffers(orm),
    countNeededMails(orm),
    findFeedNeeds({ database: { orm }, config }),
  ]);
  return {
    today: unanswered.mine + homes,
    inbox: unanswered.office,
    mails,
    feeds: feeds.length,
  };
}

async function countHomesWithOffers(db: Queryable): Promise<number> {
  const [row] = await db
    .select({ homes: countDistinct(offers.listingId) })
    .from(offers)
    .where(eq(offers.state, "submitted"));
  return row?.homes ?? 0;
}
