import { createElement } from "react";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { toEmailKey } from "../../../domain/shared/email-address.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import { toHeaderLine } from "../../platform/mail/header-line.ts";
import { OfferConfirmation } from "./offer-confirmation.tsx";
import { formatDecisionTitle, OfferDecision } from "./offer-decision.tsx";
import { OfferInvitation } from "./offer-invitation.tsx";
import type {
  OfferDecisionFacts,
  OfferInvitationFacts,
  OfferMailFacts,
  OfferSubmittedFacts,
} from "./offer-mail-facts.ts";
import { OfferNotice } from "./offer-notice.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import { renderMail } from "../../platform/mail/render-mail.ts";

export function createOfferInvitation(facts: OfferInvitationFacts): OutgoingMail {
  const subject = toHeaderLine(`Your offer for ${formatHome(facts)}`);
  return {
    kind: "offer-invitation",
    recipient: facts.applicant.email,
    replyTo: facts.agencyEmail,
    subject,
    ...renderMail(createElement(OfferInvitation, { facts, subject })),
    aboutId: facts.offerId,
  };
}

/**
 * One confirmation per tenant address, then the notice to the agency. Only whoever was invited has
 * proven their mailbox: they came by the link in its mail.
 */
export function createOfferSubmittedMails(facts: OfferSubmittedFacts): OutgoingMail[] {
  const { applicant, agencyEmail, offerId } = facts;
  const subject = toHeaderLine(`We have your offer for ${formatHome(facts)}`);
  const confirmations = deduplicateRecipients(facts.tenants).map(
    ({ name, email }): OutgoingMail => {
      const wasInvited = toEmailKey(email) === toEmailKey(applicant.email ?? "");
      const tenant = { name, wasInvited };
      return {
        kind: "offer-confirmation",
        recipient: email,
        replyTo: agencyEmail,
        subject,
        ...renderMail(createElement(OfferConfirmation, { facts, tenant, subject })),
        aboutId: offerId,
        onceADayAbout: wasInvited ? null : facts.listing.id,
      };
    },
  );
  const title = toHeaderLine(
    `Offer: ${formatHome(facts)} (${applicant.firstname} ${applicant.lastname})`,
  );
  const notice: OutgoingMail = {
    kind: "offer-notice",
    recipient: agencyEmail,
    replyTo: applicant.email,
    subject: title,
    ...renderMail(createElement(OfferNotice, { facts, subject: title })),
    aboutId: offerId,
  };
  return [...confirmations, notice];
}

/** One mail per tenant address. Empty if nothing was submitted. */
export function createOfferDecisionMails(facts: OfferDecisionFacts): OutgoingMail[] {
  const subject = toHeaderLine(`${formatDecisionTitle(facts.action)}: ${formatHome(facts)}`);
  return deduplicateRecipients(facts.tenants).map(({ name, email }): OutgoingMail => ({
    kind: `offer-${facts.action}`,
    recipient: email,
    replyTo: facts.agencyEmail,
    subject,
    ...renderMail(createElement(OfferDecision, { facts, name, subject })),
    aboutId: facts.offerId,
  }));
}

/** To each tenant address: the home is promised to others, and this offer is next. */
export function createBackupMails(
  facts: Omit<OfferDecisionFacts, "action"> & { until: string },
): OutgoingMail[] {
  const { agency, agencyEmail, offerId, tenants, until } = facts;
  return deduplicateRecipients(tenants).map(({ name, email }) =>
    createLetter({
      kind: "offer-backup",
      recipient: email,
      replyTo: agencyEmail,
      subject: `Your offer is next in line: ${formatHome(facts)}`,
      aboutId: offerId,
      agency,
      text: {
        title: "Your offer is next in line",
        name,
        paragraphs: [
          `The landlord of ${formatHome(facts)} has accepted another offer. If that falls through by ${formatNumericDate(until)}, yours is next.`,
          "You are free to look at other homes in the meantime. Tell us if you no longer want this one.",
        ],
      },
    }),
  );
}

export function deduplicateRecipients<Tenant extends { email: string }>(
  tenants: readonly Tenant[],
): Tenant[] {
  const byAddress = new Map<string, Tenant>();
  for (const tenant of tenants) {
    const key = toEmailKey(tenant.email);
    if (!byAddress.has(key)) byAddress.set(key, tenant);
  }
  return [...byAddress.values()];
}

export function formatHome({ listing }: Pick<OfferMailFacts, "listing">): string {
  return `${listing.name}, ${listing.area}`;
}
