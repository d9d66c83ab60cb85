import type { AppContext } from "../server/app-context.ts";
import { sendAlerts } from "../server/alerts/send-alerts.ts";
import { sendDigests } from "../server/cases/send-digests.ts";
import { mailFigures } from "../server/figures/mail-figures.ts";
import { chaseCertificates } from "../server/homes/chase-certificates.ts";
import { refreshChecks } from "../server/homes/refresh-checks.ts";
import { publishScheduled } from "../server/homes/schedule-home.ts";
import { listMissingRequests } from "../server/inbox/list-missing-requests.ts";
import { forgetWriters } from "../server/inbox/reply-presence.ts";
import { wakeConversations } from "../server/inbox/wake-conversations.ts";
import { expireOfferDrafts } from "../server/offers/expire-offer-drafts.ts";
import { claimMail } from "../server/platform/mail/outbox.ts";
import { eraseExpired } from "../server/privacy/erase-expired.ts";
import { deleteExpiredRecords } from "../server/privacy/maintenance-job.ts";
import { mailAlarms } from "../server/tenancies/mail-alarms.ts";
import { askForFeedback } from "../server/viewings/ask-for-feedback.ts";
import { remindAgain } from "../server/viewings/remind-again.ts";
import { remindOfBookings } from "../server/viewings/remind-of-bookings.ts";
import { tellWaiting } from "../server/viewings/waiting-list.ts";

/** As if it was so many days earlier: then less than a third of three years is over. */
function daysAgo(app: AppContext, days: number): AppContext {
  const earlier = new Date(app.now().getTime() - days * 86_400_000);
  return { ...app, now: () => earlier };
}

/** Each run of a job, once. */
export const jobs: Readonly<
  Record<string, (app: AppContext, stopping?: AbortSignal) => Promise<unknown>>
> = {
  retention: (app, stopping) => eraseExpired(daysAgo(app, 360), stopping),
  "clean-ups": (app) => deleteExpiredRecords(app),
  "unsent offers": (app, stopping) => expireOfferDrafts(app, stopping),
  "next mail": ({ database }) => claimMail(database.orm),
  reminders: (app, stopping) => remindOfBookings(app, stopping),
  "second reminders": (app, stopping) => remindAgain(app, stopping),
  "how was it": (app, stopping) => askForFeedback(app, stopping),
  "waiting list": (app, stopping) => tellWaiting(app, stopping),
  "alarms of lets": (app, stopping) => mailAlarms(app, stopping),
  "landlords’ weeks": (app, stopping) => sendDigests(app, stopping),
  "weekly figures": (app, stopping) => mailFigures(app, stopping),
  certificates: (app, stopping) => chaseCertificates(app, stopping),
  "checks of homes": (app) => refreshChecks(app),
  publishing: (app) => publishScheduled(app),
  "missing requests": (app, stopping) =>
    listMissingRequests(app, new Date(app.now().getTime() - 2 * 86_400_000), stopping),
  snoozed: (app) => wakeConversations(app),
  writers: (app) => forgetWriters(app),
  alerts: (app, stopping) => sendAlerts(app, "instant", stopping ?? new AbortController().signal),
};
