import { shortenName } from "../../../domain/contacts/full-name.ts";
import { type Backup, describeBackup, nameBackup } from "../../../domain/offers/backup.ts";
import type { OfferContent } from "../../../domain/offers/offer.ts";
import { listOfferReaders, type OfferReader } from "../../../domain/offers/offer-readers.ts";
import { getTenancyRules } from "../../../domain/offers/tenancy-rules.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { addGreetingName, greet } from "../../../domain/shared/text/greeting-name.ts";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import { createMail, listFacts, type MailPart } from "../../agency/mails/create-mail.tsx";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import type {
  OfferDecisionFacts,
  OfferInvitationFacts,
  OfferMailFacts,
  OfferSubmittedFacts,
} from "./offer-mail-facts.ts";
import {
  describeOffer,
  describeTenant,
  formatOfferTexts,
  shareSummary,
  type SummaryLine,
} from "./offer-summary.ts";

export function createOfferInvitation(facts: OfferInvitationFacts): OutgoingMail {
  const { agency, applicant, expiresAt, listing, offerId, siteUrl } = facts;
  const until = formatNumericDate(getLondonDate(expiresAt));
  const kept =
    "Your link opens the offer form. We save what you enter, so you can leave and come back.";
  return createMail({
    kind: "offer-invitation",
    recipient: applicant.email,
    replyTo: facts.agencyEmail,
    subject: `Make your offer: ${formatHome(facts)}`,
    aboutId: offerId,
    agency,
    title: addGreetingName("Make your offer", applicant.firstname),
    preview: kept,
    parts: [
      "You can now make an offer on this home:",
      { home: listing, siteUrl },
      { link: "Make your offer", url: `${siteUrl}/offer/${createLinkSlot("offer", offerId)}` },
      { heading: "Good to know" },
      kept,
      "Have these ready for everyone who will sign (up to 5 tenants): names, dates of birth, contact details, jobs and salaries.",
      `The link works until ${until}, and for 30 days after your last change. Anyone with the link can see what you’ve entered, so only share it with the people you’ll live with.`,
    ],
  });
}

/**
 * One confirmation to each address, then the notice to the agency. Only whoever was invited has proven
 * their mailbox: they came by the link in its mail.
 */
export function createOfferSubmittedMails(facts: OfferSubmittedFacts): OutgoingMail[] {
  const confirmations = listOfferReaders(facts.applicant, facts.tenants).map((reader) =>
    createOfferConfirmation(facts, reader),
  );
  return [...confirmations, createOfferNotice(facts)];
}

/** What was entered is for whoever was invited: the other addresses may be anybody's. */
function createOfferConfirmation(
  facts: OfferSubmittedFacts,
  { name, email, wasInvited, isTenant }: OfferReader,
): OutgoingMail {
  const { agency, content, listing, siteUrl, tenants } = facts;
  const next = "An Account Manager will call you back to go through your offer.";
  return createMail({
    kind: "offer-confirmation",
    recipient: email,
    replyTo: facts.agencyEmail,
    subject: `We’ve got your offer for ${formatHome(facts)}`,
    aboutId: facts.offerId,
    onceADayAbout: wasInvited ? null : listing.id,
    agency,
    title: addGreetingName("Thank you", shortenName(name)),
    preview: next,
    parts: [
      isTenant ? "We’ve got an offer that names you as a tenant:" : "We’ve got your offer:",
      { home: listing, siteUrl },
      ...(wasInvited ? describeWishes(content, shareSummary(tenants)) : [sentToInvited]),
      { heading: "What happens next" },
      next,
      ...listLawNotes(facts, wasInvited),
      `Reply to this email or call ${agency.phone} if something is wrong or you weren’t expecting this.`,
    ],
  });
}

const sentToInvited =
  "The person who was invited to make this offer has the details in their email. We don’t send them to addresses we haven’t confirmed.";

function describeWishes(content: OfferContent, shares: SummaryLine[]): MailPart[] {
  return [
    { heading: "Offer details" },
    ...listFacts([...describeOffer(content), ...shares]),
    ...formatOfferTexts(content).flatMap(([heading, quotation]) => [{ heading }, { quotation }]),
  ];
}

/** Legal limits on what the renter asked for, and what holds for everybody. A week's rent tells the rent. */
function listLawNotes(
  { content, rules: name }: OfferSubmittedFacts,
  showsWishes: boolean,
): MailPart[] {
  const rules = getTenancyRules(name);
  const offered = showsWishes ? content.details.rent : null;
  const notes = [rules.rentInAdvanceNote, rules.holdingDepositNote(offered)];
  if (content.kind !== "whole" || !showsWishes) return notes;
  const { freq, pets } = content.details;
  return [...notes, rules.frequencyNote(freq), rules.lengthNote, pets ? rules.petNote : null];
}

function createOfferNotice(facts: OfferSubmittedFacts): OutgoingMail {
  const { agency, agencyEmail, applicant, content, listing, offerId, siteUrl, tenants } = facts;
  const promised = "We’ve told them an Account Manager will call.";
  return createMail({
    kind: "offer-notice",
    recipient: agencyEmail,
    replyTo: applicant.email,
    subject: `Offer: ${formatHome(facts)} (${applicant.firstname} ${applicant.lastname})`,
    aboutId: offerId,
    agency,
    title: "New offer",
    preview: promised,
    parts: [
      { fact: "Invited", value: `${applicant.firstname} ${applicant.lastname}` },
      { fact: "Phone", value: applicant.phone },
      { fact: "Email", value: applicant.email ?? "Not given" },
      { home: listing, siteUrl },
      { fact: "Your reference", value: listing.agentRef },
      ...describeWishes(content, []),
      { heading: "Tenants" },
      ...tenants.map((tenant, index) => ({
        fact: `Tenant ${index + 1}: ${tenant.name}`,
        value: describeTenant(tenant),
      })),
      { fact: "Offer", value: offerId },
      `${promised} Your reply to this email goes to ${applicant.firstname}.`,
    ],
  });
}

const decisions = {
  decline: {
    title: "Your offer wasn’t accepted",
    next: "We’re sorry it didn’t work out this time. Reply to this email and we’ll help you find somewhere else.",
  },
  withdraw: {
    title: "Your offer was withdrawn",
    next: "You don’t need to do anything. If you didn’t ask for this, please tell us.",
  },
} as const;

/** One mail to each address. Empty if nothing was submitted. */
export function createOfferDecisionMails(facts: OfferDecisionFacts): OutgoingMail[] {
  const { action, agency, listing, siteUrl } = facts;
  const { title, next } = decisions[action];
  return listOfferReaders(facts.applicant, facts.tenants).map(({ name, email }) =>
    createMail({
      kind: `offer-${action}`,
      recipient: email,
      replyTo: facts.agencyEmail,
      subject: `${title}: ${formatHome(facts)}`,
      aboutId: facts.offerId,
      agency,
      title,
      preview: next,
      parts: [
        greet(shortenName(name)),
        "This is about your offer for:",
        { home: listing, siteUrl },
        { heading: "What happens next" },
        next,
        `Questions? Reply to this email or call ${agency.phone}.`,
      ],
    }),
  );
}

/** To each address: others come before this offer, which is kept. */
export function createBackupMails(
  facts: Omit<OfferDecisionFacts, "action"> & { backup: Backup },
): OutgoingMail[] {
  const { agency, agencyEmail, applicant, offerId, tenants, backup } = facts;
  const title = nameBackup(backup);
  return listOfferReaders(applicant, tenants).map(({ name, email }) =>
    createLetter({
      kind: "offer-backup",
      recipient: email,
      replyTo: agencyEmail,
      subject: `${title}: ${formatHome(facts)}`,
      aboutId: offerId,
      agency,
      text: {
        title,
        name,
        paragraphs: [
          describeBackup(backup, `The landlord of ${formatHome(facts)}`),
          "You’re free to look at other homes in the meantime. Tell us if you no longer want this one.",
        ],
      },
    }),
  );
}

export function formatHome({ listing }: Pick<OfferMailFacts, "listing">): string {
  return `${listing.name}, ${listing.area}`;
}
