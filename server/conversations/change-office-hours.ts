import { createHash } from "node:crypto";
import { sql } from "drizzle-orm";
import * as v from "valibot";
import { isRealDate } from "../../domain/shared/dates.ts";
import type { ResponsePromise } from "../../domain/conversations/response-clock.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { Actor } from "../platform/submissions/record-audit.ts";
import {
  findResponsePromise,
  responsePromiseFields,
  saveResponsePromise,
} from "./response-promise.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Changed = Outcome<{ done: string }>;

/** Most closed days kept, as `officeHoursFields` allows them. */
const mostClosedDays = 200;

/** Changes with every setting, so that a form knows whether it shows what is stored. */
export function getSettingsMark({ hours, promiseMinutes }: ResponsePromise): string {
  const settings = JSON.stringify({ hours, promiseMinutes });
  return createHash("sha256").update(settings).digest("hex").slice(0, 16);
}

/**
 * What the forms of the page of hours do, by the value of their button. Hours that somebody else
 * has saved meanwhile are not overwritten; closed days are added and removed one by one.
 */
export async function changeOfficeHours(
  { database }: Pick<AppContext, "database">,
  actor: Actor,
  fields: Fields,
): Promise<Changed> {
  return transact(database.orm, async (tx) => {
    // The first change has no row to lock.
    await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('office settings', 0))`);
    const stored = await findResponsePromise(tx);
    switch (fields["change"]) {
      case "hours":
        return saveHours(tx, actor, stored, fields);
      case "add-day":
        return addDay(tx, actor, stored, fields["date"] ?? "");
      case "remove-day":
        return removeDay(tx, actor, stored, fields["date"] ?? "");
      default:
        return refuse("This form is not known here. Load the page again.");
    }
  });
}

async function saveHours(
  tx: Transaction,
  actor: Actor,
  stored: ResponsePromise,
  fields: Fields,
): Promise<Changed> {
  if (fields["mark"] !== getSettingsMark(stored)) {
    return refuse(
      "Somebody has saved other settings meanwhile. They are shown below; yours were not saved.",
    );
  }
  const week = stored.hours.week.map((_, day) => {
    const [opens, closes] = [fields[`opens-${day}`] ?? "", fields[`closes-${day}`] ?? ""];
    return opens === "" && closes === "" ? null : { opens, closes };
  });
  const promiseMinutes = Number(fields["promise"] || Number.NaN);
  const { closedDays } = stored.hours;
  const parsed = v.safeParse(responsePromiseFields, {
    hours: { week, closedDays },
    promiseMinutes,
  });
  if (!parsed.success) {
    const errors = parsed.issues.map((issue) => ({
      path: toFieldName(v.getDotPath(issue) ?? ""),
      message: issue.message,
    }));
    return refuse(errors[0]!.message, errors);
  }
  await saveResponsePromise(tx, parsed.output, actor);
  return done("Saved. Every clock follows at once.");
}

/** @example toFieldName("hours.week.3.closes") // "closes-3" */
function toFieldName(path: string): string {
  const [, day, end] = /^hours\.week\.(\d)(?:\.(opens|closes))?$/.exec(path) ?? [];
  if (day !== undefined) return `${end ?? "closes"}-${day}`;
  return path === "promiseMinutes" ? "promise" : "week";
}

async function addDay(
  tx: Transaction,
  actor: Actor,
  { hours, promiseMinutes }: ResponsePromise,
  date: string,
): Promise<Changed> {
  if (!isRealDate(date)) {
    return refuse("Please enter a date", [{ path: "date", message: "Please enter a date" }]);
  }
  const closedDays = [...new Set([...hours.closedDays, date])].toSorted();
  if (closedDays.length > mostClosedDays) {
    return refuse(`No more than ${mostClosedDays} closed days are kept: remove past ones first.`);
  }
  await saveResponsePromise(tx, { hours: { ...hours, closedDays }, promiseMinutes }, actor);
  return done("The office is closed on that day.");
}

async function removeDay(
  tx: Transaction,
  actor: Actor,
  { hours, promiseMinutes }: ResponsePromise,
  date: string,
): Promise<Changed> {
  const closedDays = hours.closedDays.filter((day) => day !== date);
  await saveResponsePromise(tx, { hours: { ...hours, closedDays }, promiseMinutes }, actor);
  return done("The office is open on that day, if its weekday is.");
}

function done(text: string): Changed {
  return { ok: true, answer: { done: text } };
}

function refuse(detail: string, errors?: { path: string; message: string }[]): Changed {
  return { ok: false, refusal: { title: "Not saved", detail, ...(errors && { errors }) } };
}
