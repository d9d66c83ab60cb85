import { formatDuration } from "../shared/formats/duration.ts";
import { countOfficeMinutes, longestCount, type OfficeHours } from "../agency/office-hours.ts";

/** What the agency promises, and the hours in which it holds. */
export interface ResponseTarget {
  hours: OfficeHours;
  /** Office minutes until a person answers. */
  promiseMinutes: number;
  /** Branches with hours of their own. Left out: none has. */
  ofBranches?: readonly { branches: readonly string[]; hours: OfficeHours }[];
}

/** The promise as it holds in a branch: in its hours, if it has some of its own. */
export function getBranchTarget(promise: ResponseTarget, branch: string | null): ResponseTarget {
  const own = promise.ofBranches?.find(({ branches }) => branches.some((id) => id === branch));
  const { promiseMinutes } = promise;
  return { hours: own?.hours ?? promise.hours, promiseMinutes };
}

export interface ClockMessage {
  /** Of the person: `request`, `mail`. Of the office: `reply`, `call`. `note` and `event` are neither. */
  kind: MessageKind;
  at: Date;
  /** Sent by a program: an automatic answer, a bounce, the site's own confirmation. */
  isAutomatic: boolean;
}

export const messageKinds = ["request", "mail", "reply", "call", "note", "event"] as const;

export type MessageKind = (typeof messageKinds)[number];

/** What somebody asked, and what answers it. */
export const askingKinds: readonly MessageKind[] = ["request", "mail"];
export const answeringKinds: readonly MessageKind[] = ["reply", "call"];

/**
 * Since when the person waits: the first message that no member of staff has answered since. Null if
 * nothing waits. What a program sent neither starts nor ends it.
 * @param messages in order of time
 */
export function findWaitingSince(messages: readonly ClockMessage[]): Date | null {
  let waitingSince: Date | null = null;
  for (const { kind, at, isAutomatic } of messages) {
    if (isAutomatic) continue;
    if (answeringKinds.includes(kind)) waitingSince = null;
    else if (askingKinds.includes(kind)) waitingSince ??= at;
  }
  return waitingSince;
}

export interface ResponseClock {
  /** Office minutes, whole. */
  minutes: number;
  /** Quarters of the promised time that have begun, 1 to 4. */
  quarters: number;
  level: "early" | "due" | "late";
}

/** In the last quarter it is due, past the promise late. */
export function readResponseClock(
  waitingSince: Date,
  now: Date,
  { hours, promiseMinutes }: ResponseTarget,
): ResponseClock {
  const waited = countOfficeMinutes(hours, waitingSince, now);
  const share = waited / promiseMinutes;
  return {
    minutes: Math.floor(waited),
    quarters: Math.min(4, Math.floor(share * 4) + 1),
    level: share >= 1 ? "late" : share >= 0.75 ? "due" : "early",
  };
}

/** @example formatWait(99) // "1 h 39 min" */
export function formatWait(minutes: number): string {
  return minutes >= longestCount ? `over ${formatDuration(longestCount)}` : formatDuration(minutes);
}
