import { randomUUID } from "node:crypto";
import { and, count, eq } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import type { AlertRequest } from "../../domain/alerts/alert-payload.ts";
import { alerts } from "./alert-tables.ts";
import { lockAlertsByEmail } from "./alerts.ts";
import type { Transaction } from "../platform/database/client.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import type { AppContext } from "../app-context.ts";
import type { RateLimit } from "../platform/http/rate-limit.ts";
import { createAlertConfirmation } from "./mails/alert-mails.ts";
import { queueMail } from "../platform/mail/queue-mail.ts";
import { type AlertScope, resolveAlertScope } from "./alert-scope.ts";
import { hashToken, createAlertToken } from "./alert-token.ts";
import {
  createHumanCheckRefusal,
  consumeChallenge,
} from "../platform/human-check/human-challenge.ts";
import { findStoredResponse, withIdempotency } from "../platform/submissions/idempotency.ts";
import type { Outcome, Submission } from "../platform/submissions/outcome.ts";
import { verifyHuman } from "../platform/submissions/verify-human.ts";
import { checkRateLimit } from "../platform/submissions/check-rate-limit.ts";

const call = { name: "alert", answer: v.object({ ok: v.boolean() }) };
const answer: Outcome<{ ok: boolean }> = { ok: true, answer: { ok: true } };

/** Limit of pending alerts per address, so that nobody's mailbox can be flooded. */
const maxPending = 10;

/**
 * Stores a pending alert and sends the confirmation mail. Response and work are the same whether or
 * not the address has alerts already.
 */
export async function requestAlert(
  app: AppContext & { byEmail: RateLimit },
  { email, filter, frequency, humanCheckToken }: AlertRequest,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  const { database, config, humanCheck, now, log } = app;
  const before = await findStoredResponse(database, call, submission);
  if (before) return before;

  const human = await verifyHuman(humanCheck, submission, humanCheckToken);
  if (!human.ok) return createHumanCheckRefusal(human.reason);
  const { linkOrigin } = submission;
  if (linkOrigin === null) {
    log.error("Alert not created: PUBLIC_URL is not set, so its mails cannot contain links");
    return noLinks;
  }
  const scope = await resolveAlertScope(filter, app);
  if (scope === null) return filter.home === null ? unknownArea : unknownHome;
  const emailKey = email.toLowerCase();
  const often = await checkRateLimit(app.byEmail, email, submission);
  if (often) return often;

  const alert = createAlert({ email, emailKey, frequency, linkOrigin, ...scope }, now());
  const mail = await createAlertConfirmation({
    alert,
    token: alert.token,
    siteUrl: linkOrigin,
    agency,
    agencyEmail: config.agencyEmail,
  });
  return withIdempotency(database, call, submission, async (tx) => {
    if (!(await consumeChallenge(tx, human))) return createHumanCheckRefusal("used");
    await lockAlertsByEmail(tx, emailKey);
    if ((await countPending(tx, emailKey)) >= maxPending) return answer;
    await tx.insert(alerts).values({ ...alert, confirmHash: hashToken(alert.token) });
    await recordAudit(tx, {
      actor: "visitor",
      action: "alert.requested",
      subject: "alert",
      subjectId: alert.id,
      detail: { frequency },
    });
    await queueMail(tx, mail);
    return answer;
  });
}

function createAlert(
  request: AlertScope & {
    email: string;
    emailKey: string;
    frequency: AlertFrequency;
    linkOrigin: string;
  },
  createdAt: Date,
) {
  const { filter, place, ...rest } = request;
  return {
    ...rest,
    id: randomUUID(),
    search: buildAlertQuery(filter),
    description: describeSearch(filter, place),
    state: "pending" as const,
    /** Only in the mail. The table stores its hash. */
    token: createAlertToken(),
    stopToken: createAlertToken(),
    createdAt,
  };
}

async function countPending(tx: Transaction, emailKey: string): Promise<number> {
  const [row] = await tx
    .select({ pending: count() })
    .from(alerts)
    .where(and(eq(alerts.emailKey, emailKey), eq(alerts.state, "pending")));
  return row?.pending ?? 0;
}

const noLinks: Outcome<never> = {
  ok: false,
  refusal: {
    title: "No alerts at the moment",
    detail: "Alerts can't be set on this site at the moment.",
    errors: [{ path: "", message: "Alerts can't be set on this site at the moment" }],
  },
};

const unknownArea: Outcome<never> = {
  ok: false,
  refusal: {
    title: "Unknown area",
    detail: "The area of this search is not known.",
    errors: [{ path: "search.area", message: "The area of this search is not known" }],
  },
};

const unknownHome: Outcome<never> = {
  ok: false,
  refusal: {
    title: "Unknown home",
    detail: "The home of this search is not known.",
    errors: [{ path: "search.home", message: "The home of this search is not known" }],
  },
};
