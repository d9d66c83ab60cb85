import * as v from "valibot";
import type { Refused } from "../platform/submissions/outcome.ts";

export function refuse(detail: string, field?: string): Refused {
  const errors = field === undefined ? {} : { errors: [{ path: field, message: detail }] };
  return { ok: false, refusal: { title: "Not done", detail, ...errors } };
}

/** Each field with its first fault. */
export function refuseFields(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const errors = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    message: isLeftOut(issue) ? "Please choose or fill this in." : issue.message,
  }));
  return { ok: false, refusal: { title: "Not done", detail: errors[0]?.message ?? "", errors } };
}

/** Radio buttons of which none is pressed send nothing, and the library then speaks of keys. */
function isLeftOut({ type, received }: v.BaseIssue<unknown>): boolean {
  return type.endsWith("object") && received === "undefined";
}

export const noRecord: Refused = {
  ok: false,
  refusal: { title: "Not found", detail: "We can’t find that record.", missing: true },
};

export const staleSignIn = refuse(
  "For security, you need to have signed in within the last 15 minutes. Sign in again in another window, then try again. Nothing here will be lost.",
);

export const notForDemo = refuse(
  "The demo’s people can’t do this: they are invented, and anybody who tries the demo may be one of them.",
);

export function refuseForNow(waitSeconds: number): Refused {
  const minutes = Math.ceil(waitSeconds / 60);
  const wait = minutes === 1 ? "a minute" : `${minutes} minutes`;
  const detail = `Too many attempts. Wait ${wait} and try again.`;
  return { ok: false, refusal: { title: "Too many tries", detail, waitSeconds } };
}
