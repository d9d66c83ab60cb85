import { countDistinct, and } from "drizzle-orm";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { hasPermission } from "../../domain/staff/roles.ts";
import type { AppContext } from "../app-context.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import { findFeedAlerts } from "../feeds/feed-alerts.ts";
import { countHomesWithCertificatesToDo } from "../homes/certificates/chase-certificates.ts";
import { listDocumentsFromLandlords } from "../homes/certificates/list-documents-to-check.ts";
import { countBlockedHomes } from "../homes/list/list-homes.ts";
import { countUnmatchedEmails } from "../inbound-email/held/list-unmatched-emails.ts";
import { offers } from "../offers/offer-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { countFailedEmails } from "../platform/mail/outbox-lists.ts";
import { countOpenErasures } from "../privacy/request-erasure.ts";
import { getShownBranch, type SignedIn } from "../staff/sessions.ts";
import { waitsForDecision } from "../tenancies/decision/list-offer-homes.ts";
import { listOpenEnds } from "../tenancies/end/list-open-ends.ts";
import { listTenanciesWithDocuments } from "../tenancies/steps/list-sent-to-check.ts";
import { listHomesToRelist } from "../tenancies/decision/list-homes-to-relist.ts";
import { listTenanciesNearDeadline } from "../tenancies/steps/send-deadline-reminders.ts";
import { countFeedbackDue } from "../viewings/feedback/find-feedback.ts";
import { countUnanswered } from "./unanswered.ts";

/** `mine` leaves out what is a colleague's. What is nobody's is everybody's. */
export type AssigneeFilter = "mine" | "office";
export type NeedCount = Record<AssigneeFilter, number>;

export type TodayReader = Pick<SignedIn, "staffId" | "role" | "branchView" | "isDemo">;

/**
 * What needs somebody, in the branch that their lists show. The rail, the tabs of Today and its
 * heading all count by this.
 */
export async function findNeeds({ database: { orm }, config, now }: AppContext, by: TodayReader) {
  const branch = getShownBranch(by);
  const today = getLondonDate(now());
  // Feeds are the whole agency’s.
  const isLimited = by.branchView?.isLimited ?? false;
  const tenancies = await findTenanciesAtRisk(orm, { now: now(), today, branch });
  const whose = { staffId: by.staffId, branch };
  const counts = {
    unanswered: await countUnanswered(orm, by.staffId, branch),
    unmatched: ofEverybody(hasPermission(by, "see-people") ? await countUnmatchedEmails(orm) : 0),
    feedbackDue: await countFeedbackDue(orm, now(), whose),
    offers: ofEverybody(await countOfferHomes(orm, today, branch)),
    alarmed: countTenancies(tenancies.alarmed, by.staffId),
    sent: countTenancies(tenancies.sent, by.staffId),
    landlordPapers: countTenancies(tenancies.landlordPapers, by.staffId),
    undecided: countTenancies(tenancies.undecided, by.staffId),
    ended: countTenancies(tenancies.ended, by.staffId),
    dueCertificates: {
      mine: await countHomesWithCertificatesToDo(orm, today, whose),
      office: await countHomesWithCertificatesToDo(orm, today, { staffId: null, branch }),
    },
    blocked: ofEverybody(await countBlockedHomes(orm, branch)),
    failedMails: ofEverybody(hasPermission(by, "see-outbox") ? await countFailedEmails(orm) : 0),
    erasures: ofEverybody(hasPermission(by, "confirm-erasure") ? await countOpenErasures(orm) : 0),
  };
  const feeds = isLimited ? [] : await findFeedAlerts({ database: { orm }, config });
  const all = [...Object.values(counts), ofEverybody(feeds.length)];
  const total = (one: AssigneeFilter) => all.reduce((sum, count) => sum + count[one], 0);
  return { ...counts, feeds, tenancies, total: { mine: total("mine"), office: total("office") } };
}

const ofEverybody = (count: number): NeedCount => ({ mine: count, office: count });

export function isMine({ ownerId }: { ownerId: string | null }, staffId: string): boolean {
  return ownerId === null || ownerId === staffId;
}

function countTenancies(
  tenancies: readonly { ownerId: string | null }[],
  staffId: string,
): NeedCount {
  return { mine: tenancies.filter((one) => isMine(one, staffId)).length, office: tenancies.length };
}

/** Tenancies whose clocks are at risk, those and homes for which something came, homes after a tenancy that fell through, and what ended tenancies leave. */
async function findTenanciesAtRisk(
  db: Queryable,
  { now, today, branch }: { now: Date; today: string; branch: string | null },
) {
  return {
    alarmed: await listTenanciesNearDeadline(db, now, branch),
    sent: await listTenanciesWithDocuments(db, branch),
    landlordPapers: await listDocumentsFromLandlords(db, today, branch),
    undecided: await listHomesToRelist(db, branch),
    ended: await listOpenEnds(db, branch),
  };
}

async function countOfferHomes(db: Queryable, today: string, branch: string | null) {
  const [row] = await db
    .select({ homes: countDistinct(offers.listingId) })
    .from(offers)
    .where(and(waitsForDecision(today), isAboutHomeOf(branch, offers.listingId)));
  return row?.homes ?? 0;
}
