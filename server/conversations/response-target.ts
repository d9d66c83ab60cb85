import { and, isNotNull, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import { fillSettings } from "../../domain/agency/agency-settings.ts";
import { createSettingsSchema, listSettingsDetail } from "../../domain/agency/settings-fields.ts";
import { officeHoursFields, usualOfficeHours } from "../../domain/agency/office-hours.ts";
import type { ResponseTarget } from "../../domain/conversations/response-clock.ts";
import { branches } from "../agency/branch-table.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { officeSettings } from "../agency/settings-tables.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { notDone } from "../staff/refusals.ts";

export const responseTargetFields = v.intersect([
  v.object({ hours: officeHoursFields }),
  createSettingsSchema("hours"),
]);

export async function findResponseTarget(db: Queryable): Promise<ResponseTarget> {
  const [row] = await db.select().from(officeSettings);
  const { hours } = row ?? { hours: usualOfficeHours };
  const { promiseMinutes } = fillSettings(row ?? {});
  const own = await db
    .select({ week: branches.week, ids: sql<string[]>`array_agg(${branches.id}::text)` })
    .from(branches)
    .where(and(isNotNull(branches.week), isNull(branches.closedAt)))
    .groupBy(branches.week);
  const ofBranches = own.flatMap(({ week, ids }) =>
    week === null ? [] : [{ branches: ids, hours: { week, closedDays: hours.closedDays } }],
  );
  return { hours, promiseMinutes, ...(ofBranches.length > 0 && { ofBranches }) };
}

/**
 * Clocks that run already follow it at once: nothing of a clock is stored.
 * @param fields of the settings, whatever was sent
 */
export async function saveResponseTarget(
  tx: Transaction,
  fields: unknown,
  actor: Actor,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(responseTargetFields, fields);
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => ({
      path: v.getDotPath(issue) ?? "",
      message: issue.message,
    }));
    return {
      ok: false,
      refusal: { title: notDone, detail: errors[0]?.message ?? "", errors },
    };
  }
  const { hours, ...settings } = parsed.output;
  await tx
    .insert(officeSettings)
    .values({ hours, ...settings })
    .onConflictDoUpdate({ target: officeSettings.id, set: { hours, ...settings } });
  await recordAudit(tx, {
    actor,
    action: "settings.promise-changed",
    subject: "settings",
    subjectId: "promise",
    detail: listSettingsDetail("hours", settings),
  });
  await notifyOffice(tx, { subject: "settings", id: null });
  return { ok: true, answer: { done: "Office hours and response target saved." } };
}
