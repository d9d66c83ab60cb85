import { and, count, eq, isNull, lt } from "drizzle-orm";
import type { OpenKey } from "../../domain/figures/open-now.ts";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { isConversationOf, isHomeOf } from "../branches/of-branch.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { isLate } from "../conversations/is-late.ts";
import { findResponsePromise } from "../conversations/response-promise.ts";
import { countHomesWithDueCertificates } from "../homes/chase-certificates.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listAlarmedTenancies } from "../tenancies/mail-alarms.ts";
import { countFeedbackDue } from "../viewings/find-feedback.ts";

/** Of a holding deposit, until it has to go back. */
const lastDays = 3;
const longLiveDays = 30;

export type OpenNow = Record<OpenKey, number>;

/** @param branch whose figures; null: the agency’s */
export async function findOpenNow(
  { database: { orm }, now }: Pick<AppContext, "database" | "now">,
  branch: string | null = null,
): Promise<OpenNow> {
  const moment = now();
  const today = getLondonDate(moment);
  const alarmed = await listAlarmedTenancies(orm, moment, branch);
  const endsSoon = alarmed.filter(({ alarms }) =>
    alarms.some(({ name, dueOn }) => name === "agreement" && dueOn < addDays(today, lastDays)),
  );
  return {
    late: await countLate(orm, moment, branch),
    feedbackDue: await countFeedbackDue(orm, moment, branch),
    holdingDeposits: endsSoon.length,
    clocks: alarmed.length,
    certificates: await countHomesWithDueCertificates(orm, today, { staffId: null, branch }),
    longLive: await countLongLive(orm, moment, branch),
  };
}

/** As `readResponseClock` says, of what waits now. */
async function countLate(db: Queryable, now: Date, branch: string | null): Promise<number> {
  const promise = await findResponsePromise(db);
  const [row] = await db
    .select({ late: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.lane, "unanswered"),
        isNull(conversations.mergedInto),
        isLate(promise, now),
        isConversationOf(branch),
      ),
    );
  return row?.late ?? 0;
}

async function countLongLive(db: Queryable, now: Date, branch: string | null): Promise<number> {
  const before = new Date(now.getTime() - longLiveDays * 86_400_000);
  const [row] = await db
    .select({ homes: count() })
    .from(listingRecords)
    .where(
      and(
        eq(listingRecords.state, "available"),
        lt(listingRecords.listedAt, before),
        isHomeOf(branch),
      ),
    );
  return row?.homes ?? 0;
}
