import { randomUUID } from "node:crypto";
import { and, count, eq, gt } from "drizzle-orm";
import * as v from "valibot";
import { agency } from "../../domain/agency/agency.ts";
import { describeSearch } from "../../domain/alerts/alert-description.ts";
import { buildAlertQuery } from "../../domain/alerts/alert-search.ts";
import type { AlertFrequency } from "../../domain/alerts/alert.ts";
import type { AlertRequest } from "../../domain/alerts/alert-payload.ts";
import { toEmailKey } from "../../domain/shared/email-address.ts";
import { subtractPeriod } from "../../domain/shared/period.ts";
import { alerts } from "./alert-tables.ts";
import { lockAlertsByEmail } from "./alerts.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { AppContext } from "../app-context.ts";
import type { EmailLimits } from "../platform/http/rate-limit.ts";
import { createAlertConfirmation } from "./mails/alert-mails.ts";
import { type AlertScope, resolveAlertScope } from "./alert-scope.ts";
import { handleSubmission } from "../platform/submissions/handle-submission.ts";
import type { Outcome, Refused, Submission } from "../platform/submissions/outcome.ts";

const call = { name: "alert", answer: v.object({ ok: v.boolean() }) };
const done = { ok: true as const, answer: { ok: true } };

/** Limit of pending alerts per address, so that nobody's mailbox can be flooded. */
const maxPending = 10;

/**
 * Stores a pending alert and sends the confirmation mail. Response and work are the same whether or
 * not the address has alerts already.
 */
export async function requestAlert(
  app: AppContext & { byEmail: EmailLimits },
  { email, filter, frequency, humanCheckToken }: AlertRequest,
  submission: Submission,
): Promise<Outcome<{ ok: boolean }>> {
  const { linkOrigin } = submission;
  return handleSubmission(app, call, submission, {
    humanCheckToken,
    limits: app.byEmail,
    onlySendsMail: true,
    async prepare() {
      if (linkOrigin === null) {
        app.log.error(
          "Alert not created: PUBLIC_URL is not set, so its mails cannot contain links",
        );
        return noLinks;
      }
      const scope = await resolveAlertScope(filter, app);
      if (scope === null) return filter.home === null ? unknownArea : unknownHome;
      const emailKey = toEmailKey(email);
      const alert = createAlert({ email, emailKey, frequency, linkOrigin, ...scope }, app.now());
      return {
        ok: true,
        limitKey: email,
        createMails: async () => [
          await createAlertConfirmation({
            alert: { ...alert, description: alert.unquoted },
            siteUrl: linkOrigin,
            agency,
            agencyEmail: app.config.agencyEmail,
          }),
        ],
        async write(tx) {
          await lockAlertsByEmail(tx, emailKey);
          const hasEnough = (await countPending(tx, emailKey)) >= maxPending;
          if (hasEnough || (await isAskedAlready(tx, alert))) return { ...done, mails: [] };
          await tx.insert(alerts).values(alert);
          return {
            ...done,
            audit: {
              action: "alert.requested",
              subject: "alert",
              subjectId: alert.id,
              detail: { frequency },
            },
          };
        },
      };
    },
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
    /** For whoever has not confirmed it: without the words that somebody typed. */
    unquoted: describeSearch({ ...filter, text: null }, place),
    state: "pending" as const,
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

/** Within a day: its mail is on its way, or there. */
async function isAskedAlready(
  tx: Transaction,
  { emailKey, search, frequency, createdAt }: ReturnType<typeof createAlert>,
): Promise<boolean> {
  const aDayBefore = subtractPeriod(createdAt, { days: 1 });
  const same = and(
    eq(alerts.emailKey, emailKey),
    eq(alerts.search, search),
    eq(alerts.frequency, frequency),
    eq(alerts.state, "pending"),
    gt(alerts.createdAt, aDayBefore),
  );
  return (await tx.$count(alerts, same)) > 0;
}

const noLinks: Refused = {
  ok: false,
  refusal: {
    title: "No alerts at the moment",
    detail: "Alerts can't be set on this site at the moment.",
    errors: [{ path: "", message: "Alerts can't be set on this site at the moment" }],
  },
};

const unknownArea: Refused = {
  ok: false,
  refusal: {
    title: "Unknown area",
    detail: "The area of this search is not known.",
    errors: [{ path: "search.area", message: "The area of this search is not known" }],
  },
};

const unknownHome: Refused = {
  ok: false,
  refusal: {
    title: "Unknown home",
    detail: "The home of this search is not known.",
    errors: [{ path: "search.home", message: "The home of this search is not known" }],
  },
};
