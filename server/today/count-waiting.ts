import type { AppContext } from "../app-context.ts";
import { countFailedEmails } from "../platform/mail/outbox-lists.ts";
import { findNeeds, type TodayReader } from "./find-needs.ts";

/** How many things wait in each place of the office that says so, for whoever looks. */
export interface WaitingCounts {
  /** What needs somebody and is no colleague's, as their page of today says. */
  today: number;
  /** Unanswered conversations, and emails that belong to none yet. */
  inbox: number;
  /** Homes with offers to decide. */
  offers: number;
  /** Tenancies with a deadline that nears or has passed, as Today has them. */
  lets: number;
  /** That failed, came back or are delayed. */
  mails: number;
  /** Files that are held, homes to decide about, and feeds that fail. */
  feeds: number;
}

export async function countWaiting(app: AppContext, by: TodayReader): Promise<WaitingCounts> {
  const { orm } = app.database;
  // Who is limited to a branch does not see mails.
  const isLimited = by.branchView?.isLimited ?? false;
  const needs = await findNeeds(app, by);
  return {
    today: needs.total.mine,
    inbox: needs.unanswered.office + needs.unmatched.office,
    offers: needs.offers.office,
    lets: needs.alarmed.office,
    mails: isLimited ? 0 : await countFailedEmails(orm),
    feeds: needs.feeds.length,
  };
}
