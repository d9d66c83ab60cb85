import * as v from "valibot";
import { listOpenSpans, type OfficeHours } from "../agency/office-hours.ts";
import { pageOutOfDate } from "../shared/fields/page-out-of-date.ts";
import { addDays, getLondonDate } from "../shared/dates.ts";
import { formatCount } from "../shared/formats/count.ts";
import { formatShortMoment } from "../shared/formats/short-date.ts";
import { createLondonFormat } from "../shared/london-format.ts";
import { londonTime, parseLondonMoment } from "../shared/london-time.ts";

export type ConversationChange =
  | { kind: "assign"; ownerId: string | null }
  | { kind: "snooze"; until: SnoozeEnd }
  | { kind: "close" }
  | { kind: "reopen" };

/** Whom a change is for at once. */
export const maxSelectedConversations = 200;

/** Until when something is put aside, beside a time that somebody picks. */
export const snoozeChoices = [
  "answer",
  "two-hours",
  "afternoon",
  "workday",
  "monday",
  "week",
  "day-before-viewing",
] as const;

export type SnoozeChoice = (typeof snoozeChoices)[number];

/** What is chosen until somebody chooses otherwise. */
export const firstSnooze = "workday" satisfies SnoozeChoice;

/** Of each conversation it is another time. */
export type SnoozeEnd = Date | "day-before-viewing";

const hourMs = 3_600_000;

export function getSnoozeEnd(choice: SnoozeChoice, now: Date, hours: OfficeHours): SnoozeEnd {
  if (choice === "day-before-viewing") return choice;
  if (choice === "two-hours") return new Date(now.getTime() + 2 * hourMs);
  const today = getLondonDate(now);
  if (choice === "afternoon") return parseLondonMoment(today, "13:00") ?? now;
  // Before the office opens that is today's.
  if (choice === "workday") return findMorning(today, hours, now) ?? now;
  const days = {
    // What they write brings it back at once. Without a word it is back on the second day.
    answer: 2,
    monday: countDaysToMonday(today),
    week: 7,
  }[choice];
  return findMorning(addDays(today, days), hours) ?? now;
}

/**
 * When the office opens next from a day on, and after a moment; after a month without an open day, at nine
 * on the first such day.
 */
function findMorning(from: string, hours: OfficeHours, after = new Date(0)): Date | null {
  const next = listOpenSpans(hours, from, addDays(from, 30)).find(({ opens }) => opens > after);
  if (next) return next.opens;
  const nine = parseLondonMoment(from, "09:00");
  return nine && nine <= after ? parseLondonMoment(addDays(from, 1), "09:00") : nine;
}

/** 1 to 7: on a Monday the next one. */
function countDaysToMonday(date: string): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (8 - weekday) % 7 || 7;
}

export interface SnoozeOption {
  value: SnoozeChoice;
  text: string;
  note: string;
}

const longWeekday = createLondonFormat("en-GB", { weekday: "long" });

/** What a menu offers now, each with the time at which it would be back. */
export function listSnoozeOptions(now: Date, hours: OfficeHours): SnoozeOption[] {
  const afternoon = getSnoozeEnd("afternoon", now, hours);
  const isMorning = afternoon instanceof Date && afternoon > now;
  const monday = getSnoozeEnd("monday", now, hours);
  const note = (choice: SnoozeChoice) => formatEnd(getSnoozeEnd(choice, now, hours), now);
  const options: SnoozeOption[] = [
    { value: "answer", text: "When they reply", note: `or ${note("answer")}` },
    isMorning
      ? { value: "afternoon", text: "This afternoon", note: note("afternoon") }
      : { value: "two-hours", text: "In 2 hours", note: note("two-hours") },
    { value: firstSnooze, text: "Next working morning", note: note("workday") },
    // After a bank holiday it is another day.
    {
      value: "monday",
      text: monday instanceof Date ? longWeekday(monday) : "Monday",
      note: note("monday"),
    },
    { value: "week", text: "In a week", note: note("week") },
    {
      value: "day-before-viewing",
      text: "Day before the viewing",
      note: "or the last working morning before",
    },
  ];
  // On a Sunday the next working morning is Monday's, and on a Monday the next one is in a week.
  return options.filter(
    (option, place) => options.findIndex(({ note: other }) => other === option.note) === place,
  );
}

/** `13:00` today, else `Sat 21 Nov, 09:00`. */
function formatEnd(end: SnoozeEnd, now: Date): string {
  if (end === "day-before-viewing") return end;
  const isToday = getLondonDate(end) === getLondonDate(now);
  return isToday ? londonTime(end) : formatShortMoment(end, now);
}

/** When the office opens last on a day before the viewing's. Null if that has passed. */
export function getDayBefore(viewing: Date, now: Date, hours: OfficeHours): Date | null {
  const dayBefore = addDays(getLondonDate(viewing), -1);
  const last = listOpenSpans(hours, addDays(dayBefore, -30), dayBefore).at(-1);
  const end = last?.opens ?? parseLondonMoment(dayBefore, "09:00");
  return end !== null && end > now ? end : null;
}

// Its own messages would repeat what was sent.
const uuid = (message: string) => v.pipe(v.string(message), v.uuid(message));
const noColleague = "We can’t find that colleague.";
const nothingChosen = "Select a conversation first.";

const pickTime = "Select a date and time.";

const fields = v.object({
  ids: v.pipe(
    v.array(uuid("We can’t find that conversation."), nothingChosen),
    v.minLength(1, nothingChosen),
    v.maxLength(
      maxSelectedConversations,
      `Select at most ${formatCount(maxSelectedConversations, "conversation")}.`,
    ),
  ),
  change: v.picklist(["assign", "snooze", "close", "reopen"], pageOutOfDate),
  /** Empty gives it back. */
  owner: v.optional(v.union([v.literal(""), uuid(noColleague)], noColleague)),
  until: v.optional(v.picklist([...snoozeChoices, "picked"], "Select how long to snooze for.")),
  /** The time that was picked, as a browser's field has it. */
  at: v.optional(v.string(pickTime), ""),
});

export type ReadChange =
  | { ok: true; ids: string[]; change: ConversationChange }
  | { ok: false; problem: string };

/** @param ids of the boxes that are ticked, or of the one that is open */
export function readConversationChange(
  ids: readonly unknown[],
  form: { change?: unknown; owner?: unknown; until?: unknown; at?: unknown },
  now: Date,
  hours: OfficeHours,
): ReadChange {
  const parsed = v.safeParse(fields, { ...form, ids });
  if (!parsed.success) return { ok: false, problem: parsed.issues[0].message };
  const { ids: chosen, change, owner, until, at } = parsed.output;
  if (change === "assign") {
    return { ok: true, ids: chosen, change: { kind: change, ownerId: owner || null } };
  }
  if (change !== "snooze") return { ok: true, ids: chosen, change: { kind: change } };
  if (until === undefined) return { ok: false, problem: "Select how long to snooze for." };
  const end = until === "picked" ? readPickedTime(at) : getSnoozeEnd(until, now, hours);
  if (end === null) return { ok: false, problem: pickTime };
  return { ok: true, ids: chosen, change: { kind: change, until: end } };
}

/** London's, `2026-11-24T10:30`. */
function readPickedTime(text: string): Date | null {
  const [date = "", time = ""] = text.split("T");
  return parseLondonMoment(date, time);
}
