import type { AppContext } from "../app-context.ts";
import { and, asc, eq, lte } from "drizzle-orm";
import { getLondonDate, isRealDate } from "../../domain/shared/dates.ts";
import { isFarAhead } from "../../domain/shared/distant-dates.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import { nameStaff } from "../staff/name-staff.ts";
import { refuse } from "../staff/refusals.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { lockRecord } from "../listings/listing-records.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { changeHome } from "./home-change.ts";
import { publishInTransaction } from "./publish-home.ts";
import { isAdvertised } from "../../domain/listings/listing-state.ts";
import { transact } from "../platform/database/transact.ts";

/** Publishes a home later by itself. What is missing then is told on its page. */
export function scheduleHome(
  app: AppContext,
  actor: StaffActor,
  id: string,
  { date, time }: { date: string; time: string },
): Promise<Outcome<{ done: string }>> {
  return changeHome(app, id, async (tx, { record }) => {
    const at = isRealDate(date) ? parseLondonMoment(date, time) : null;
    if (!at) return refuse("Enter a date and time", "publishDate");
    if (at <= app.now()) return refuse("That time has passed", "publishDate");
    if (isFarAhead(date, getLondonDate(app.now()))) {
      return refuse("That’s more than 2 years from now. Check the year", "publishDate");
    }
    if (isAdvertised(record.state)) return refuse("The property is already published.");
    await tx
      .update(listingRecords)
      .set({
        publishAt: at,
        publishBy: actor.staffId,
        publishProblem: null,
        version: record.version + 1,
      })
      .where(eq(listingRecords.id, id));
    await recordAudit(tx, {
      actor,
      action: "listing.scheduled",
      subject: "listing",
      subjectId: id,
      detail: { at: at.toISOString() },
    });
    return {
      ok: true,
      answer: {
        done: "Publishing scheduled. We’ll publish the property then if it passes all checks.",
      },
    };
  });
}

export function unscheduleHome(
  app: AppContext,
  actor: StaffActor,
  id: string,
): Promise<Outcome<{ done: string }>> {
  return changeHome(app, id, async (tx, { record }) => {
    await tx
      .update(listingRecords)
      .set({ publishAt: null, publishBy: null, publishProblem: null, version: record.version + 1 })
      .where(eq(listingRecords.id, id));
    const what = { action: "listing.unscheduled", subject: "listing", subjectId: id } as const;
    await recordAudit(tx, { actor, ...what });
    return { ok: true, answer: { done: "Schedule cancelled. We won’t publish it automatically." } };
  });
}

/** Publishes the homes whose time has come. @returns how many were tried */
export async function publishScheduled(app: AppContext): Promise<number> {
  const { id, publishAt } = listingRecords;
  const due = await app.database.orm
    .select({ id })
    .from(listingRecords)
    .where(lte(publishAt, app.now()))
    .orderBy(asc(publishAt))
    .limit(50);
  for (const home of due) await publishIfDue(app, home.id);
  return due.length;
}

export async function publishIfDue(app: AppContext, id: string): Promise<void> {
  const outcome = await changeHome(app, id, async (tx, home) => {
    const { publishAt, publishBy } = home.record;
    // Between the search and the lock somebody may have taken the time back.
    if (publishAt === null || publishAt > app.now()) return { ok: true, answer: { done: "" } };
    const names = await nameStaff(tx, [publishBy]);
    const scheduledBy = names.get(publishBy ?? "") ?? null;
    return publishInTransaction(tx, app, home, { actor: "job", rentReason: "", scheduledBy });
  });
  if (!outcome.ok) await noteFailure(app, id, outcome.refusal.detail);
}

async function noteFailure(app: AppContext, id: string, publishProblem: string): Promise<void> {
  await transact(app.database.orm, async (tx) => {
    const record = await lockRecord(tx, id);
    // Another process may have published it meanwhile.
    if (!record?.publishAt || record.publishAt > app.now()) return;
    await tx
      .update(listingRecords)
      .set({ publishAt: null, publishProblem })
      .where(and(eq(listingRecords.id, id)));
    await notifyOffice(tx, { subject: "listing", id });
  });
}
