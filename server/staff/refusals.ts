import { formatCount } from "../../domain/shared/formats/count.ts";
import * as v from "valibot";
import type { Refused } from "../platform/submissions/outcome.ts";

/** The heading of a refusal whose text says the rest. */
export const notDone = "We couldn’t do that";

export function refuse(detail: string, field?: string): Refused {
  const errors = field === undefined ? {} : { errors: [{ path: field, message: detail }] };
  return { ok: false, refusal: { title: notDone, detail, ...errors } };
}

/** For a page or call about something that is not on record. */
export function refuseMissing(thing: string): Refused {
  const detail = `We can’t find that ${thing}.`;
  return { ok: false, refusal: { title: "Not found", detail, missing: true } };
}

/** For a part of an open page that somebody has removed since. */
export function refuseGone(thing: string, field?: string): Refused {
  return refuse(`That ${thing} is no longer here. Reload the page.`, field);
}

interface Conflict {
  /** Left out where it isn't known who. */
  who?: string | undefined;
  /** With its article: "the role". */
  what: string;
  /** As it reads since. */
  now?: string;
  /** What to do, instead of the usual advice. */
  next?: string;
}

/** For a save that would overwrite what somebody else has saved since the page was opened. */
export function describeConflict({
  who = "Someone else",
  what,
  now,
  next = "Check it, then save again.",
}: Conflict): string {
  const became = now === undefined ? "" : ` to ${now}`;
  return `${who} has changed ${what}${became} since you opened this page. We haven’t saved yours. ${next}`;
}

export const tooLateToUndo = refuse("It’s too late to undo that. Nothing has changed.");

export const changedSinceUndo = refuse(
  "Someone else has changed this since, so we haven’t undone anything.",
);

export const leftAgency = refuse("This person no longer works here.");

/** Each field with its first fault. */
export function refuseFields(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const errors = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    message: isLeftOut(issue) ? "Select an option or fill this in." : issue.message,
  }));
  return { ok: false, refusal: { title: notDone, detail: errors[0]?.message ?? "", errors } };
}

/** Radio buttons of which none is pressed send nothing, and the library then speaks of keys. */
function isLeftOut({ type, received }: v.BaseIssue<unknown>): boolean {
  return type.endsWith("object") && received === "undefined";
}

export const noRecord = refuseMissing("record");

export const staleSignIn = refuse(
  "For security, you need to have signed in within the last 15 minutes. Sign in again in another window, then try again. Nothing here will be lost.",
);

export const notForDemo = refuse(
  "Demo users can’t do this, because anyone trying the demo can sign in as one of them.",
);

export function refuseForNow(waitSeconds: number): Refused {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes === 1 ? "a minute" : formatCount(minutes, "minute");
  const detail = `Too many attempts. Wait ${wait} and try again.`;
  return { ok: false, refusal: { title: "Too many attempts", detail, waitSeconds } };
}
