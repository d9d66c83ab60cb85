import { and, count, eq, isNull, lt, lte } from "drizzle-orm";
import { subtractOfficeMinutes } from "../../domain/agency/office-hours.ts";
import type { OpenKey } from "../../domain/figures/open-now.ts";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { findResponsePromise } from "../conversations/response-promise.ts";
import { listHomesWithDueCertificates } from "../homes/chase-certificates.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import { listAlarmedTenancies } from "../tenancies/mail-alarms.ts";
import { countFeedbackDue } from "../viewings/find-feedback.ts";

/** Of a holding deposit, until it has to go back. */
const lastDays = 3;
const longLiveDays = 30;

export type OpenNow = Record<OpenKey, number>;

export async function findOpenNow({
  database: { orm },
  now,
}: Pick<AppContext, "database" | "now">): Promise<OpenNow> {
  const moment = now();
  const today = getLondonDate(moment);
  const alarmed = await listAlarmedTenancies(orm, moment);
  const endsSoon = alarmed.filter(({ alarms }) =>
    alarms.some(({ name, dueOn }) => name === "agreement" && dueOn < addDays(today, lastDays)),
  );
  return {
    late: await countLate(orm, moment),
    feedbackDue: await countFeedbackDue(orm, moment),
    holdingDeposits: endsSoon.length,
    clocks: alarmed.length,
    certificates: (await listHomesWithDueCertificates(orm, today)).length,
    longLive: await countLongLive(orm, moment),
  };
}

/** As `readResponseClock` says, of what waits now. */
async function countLate(db: Queryable, now: Date): Promise<number> {
  const { hours, promiseMinutes } = await findResponsePromise(db);
  const [row] = await db
    .select({ late: count() })
    .from(conversations)
    .where(
      and(
        eq(conversations.lane, "unanswered"),
        isNull(conversations.mergedInto),
        lte(conversations.waitingSince, subtractOfficeMinutes(hours, now, promiseMinutes)),
      ),
    );
  return row?.late ?? 0;
}

async function countLongLive(db: Queryable, now: Date): Promise<number> {
  const before = new Date(now.getTime() - longLiveDays * 86_400_000);
  const [row] = await db
    .select({ homes: count() })
    .from(listingRecords)
    .where(and(eq(listingRecords.state, "available"), lt(listingRecords.listedAt, before)));
  return row?.homes ?? 0;
}
