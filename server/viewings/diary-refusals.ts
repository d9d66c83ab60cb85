import * as v from "valibot";
import type { Refused } from "../platform/submissions/outcome.ts";

const title = "Not done";

export function refuse(detail: string): Refused {
  return { ok: false, refusal: { title, detail } };
}

export function refuseField(path: string, message: string): Refused {
  return { ok: false, refusal: { title, detail: message, errors: [{ path, message }] } };
}

/** Each field with its fault. */
export function refuseFields(issues: readonly v.BaseIssue<unknown>[]): Refused {
  const errors = issues.map((issue) => ({
    path: v.getDotPath(issue) ?? "",
    message: issue.message,
  }));
  return { ok: false, refusal: { title, detail: errors[0]?.message ?? "", errors } };
}
