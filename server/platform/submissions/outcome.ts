import type { FieldProblem } from "../../../domain/shared/fields/posted-form.ts";
import type { FreeTimeInstead } from "../../../domain/shared/free-time-instead.ts";
import type { HumanCheckVerdict } from "../human-check/human-check.ts";
import type { CheckedForm } from "./form-token.ts";

/** Why a use case did nothing. Never repeats the input, which may be personal. */
export interface Refusal {
  title: string;
  detail: string;
  errors?: FieldProblem[];
  /** Of a rule of law. */
  source?: { title: string; url: string | null };
  /** Seconds until the caller may retry, if rate limited. */
  waitSeconds?: number;
  /** The input is valid, but the site could not process it just now. */
  unavailable?: true;
  conflict?: object;
  /** It is allowed, though something speaks against it: sent again with this it is done. */
  anyway?: string;
  /** Of an appointment: when it could be instead. */
  freeTimes?: FreeTimeInstead[];
  gone?: true;
  /** The subject does not exist: answered with 404. */
  missing?: true;
  notHuman?: Extract<HumanCheckVerdict, { ok: false }>["reason"];
}

export interface Refused {
  ok: false;
  refusal: Refusal;
}

export type Outcome<Answer> = { ok: true; answer: Answer } | Refused;

export interface Submission {
  /** Idempotency key, a UUID. A repeat with the same key and body stores nothing twice. */
  key: string;
  bodyHash: string;
  /** Origin for links in mails. Null if uncertain, which leaves the links out. */
  linkOrigin: string | null;
  plainForm?: PlainForm | undefined;
}

/** A form that was sent without script. Its limits are stricter. */
export interface PlainForm {
  /** Idempotency key, a UUID. */
  key: string;
  /** In place of the human check. Null for a call that has none. */
  checked: CheckedForm | null;
}

/** How much a submission counts towards rate limits: without script they are five times stricter. */
export function getRateLimitPoints({ plainForm }: Pick<Submission, "plainForm">): number {
  return plainForm ? 5 : 1;
}
