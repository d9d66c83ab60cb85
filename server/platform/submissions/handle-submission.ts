import type { Transaction } from "../database/client.ts";
import type { EmailLimits } from "../http/rate-limit.ts";
import { consumeChallenge, createHumanCheckRefusal } from "../human-check/human-challenge.ts";
import type { HumanCheck, HumanCheckVerdict } from "../human-check/human-check.ts";
import type { OutgoingMail } from "../mail/outgoing-mail.ts";
import { isConfirmation, keepDailyMails } from "../mail/daily-mails.ts";
import { queueMails } from "../mail/queue-mail.ts";
import type { PlatformContext } from "../platform-context.ts";
import { type Call, findStoredResponse, withIdempotency } from "./idempotency.ts";
import { getRateLimitPoints, type Outcome, type Refused, type Submission } from "./outcome.ts";
import { type AuditRow, recordAudit } from "./record-audit.ts";

/** What a use case has decided before anything is written. */
export interface Prepared<Answer> {
  ok: true;
  /** Email address or recipient that the rate limit counts; null counts nothing. */
  limitKey?: string | null;
  /** Rendered before the transaction begins, since that takes a while. */
  createMails?: () => OutgoingMail[] | Promise<OutgoingMail[]>;
  write: (tx: Transaction) => Promise<Refused | Written<Answer>>;
}

/** What a use case has written, and what is stored with it. */
export interface Written<Answer> {
  ok: true;
  answer: Answer;
  audit?: Omit<AuditRow, "actor">;
  /** In place of those of `createMails`. */
  mails?: OutgoingMail[];
}

type SubmissionLimits = Pick<EmailLimits, "submissions"> & Partial<EmailLimits>;

/**
 * The way of every submission: an answer that is stored already, the human check, the use case's
 * rule, the rate limit, then rows, audit entry and mails in one transaction. The limit comes after
 * the check, so that bots can't use up an address's limit.
 * @param steps.humanCheckToken left out by a call without a human check
 * @param steps.onlySendsMail a submission that does nothing but send a mail. Where too many go to the
 * address's domain it is refused, while others are stored and only their confirmation is left out
 */
export async function handleSubmission<Answer extends Record<string, string | boolean>>(
  {
    database,
    humanCheck,
    siteSecret,
  }: Pick<PlatformContext, "database" | "humanCheck" | "siteSecret">,
  call: Call<Answer>,
  submission: Submission,
  steps: {
    humanCheckToken?: string | null;
    limits?: SubmissionLimits;
    onlySendsMail?: boolean;
    prepare: () => Promise<Refused | Prepared<Answer>>;
  },
): Promise<Outcome<Answer>> {
  const stored = await findStoredResponse(database, call, submission);
  if (stored) return stored;
  const human = await verifyHuman(humanCheck, submission, steps.humanCheckToken);
  if (!human.ok) return createHumanCheckRefusal(human.reason);
  const prepared = await steps.prepare();
  // An equal submission may have been stored since the first look, which is why it is refused.
  if (!prepared.ok) return (await findStoredResponse(database, call, submission)) ?? prepared;
  const key = prepared.limitKey ?? null;
  const often = await checkSubmissions(steps.limits, key, submission);
  if (often) return often;
  const waitForMail = key === null ? null : ((await steps.limits?.mails?.(key)) ?? null);
  if (waitForMail !== null && steps.onlySendsMail) return refuseMail(waitForMail);
  const mails = await leaveOutNamed((await prepared.createMails?.()) ?? [], {
    limits: steps.limits,
    key,
    submission,
  });
  return withIdempotency(database, call, submission, async (tx) => {
    if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
    const written = await prepared.write(tx);
    if (!written.ok) return written;
    if (written.audit) await recordAudit(tx, { actor: "visitor", ...written.audit });
    const due = (written.mails ?? mails).filter(
      (mail) => waitForMail === null || !isConfirmation(mail),
    );
    const kept = await keepDailyMails(tx, siteSecret, due);
    await queueMails(tx, kept);
    return { ok: true, answer: written.answer };
  });
}

/** A form sent without script has a checked form's token instead of the human check's. */
async function verifyHuman(
  humanCheck: HumanCheck,
  { plainForm }: Submission,
  token: string | null | undefined,
): Promise<HumanCheckVerdict> {
  if (token === undefined) return { ok: true, nonce: null };
  const checked = plainForm?.checked;
  return checked ? { ok: true, ...checked } : humanCheck.verify(token);
}

async function checkSubmissions(
  limits: SubmissionLimits | undefined,
  key: string | null,
  submission: Submission,
): Promise<Refused | null> {
  if (limits === undefined || key === null) return null;
  const waitSeconds = await limits.submissions(key, getRateLimitPoints(submission));
  if (waitSeconds === null) return null;
  const detail =
    "You’ve just sent several of these from this email address. Please try again in an hour.";
  return { ok: false, refusal: { title: "Too many requests", detail, waitSeconds } };
}

/** A confirmation to somebody else than the sender, such as a joint tenant, counts for its own mailbox. */
async function leaveOutNamed(
  mails: OutgoingMail[],
  sent: { limits: SubmissionLimits | undefined; key: string | null; submission: Submission },
): Promise<OutgoingMail[]> {
  const { limits, key, submission } = sent;
  if (!limits?.toNamed) return mails;
  const kept: OutgoingMail[] = [];
  for (const mail of mails) {
    const isToNamed = isConfirmation(mail) && mail.recipient !== key;
    const points = getRateLimitPoints(submission);
    if (!isToNamed || (await limits.toNamed(mail.recipient, points)) === null) kept.push(mail);
  }
  return kept;
}

function refuseMail(waitSeconds: number): Refused {
  const detail =
    "Too many of these have just been sent to email addresses at the same domain. Please try again in an hour.";
  return { ok: false, refusal: { title: "Too many requests", detail, waitSeconds } };
}
