import * as v from "valibot";
import { addDays, getLondonDate } from "../shared/dates.ts";
import { londonWeekday, parseLondonMoment } from "../shared/london-time.ts";

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

export function getSnoozeEnd(choice: SnoozeChoice, now: Date): Date {
  const today = getLondonDate(now);
  const morning = (date: string) => parseLondonMoment(date, "09:00") ?? now;
  switch (choice) {
    case "two-hours":
      return new Date(now.getTime() + 2 * 3_600_000);
    case "tomorrow":
      return morning(addDays(today, 1));
    case "monday": {
      let day = addDays(today, 1);
      while (londonWeekday(new Date(`${day}T12:00:00Z`)) !== "Monday") day = addDays(day, 1);
      return morning(day);
    }
    case "week":
      return morning(addDays(today, 7));
  }
}

const uuid = v.pipe(v.string(), v.uuid());
const nothingChosen = "Choose a conversation first.";

const fields = v.object({
  ids: v.pipe(
    v.array(uuid, nothingChosen),
    v.minLength(1, nothingChosen),
    v.maxLength(mostConversations, `Choose ${mostConversations} at most.`),
  ),
  change: v.picklist(
    ["assign", "snooze", "close", "reopen"],
    "This form is not known here. Load the page again.",
  ),
  /** Empty gives it back. */
  owner: v.optional(v.union([v.literal(""), uuid], "There is no such colleague.")),
  until: v.optional(v.picklist(Object.keys(snoozeChoices) as SnoozeChoice[], "Choose how long.")),
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
  const { output } = parsed;
  switch (output.change) {
    case "assign":
      return {
        ok: true,
        ids: output.ids,
        change: { kind: "assign", ownerId: output.owner || null },
      };
    case "snooze":
      if (output.until === undefined) return { ok: false, problem: "Choose how long." };
      return {
        ok: true,
        ids: output.ids,
        change: { kind: "snooze", until: getSnoozeEnd(output.until, now) },
      };
    case "close":
    case "reopen":
      return { ok: true, ids: output.ids, change: { kind: output.change } };
  }
}
