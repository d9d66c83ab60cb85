import { readUpTo } from "../../platform/http/read-up-to.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { createProblemResponse } from "../../platform/submissions/problem.ts";
import { maxBodyBytes } from "../../platform/submissions/write-call.ts";

/** The body of a call. An empty object for anything that is none, which no schema accepts. */
export async function readCallBody(request: Request): Promise<Record<string, unknown>> {
  const bytes = await readUpTo(request.body, maxBodyBytes);
  try {
    const json: unknown = JSON.parse(new TextDecoder().decode(bytes ?? new Uint8Array()));
    return typeof json === "object" && json !== null ? { ...json } : {};
  } catch {
    return {};
  }
}

/** Answers a call: its cookie apart from the rest, a refusal as a problem document. */
export function answerCall<Answer extends object>(
  outcome: Outcome<Answer & { setCookie?: string }>,
): Response {
  if (!outcome.ok) {
    const { title, detail, errors, waitSeconds } = outcome.refusal;
    const status = waitSeconds === undefined ? 422 : 429;
    return createProblemResponse({ status, title, detail, ...(errors && { errors }) });
  }
  const { setCookie, ...answer } = outcome.answer;
  return Response.json(answer, { headers: setCookie ? { "Set-Cookie": setCookie } : {} });
}
