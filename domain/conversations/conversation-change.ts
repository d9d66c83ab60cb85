import * as v from "valibot";
import { addDays, getLondonDate } from "../shared/dates.ts";
import { parseLondonMoment } from "../shared/london-time.ts";

export type ConversationChange =
  | { kind: "assign"; ownerId: string | null }
  | { kind: "snooze"; until: Date }
  | { kind: "close" }
  | { kind: "reopen" };

/** Whom a change is for at once. */
export const mostConversations = 200;

/** How long something is put aside. */
export const snoozeChoices = {
  "two-hours": "For two hours",
  tomorrow: "Until tomorrow, 09:00",
  monday: "Until Monday, 09:00",
  week: "For a week",
} as const;

export type SnoozeChoice = keyof typeof snoozeChoices;

const snoozeNames = ["two-hours", "tomorrow", "monday", "week"] as const satisfies SnoozeChoice[];

const hourMs = 3_600_000;

export function getSnoozeEnd(choice: SnoozeChoice, now: Date): Date {
  if (choice === "two-hours") return new Date(now.getTime() + 2 * hourMs);
  const today = getLondonDate(now);
  const days = { tomorrow: 1, monday: countDaysToMonday(today), week: 7 }[choice];
  return parseLondonMoment(addDays(today, days), "09:00") ?? now;
}

/** 1 to 7: on a Monday the next one. */
function countDaysToMonday(date: string): number {
  const weekday = new Date(`${date}T00:00:00Z`).getUTCDay();
  return (7 - weekday) % 7 === 0 ? 1 : (8 - weekday) % 7 || 7;
}

// Its own messages would repeat what was sent.
const uuid = (message: string) => v.pipe(v.string(message), v.uuid(message));
const noColleague = "There is no such colleague.";
const nothingChosen = "Choose a conversation first.";

const fields = v.object({
  ids: v.pipe(
    v.array(uuid("There is no such conversation."), nothingChosen),
    v.minLength(1, nothingChosen),
    v.maxLength(mostConversations, `Choose ${mostConversations} at most.`),
  ),
  change: v.picklist(
    ["assign", "snooze", "close", "reopen"],
    "This form is not known here. Load the page again.",
  ),
  /** Empty gives it back. */
  owner: v.optional(v.union([v.literal(""), uuid(noColleague)], noColleague)),
  until: v.optional(v.picklist(snoozeNames, "Choose how long.")),
});

export type ReadChange =
  | { ok: true; ids: string[]; change: ConversationChange }
  | { ok: false; problem: string };

/** @param ids of the boxes that are ticked, or of the one that is open */
export function readConversationChange(
  ids: readonly unknown[],
  form: { change?: unknown; owner?: unknown; until?: unknown },
  now: Date,
): ReadChange {
  const parsed = v.safeParse(fields, { ...form, ids });
  if (!parsed.success) return { ok: false, problem: parsed.issues[0].message };
  const { ids: chosen, change, owner, until } = parsed.output;
  if (change === "assign") {
    return { ok: true, ids: chosen, change: { kind: change, ownerId: owner || null } };
  }
  if (change !== "snooze") return { ok: true, ids: chosen, change: { kind: change } };
  if (until === undefined) return { ok: false, problem: "Choose how long." };
  return { ok: true, ids: chosen, change: { kind: change, until: getSnoozeEnd(until, now) } };
}
