import { createElement } from "react";
import {
  type CampaignAnswerFacts,
  CampaignNotice,
  ViewingAnswerConfirmation,
} from "./campaign-answer.tsx";
import { CampaignInvitation, type CampaignMailFacts } from "./campaign-invitation.tsx";
import { unsubscribeCampaignsLink } from "./campaign-links.ts";
import { formatDevelopment, campaignWords } from "./campaign-words.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

export const invitationKind = "campaign-invitation";

/** Renders one recipient's mail. Call it before the transaction that queues it. */
export function createCampaignInvitation(facts: CampaignMailFacts): OutgoingMail {
  const { kind, dev, recipient, siteUrl, agencyEmail } = facts;
  const subject = toHeaderLine(campaignWords[kind].subject(formatDevelopment(dev)));
  return {
    kind: invitationKind,
    recipient: recipient.email,
    replyTo: agencyEmail,
    subject,
    ...renderMail(createElement(CampaignInvitation, { facts, subject })),
    unsubscribeUrl: unsubscribeCampaignsLink(siteUrl, recipient.id),
    aboutId: recipient.id,
  };
}

/**
 * Renders the notice to the agency and, for viewing requests, the confirmation to the recipient.
 * Call it before the transaction that queues them.
 */
export function createCampaignAnswerMails(facts: CampaignAnswerFacts): OutgoingMail[] {
  return facts.kind === "request-viewing"
    ? [createNotice(facts), createConfirmation(facts)]
    : [createNotice(facts)];
}

function createNotice(facts: CampaignAnswerFacts): OutgoingMail {
  const { kind, recipient, resp, agencyEmail } = facts;
  const answer = resp ? "yes" : "no";
  const subject = toHeaderLine(`${campaignWords[kind].name}, ${answer}: ${recipient.name}`);
  return {
    kind: "campaign-notice",
    recipient: agencyEmail,
    replyTo: recipient.email,
    subject,
    ...renderMail(createElement(CampaignNotice, { facts, subject })),
    aboutId: recipient.id,
  };
}

function createConfirmation(facts: CampaignAnswerFacts): OutgoingMail {
  const { recipient, agencyEmail } = facts;
  const subject = "We’ve got your answer about a viewing";
  return {
    kind: "campaign-confirmation",
    recipient: recipient.email,
    replyTo: agencyEmail,
    subject,
    ...renderMail(createElement(ViewingAnswerConfirmation, { facts, subject })),
    aboutId: recipient.id,
  };
}
