import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { AlertFrequency } from "../../../domain/alerts/alert.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { AlertConfirmation } from "./alert-confirmation.tsx";
import { buildConfirmLink, buildUnsubscribeLink } from "./alert-links.ts";
import { AlertMail, type AlertMailFacts, describeNews } from "./alert-mail.tsx";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

/** Renders the confirmation mail. Call it before the transaction that queues it. */
export async function createAlertConfirmation(facts: {
  alert: {
    id: string;
    email: string;
    search: string;
    description: string;
    frequency: AlertFrequency;
  };
  siteUrl: string;
  agency: Agency;
  /** Reply-To address. */
  agencyEmail: string;
}): Promise<OutgoingMail> {
  const { alert, siteUrl, agency, agencyEmail } = facts;
  const subject = "Confirm your alert";
  const link = buildConfirmLink(siteUrl, alert.id);
  return {
    kind: "alert-confirmation",
    recipient: alert.email,
    replyTo: agencyEmail,
    subject,
    ...renderMail(createElement(AlertConfirmation, { alert, link, agency, subject })),
    aboutId: alert.id,
    onceADayAbout: nameConfirmation(alert),
  };
}

/** What its confirmation is about: another frequency is another wish. */
export function nameConfirmation(alert: { search: string; frequency: AlertFrequency }): string {
  return `${alert.frequency} ${alert.search}`;
}

/** Renders an alert's mail. Call it before the transaction that queues it. */
export async function createAlertMail(facts: AlertMailFacts): Promise<OutgoingMail> {
  const subject = toHeaderLine(formatSubject(facts));
  return {
    kind: "alert",
    recipient: facts.recipient,
    replyTo: facts.agencyEmail,
    subject,
    ...renderMail(createElement(AlertMail, { facts, subject })),
    unsubscribeUrl: buildUnsubscribeLink(facts.siteUrl, facts.alert.id),
    aboutId: facts.alert.id,
  };
}

function formatSubject({ alert, homes, more }: AlertMailFacts): string {
  const [first] = homes;
  if (!first || homes.length + more > 1)
    return `${homes.length + more} homes: ${alert.description}`;
  const { name, area, rentPcm } = first.home;
  return `${describeNews(first.news)}: ${name}, ${area}, ${formatPounds(rentPcm)} pcm`;
}
