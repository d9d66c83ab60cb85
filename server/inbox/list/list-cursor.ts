import * as v from "valibot";
import type { Lane } from "../../conversations/conversation-tables.ts";

interface Place {
  lane: Lane;
  id: string;
  waitingSince: Date | null;
  snoozedUntil: Date | null;
  lastMessageAt: Date;
}

const cursor = v.tuple([
  v.picklist(["unanswered", "theirs", "snoozed", "closed"]),
  v.pipe(v.string(), v.check(isMoment)),
  v.pipe(v.string(), v.uuid()),
]);

/** As `formatCursor` writes it. Neither 31 February nor the year 0, which PostgreSQL refuses. */
function isMoment(text: string): boolean {
  const time = Date.parse(text);
  return time > 0 && new Date(time).toISOString() === text;
}

/** Of the last row of a page: the next one begins after it, whatever has come in since. */
export function formatCursor({ lane, id, ...times }: Place): string {
  const { waitingSince, snoozedUntil, lastMessageAt } = times;
  const at = {
    unanswered: waitingSince,
    snoozed: snoozedUntil,
    theirs: lastMessageAt,
    closed: lastMessageAt,
  }[lane];
  return `${lane}_${(at ?? lastMessageAt).toISOString()}_${id}`;
}

/** After which a page begins. */
export interface ListPlace {
  lane: Lane;
  at: string;
  id: string;
}

/** Null for a first page, and for what nobody got from here. */
export function readCursor(text: string | null): ListPlace | null {
  const parsed = v.safeParse(cursor, text?.split("_"));
  if (!parsed.success) return null;
  const [lane, at, id] = parsed.output;
  return { lane, at, id };
}
