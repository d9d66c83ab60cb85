import type { Agency } from "../../../domain/agency/agency.ts";
import { describeHoldingUse } from "../../../domain/listings/move-in-cost.ts";
import type { AcceptedOffer } from "../../../domain/tenancies/accepted-offer.ts";
import type { AwaitedMoney } from "../../../domain/tenancies/money/awaited-money.ts";
import { type PaymentKind, paymentTitles } from "../../../domain/tenancies/tenancy.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatPounds, formatSterling } from "../../../domain/shared/money.ts";
import { createLetter } from "../../agency/mails/create-letter.ts";
import type { OutgoingMail } from "../../platform/mail/outgoing-mail.ts";
import type { PaymentInstructions } from "../money/payment-adapter.ts";

/** Somebody who gets a mail about a tenancy, with their own link to their page if there is one. */
export interface Addressee {
  name: string;
  email: string;
  /** Null where the site does not know its own address. */
  url: string | null;
}

interface AboutTenancy {
  tenancyId: string;
  homeName: string;
  replyTo: string;
  /** With the phone of the home's branch. */
  agency: Agency;
}

const openPage = (url: string | null) => (url === null ? null : { text: "Open your page", url });

/** The page of a payment service first, where there is one. */
const linkTo = (page: string | null, pay: string | null) =>
  pay === null
    ? { link: openPage(page) }
    : { link: { text: "Pay now", url: pay }, secondLink: openPage(page) };

/** About the offer, as its record belongs to everybody whom it names. */
export function createAcceptedMail(
  to: Addressee,
  facts: Omit<AboutTenancy, "tenancyId"> & {
    offerId: string;
    accepted: AcceptedOffer;
    startsOn: string;
    holding: { pence: number; dueOn: string; instructions: PaymentInstructions } | null;
    /** Null for a home without deposit. */
    depositPence: number | null;
  },
): OutgoingMail {
  const { accepted, startsOn, holding, depositPence, homeName } = facts;
  const rent = formatPounds(accepted.rentPcm);
  const asked =
    holding === null
      ? []
      : [
          `To hold the home, please pay a holding deposit of ${formatSterling(holding.pence)} by ${formatNumericDate(holding.dueOn)}. ${describeHoldingUse({ noDeposit: depositPence === null })}. We then have 15 days to agree the tenancy, counting the day we receive it. If the landlord pulls out, we’ll return all of it within 7 days.`,
          ...holding.instructions.lines,
        ];
  return createLetter({
    kind: "offer-accept",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `Your offer was accepted: ${homeName}`,
    aboutId: facts.offerId,
    agency: facts.agency,
    text: {
      title: "Your offer was accepted",
      name: to.name,
      paragraphs: [
        `Your offer of ${rent} a month for ${homeName} from ${formatNumericDate(startsOn)} was accepted.`,
        ...asked,
        ...(depositPence === null
          ? []
          : [
              `The tenancy deposit is ${formatSterling(depositPence)}. We’ll ask for it once everyone has signed.`,
            ]),
      ],
      ...linkTo(to.url, holding?.instructions.url ?? null),
      closing: [
        ...(to.url === null ? [] : ["You can follow everything from here on your page."]),
        "No one can ask you for rent until everyone has signed.",
      ],
    },
  });
}

/** To whoever was invited to make it, where no tenant has their address: the tenancy is not theirs. */
export function createAcceptedForOthersMail(
  to: Addressee,
  facts: Omit<AboutTenancy, "tenancyId"> & {
    offerId: string;
    accepted: AcceptedOffer;
    startsOn: string;
  },
): OutgoingMail {
  const { accepted, startsOn, homeName } = facts;
  const rent = formatPounds(accepted.rentPcm);
  const names = accepted.tenants.map(({ name }) => name).join(" and ");
  return createLetter({
    kind: "offer-accept",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `Your offer was accepted: ${homeName}`,
    aboutId: facts.offerId,
    agency: facts.agency,
    text: {
      title: "Your offer was accepted",
      name: to.name,
      paragraphs: [
        `Your offer of ${rent} a month for ${homeName} from ${formatNumericDate(startsOn)} was accepted.`,
        `We’ve written to ${names} at the address given in the offer. That email explains what happens next, including the holding deposit, the checks and the agreement.`,
        "If you’re one of the tenants and want us to write to this address instead, reply to this email.",
      ],
      link: openPage(to.url),
    },
  });
}

/** To whoever was invited to make the offer that was accepted, where no tenant has their address. */
export function createFallenForOthersMail(
  to: Addressee,
  facts: Omit<AboutTenancy, "tenancyId"> & {
    offerId: string;
    areTenantsTold: boolean;
    isRelisted: boolean;
  },
): OutgoingMail {
  const { homeName, areTenantsTold, isRelisted } = facts;
  const title = "The tenancy isn’t going ahead";
  return createLetter({
    kind: "offer-withdraw",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `${title}: ${homeName}`,
    aboutId: facts.offerId,
    agency: facts.agency,
    text: {
      title,
      name: to.name,
      paragraphs: [
        `Your offer for ${homeName} was accepted, but the tenancy isn’t going ahead.`,
        ...(areTenantsTold ? ["We’ve written to the tenants named in the offer."] : []),
        ...(isRelisted ? ["The home is available to rent again."] : []),
        "If you’re still looking for a home, reply to this email and we’ll help you find one.",
      ],
      link: openPage(to.url),
    },
  });
}

const paymentNames: Record<PaymentKind, string> = {
  "holding-deposit": "holding deposit",
  "first-rent": "first month’s rent",
  deposit: "deposit",
};

/** All that is asked for at one time is one mail. */
export function createPaymentMail(
  to: Addressee,
  facts: AboutTenancy & { asked: AwaitedMoney; instructions: PaymentInstructions },
): OutgoingMail {
  const { asked, instructions, homeName } = facts;
  const { parts, openPence, dueOn } = asked;
  const names = parts.map(({ kind }) => paymentNames[kind]);
  const isOne = parts.length === 1;
  const sum = `${formatSterling(openPence)} in total for the household`;
  const what = names.map((name) => `the ${name}`).join(" and ");
  return createLetter({
    kind: "tenancy-payment",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `The ${names.join(" and ")} for ${homeName}`,
    aboutId: facts.tenancyId,
    agency: facts.agency,
    text: {
      title: `Your ${names.join(" and ")}`,
      name: to.name,
      ...(isOne
        ? {
            paragraphs: [
              `Please pay ${what} for ${homeName} by ${formatNumericDate(dueOn)}. The amount is ${sum}.`,
              ...instructions.lines,
            ],
          }
        : {
            paragraphs: [`Please pay ${what} for ${homeName}. The amount is ${sum}.`],
            facts: listParts(asked),
            closing: instructions.lines,
          }),
      ...linkTo(to.url, instructions.url),
    },
  });
}

function listParts({ parts, openPence }: AwaitedMoney): [string, string][] {
  return [
    ...parts.map((part): [string, string] => [
      paymentTitles[part.kind],
      `${formatSterling(part.openPence)} by ${formatNumericDate(part.dueOn)}`,
    ]),
    ["Together", formatSterling(openPence)],
  ];
}

export function createDocumentEmail(
  to: Addressee,
  facts: AboutTenancy & { paper: string; isToSign: boolean },
): OutgoingMail {
  const { paper, isToSign, homeName } = facts;
  return createLetter({
    kind: "tenancy-paper",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `${isToSign ? "Please sign" : "Please read"}: ${paper}, ${homeName}`,
    aboutId: facts.tenancyId,
    agency: facts.agency,
    text: {
      title: paper,
      name: to.name,
      paragraphs: [
        isToSign
          ? `The ${paper.toLowerCase()} for ${homeName} is ready. Please read all of it${to.url === null ? "" : ", and sign it on your page"}.`
          : `Here’s the ${paper.toLowerCase()} for ${homeName}. Please read it before you sign anything, and keep it.`,
      ],
      link: openPage(to.url),
    },
  });
}

/** Something happened: it ended, money came or goes back. */
export function createNewsMail(
  to: Addressee,
  facts: AboutTenancy & {
    subject: string;
    paragraphs: string[];
    kind?: "tenancy-news" | "landlord-news" | "offer-chosen";
  },
): OutgoingMail {
  const { subject, paragraphs, homeName, kind = "tenancy-news" } = facts;
  return createLetter({
    kind,
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `${subject}: ${homeName}`,
    aboutId: facts.tenancyId,
    agency: facts.agency,
    text: { title: subject, name: to.name, paragraphs, link: openPage(to.url) },
  });
}

/** To whoever carries the tenancy on, or the agency's own address. */
export function createDeadlineEmail(
  to: Addressee,
  facts: AboutTenancy & {
    names: string[];
    /** The most urgent one, in few words. */
    subject: string;
    lines: [what: string, when: string][];
  },
): OutgoingMail {
  const { lines, names, homeName } = facts;
  const more = lines.length > 1 ? ` and ${formatCount(lines.length - 1, "more deadline")}` : "";
  return createLetter({
    kind: "tenancy-alarm",
    recipient: to.email,
    replyTo: facts.replyTo,
    subject: `${facts.subject}${more}: ${homeName} (${names.join(", ")})`,
    aboutId: facts.tenancyId,
    agency: facts.agency,
    text: {
      title: homeName,
      name: to.name,
      paragraphs: [`These deadlines are coming up for ${names.join(" and ")}:`],
      facts: lines,
      link: to.url === null ? null : { text: "Open tenancy", url: to.url },
      isInternal: true,
    },
  });
}
