import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import type { AlertFrequency } from "../../../domain/alerts/alert.ts";
import { pounds } from "../../../domain/shared/money.ts";
import { AlertConfirmation } from "./alert-confirmation.tsx";
import { confirmLink, unsubscribeLink } from "./alert-links.ts";
import { AlertMail, type AlertMailFacts, reason } from "./alert-mail.tsx";
import { headerLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

/** The mail with the link that begins an alert. Make it before the transaction that queues it. */
export async function alertConfirmation(facts: {
  alert: {
    id: string;
    email: string;
    search: string;
    description: string;
    frequency: AlertFrequency;
  };
  token: string;
  siteUrl: string;
  agency: Agency;
  /** Where an answer goes. */
  agencyEmail: string;
}): Promise<OutgoingMail> {
  const { alert, token, siteUrl, agency, agencyEmail } = facts;
  const subject = "Confirm your alert";
  const link = confirmLink(siteUrl, token);
  return {
    kind: "alert-confirmation",
    recipient: alert.email,
    replyTo: agencyEmail,
    subject,
    ...renderMail(createElement(AlertConfirmation, { alert, link, agency, subject })),
    aboutId: alert.id,
  };
}

/** One mail of a running alert. Make it before the transaction that queues it. */
export async function alertMail(facts: AlertMailFacts): Promise<OutgoingMail> {
  const subject = headerLine(subjectOf(facts));
  return {
    kind: "alert",
    recipient: facts.recipient,
    replyTo: facts.agencyEmail,
    subject,
    ...renderMail(createElement(AlertMail, { facts, subject })),
    unsubscribeUrl: unsubscribeLink(facts.siteUrl, facts.alert.stopToken),
    aboutId: facts.alert.id,
  };
}

function subjectOf({ alert, homes, more }: AlertMailFacts): string {
  const [first] = homes;
  if (!first || homes.length + more > 1)
    return `${homes.length + more} homes: ${alert.description}`;
  const { name, area, rentPcm } = first.home;
  return `${reason(first.news)}: ${name}, ${area}, ${pounds(rentPcm)} pcm`;
}
