import { and, count, countDistinct, eq } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { findFeedNeeds } from "../feeds/feed-needs.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { countNeededMails } from "../platform/mail/outbox-lists.ts";
import { getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { waitsForDecision } from "../tenancies/list-offer-homes.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { countUnanswered } from "./unanswered.ts";

/** How many things wait in each place of the office that says so, for whoever looks. */
export interface WaitingCounts {
  /** What is unanswered and no colleague's, and homes with offers to decide. */
  today: number;
  inbox: number;
  /** To decide. */
  offers: number;
  /** Between the accepted offer and the keys. */
  lets: number;
  /** That failed, came back or are delayed. */
  mails: number;
  /** Files that are held, homes to decide about, and feeds that fail. */
  feeds: number;
}

export async function countWaiting(
  { database: { orm }, config, now }: Pick<AppContext, "database" | "config" | "now">,
  by: Pick<SignedIn, "staffId" | "branchView">,
): Promise<WaitingCounts> {
  const branch = getShownBranch(by);
  // Who is limited to a branch sees neither mails nor feeds.
  const isLimited = by.branchView?.isLimited ?? false;
  const today = getLondonDate(now());
  const [unanswered, waiting, lets, mails, feeds] = await Promise.all([
    countUnanswered(orm, by.staffId, branch),
    countOffers(orm, today, branch),
    orm.$count(
      tenancies,
      and(eq(tenancies.state, "progressing"), isAboutHomeOf(branch, tenancies.listingId)),
    ),
    isLimited ? 0 : countNeededMails(orm),
    isLimited ? [] : findFeedNeeds({ database: { orm }, config }),
  ]);
  return {
    today: unanswered.mine + waiting.homes,
    inbox: unanswered.office,
    offers: waiting.offers,
    lets,
    mails,
    feeds: feeds.length,
  };
}

async function countOffers(db: Queryable, today: string, branch: string | null) {
  const [row] = await db
    .select({ homes: countDistinct(offers.listingId), offers: count() })
    .from(offers)
    .where(and(waitsForDecision(today), isAboutHomeOf(branch, offers.listingId)));
  return row ?? { homes: 0, offers: 0 };
}
