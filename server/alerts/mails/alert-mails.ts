import { formatCount } from "../../../domain/shared/formats/count.ts";
import { createElement } from "react";
import type { Agency } from "../../../domain/agency/agency.ts";
import { isForOneHome } from "../../../domain/alerts/alert-search.ts";
import { type AlertFrequency, confirmDays } from "../../../domain/alerts/alert.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { createMail } from "../../agency/mails/create-mail.tsx";
import { buildConfirmLink, buildUnsubscribeLink } from "./alert-links.ts";
import { AlertMail, type AlertMailFacts, describeNews } from "./alert-mail.tsx";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

const frequencyWords: Record<AlertFrequency, string> = {
  instant: "As soon as something changes",
  daily: "Once a day at 8 in the morning, if something has changed",
};

/** Renders the confirmation mail. Call it before the transaction that queues it. */
export function createAlertConfirmation(facts: {
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
}): OutgoingMail {
  const { alert, siteUrl, agency, agencyEmail } = facts;
  const isOneHome = isForOneHome(alert.search);
  const subject = "Confirm your alert";
  return createMail({
    kind: "alert-confirmation",
    recipient: alert.email,
    replyTo: agencyEmail,
    subject,
    aboutId: alert.id,
    onceADayAbout: nameConfirmation(alert),
    agency,
    title: subject,
    preview: alert.description,
    parts: [
      `You asked us to email you about ${isOneHome ? "a home" : "homes"} to rent.`,
      { fact: isOneHome ? "Home" : "Homes", value: alert.description },
      {
        fact: "We’ll email you about",
        value: isOneHome
          ? "This home coming back on the market, and any rent reductions after that"
          : "New homes, rent reductions and homes back on the market",
      },
      { fact: "When", value: frequencyWords[alert.frequency] },
      { link: "Confirm your alert", url: buildConfirmLink(siteUrl, alert.id) },
      {
        note: `If this wasn’t you, ignore this email and we’ll delete your address in ${formatCount(confirmDays, "day")}. The link works until then.`,
      },
    ],
  });
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
    return `${formatCount(homes.length + more, "home")}: ${alert.description}`;
  const { name, area, rentPcm } = first.home;
  return `${describeNews(first.news)}: ${name}, ${area}, ${formatPounds(rentPcm)} pcm`;
}
