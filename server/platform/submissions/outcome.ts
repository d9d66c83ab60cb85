import type { HumanCheckVerdict } from "../human-check/human-check.ts";

/** One thing wrong with what was sent: where (`applicant.email`) and what, fit for a person. */
export interface FieldError {
  path: string;
  message: string;
}

/** Why a use case did nothing. Never repeats what was sent: that may be personal. */
export interface Refusal {
  title: string;
  detail: string;
  errors?: FieldError[];
  /** Set where the caller was too quick: seconds after which it may try again. */
  waitSeconds?: number;
  /** Nothing is wrong with what was sent: the house could not do its part just now. */
  unavailable?: true;
  /** It was done before, or changed meanwhile; with what the caller should know now. */
  conflict?: object;
  /** What it is about has ended for good. */
  gone?: true;
  /** What the request names is not there: the site answers 404. */
  missing?: true;
  /** Why the human check did not hold, where it was that. */
  notHuman?: Extract<HumanCheckVerdict, { ok: false }>["reason"];
}

export type Outcome<Answer> = { ok: true; answer: Answer } | { ok: false; refusal: Refusal };

/** What a use case needs to know of a submission beside its content. */
export interface Submission {
  /** UUID; a repetition with the same key and body stores nothing twice. */
  key: string;
  /** SHA-256 of the body. */
  bodyHash: string;
  /** Origin for links in mails; null where it isn't sure, then they carry none. */
  linkOrigin: string | null;
}
