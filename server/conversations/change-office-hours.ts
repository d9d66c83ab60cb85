import { hoursForms } from "../../domain/conversations/hours-forms.ts";
import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { pickSettings } from "../../domain/agency/agency-settings.ts";
import { readPostedSettings } from "../../domain/agency/settings-fields.ts";
import { findAgencySettings } from "../agency/find-settings.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { defineActs, done, type FormCall, type FormOutcome } from "../staff/office-form.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import { findResponseTarget, responseTargetFields, saveResponseTarget } from "./response-target.ts";
import { describeConflict } from "../staff/refusals.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Changed = FormOutcome;

/** Most closed days kept, as `officeHoursFields` allows them. */
const mostClosedDays = 200;

/** What the page shows: the agency's hours, and the settings beside them. */
export async function findOfficeSettings(db: Queryable | Transaction) {
  const { hours } = await findResponseTarget(db);
  return { hours, settings: pickSettings("hours", await findAgencySettings(db)) };
}

type OfficeSettings = Awaited<ReturnType<typeof findOfficeSettings>>;

/** Changes with every setting, so that a form knows whether it shows what is stored. */
export function getSettingsMark({ hours, settings }: OfficeSettings): string {
  return createHash("sha256")
    .update(JSON.stringify({ hours, settings }))
    .digest("hex")
    .slice(0, 16);
}

interface Change {
  tx: Transaction;
  actor: Actor;
  stored: OfficeSettings;
}

/** One change at a time. The first has no row to lock. */
const inTurn =
  <Read>(run: (change: Change, call: FormCall, values: Read) => Promise<Changed>) =>
  async (tx: Transaction, call: FormCall, values: Read): Promise<Changed> => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('office settings', 0))`);
    const actor = { staffId: call.by.staffId };
    return run({ tx, actor, stored: await findOfficeSettings(tx) }, call, values);
  };

/** Hours that somebody else has saved meanwhile are not overwritten; closed days come and go one by one. */
export const hoursActs = defineActs(hoursForms, {
  hours: inTurn((change, { texts }) => saveHours(change, texts)),
  "add-day": inTurn<{ date: string }>((change, _call, { date }) => addDay(change, date)),
  "remove-day": inTurn<{ date: string }>((change, _call, { date }) => removeDay(change, date)),
});

async function saveHours({ tx, actor, stored }: Change, fields: Fields): Promise<Changed> {
  if (fields["mark"] !== getSettingsMark(stored)) {
    return refuse(
      describeConflict({ what: "these settings", next: "Their changes are shown below." }),
    );
  }
  const week = stored.hours.week.map((_, day) => {
    const [opens, closes] = [fields[`opens-${day}`] ?? "", fields[`closes-${day}`] ?? ""];
    return opens === "" && closes === "" ? null : { opens, closes };
  });
  const { closedDays } = stored.hours;
  const parsed = v.safeParse(responseTargetFields, {
    hours: { week, closedDays },
    ...readPostedSettings("hours", fields),
  });
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => ({
      path: toFieldName(v.getDotPath(issue) ?? ""),
      message: issue.message,
    }));
    return refuse(errors[0]!.message, errors);
  }
  await saveResponseTarget(tx, parsed.output, actor);
  return done("Saved. Response times now use these hours.");
}

/** @example toFieldName("hours.week.3.closes") // "closes-3" */
function toFieldName(path: string): string {
  const [, day, end] = /^hours\.week\.(\d)(?:\.(opens|closes))?$/.exec(path) ?? [];
  if (day !== undefined) return `${end ?? "closes"}-${day}`;
  return path.startsWith("hours.") ? "week" : path;
}

async function addDay({ tx, actor, stored }: Change, date: string): Promise<Changed> {
  const { hours, settings } = stored;
  const closedDays = [...new Set([...hours.closedDays, date])].toSorted();
  if (closedDays.length > mostClosedDays) {
    return refuse(`You can keep up to ${mostClosedDays} closed days. Remove past ones first.`);
  }
  await saveResponseTarget(tx, { hours: { ...hours, closedDays }, ...settings }, actor);
  return done("Closed day added.");
}

async function removeDay({ tx, actor, stored }: Change, date: string): Promise<Changed> {
  const { hours, settings } = stored;
  const closedDays = hours.closedDays.filter((day) => day !== date);
  await saveResponseTarget(tx, { hours: { ...hours, closedDays }, ...settings }, actor);
  return done("Closed day removed. The usual hours for that weekday apply.");
}

function refuse(detail: string, errors?: { path: string; message: string }[]): Changed {
  return { ok: false, refusal: { title: "Not saved", detail, ...(errors && { errors }) } };
}
