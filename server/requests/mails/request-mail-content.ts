import { type Agency, walletName } from "../../../domain/agency/agency.ts";
import { referralReward } from "../../../domain/agency/fees.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { buildToRentSource, portfolioSource } from "../../../domain/requests/request-sources.ts";
import type { ContactMessage, ContactRequest } from "../../../domain/requests/contact-message.ts";
import type { LandlordRequest, SiteRequest } from "../../../domain/requests/requests.ts";

export interface RequestMailContent {
  /** Title of the notice and start of its subject. */
  title: string;
  confirmation: { subject: string; received: string; next: string };
  sender: { salutation: string; name: string; email: string | null };
  /** For the agency, in display order. */
  facts: [name: string, value: string][];
  message: string | null;
}

const accountManager =
  "Your dedicated account manager will be in contact to schedule the next steps.";

const landlordWords = {
  valuation: {
    title: "Valuation request",
    confirmation: {
      subject: "Your valuation request",
      received: "We’ve got your request for a free rental valuation.",
      next: accountManager,
    },
  },
  switch: {
    title: "Switch request",
    confirmation: {
      subject: "Your request to switch to us",
      received: "We’ve got your request to move your property’s management to us.",
      next: accountManager,
    },
  },
  demo: {
    title: "Demo request",
    confirmation: {
      subject: `Your ${walletName} demo`,
      received: `We’ve got your request for a demo of the ${walletName}.`,
      next: accountManager,
    },
  },
} as const;

function describePortfolio(homes: number | null) {
  const size = homes === null ? "" : `, ${formatCount(homes, "home")}`;
  return {
    title: `Portfolio valuation request${size}`,
    confirmation: {
      subject: "Your portfolio valuation",
      received: "We’ve got your request for a free rental valuation of your portfolio.",
      next: `${accountManager} You can send us the rest of your list by replying to this email, in whatever form you keep it.`,
    },
  };
}

/**
 * @param contactWithin e.g. `24 hours`
 */
function describeBuilding(contactWithin: string) {
  return {
    title: "Build-to-rent valuation request",
    confirmation: {
      subject: "Your build-to-rent valuation",
      received: "We’ve got your request for a valuation of your building.",
      next: `We’ll contact you about it within ${contactWithin}. ${accountManager}`,
    },
  };
}

export function createRequestMailContent(
  request: SiteRequest,
  agency: Pick<Agency, "repliesWithin" | "contactsOperatorsWithin">,
): RequestMailContent {
  if (request.kind === "contact") return createMessageContent(request, agency.repliesWithin);
  if (request.kind === "referral") return createReferralContent(request);
  return createLandlordContent(request, agency.contactsOperatorsWithin);
}

function createLandlordContent(request: LandlordRequest, contactWithin: string) {
  const { kind: _, applicant, freetext, humanCheckToken: __, ...answers } = request;
  const { firstname: ___, lastname: ____, ...contactDetails } = applicant;
  const sender = getSender(applicant);
  const facts: RequestMailContent["facts"] = [
    ["Name", sender.name],
    ...listFacts(contactDetails, reachLabels),
    ...listFacts(answers, { source: "Lead source", homes: "Homes" }),
  ];
  return { ...findWords(request, contactWithin), sender, facts, message: freetext };
}

function findWords({ kind, source, homes }: LandlordRequest, contactWithin: string) {
  if (kind !== "valuation") return landlordWords[kind];
  if (source === buildToRentSource) return describeBuilding(contactWithin);
  return source === portfolioSource ? describePortfolio(homes) : landlordWords.valuation;
}

function createMessageContent({ contact, body }: ContactRequest, repliesWithin: string) {
  const { firstname: _, lastname: __, ...contactDetails } = contact;
  const sender = getSender(contact);
  const facts: RequestMailContent["facts"] = [
    ["Name", sender.name],
    ...listFacts({ ...contactDetails, email: contactDetails.email ?? "Not given" }, reachLabels),
  ];
  return {
    title: "Message",
    confirmation: {
      subject: "Your message to us",
      received: "We’ve got your message.",
      next: `We’ll read it and answer by phone or email within ${repliesWithin}.`,
    },
    sender,
    facts,
    message: body,
  };
}

function createReferralContent({ referral }: Extract<SiteRequest, { kind: "referral" }>) {
  const { name, email } = referral;
  const voucher = `a ${formatPounds(referralReward.voucher)} shopping voucher`;
  const off = `${formatPounds(referralReward.offFee)} off the fee`;
  const facts = listFacts(referral, {
    name: "Referred by",
    email: "Their email",
    landlordName: "Landlord",
    landlordEmail: "Landlord’s email",
    landlordPhone: "Landlord’s phone",
  });
  return {
    title: "Referral",
    confirmation: {
      subject: "Your referral",
      received: "Thank you for recommending us to a landlord.",
      next: `We’ll get in touch with them and say that you sent us. Once their property is let, you’ll get ${voucher} and they’ll get ${off}.`,
    },
    sender: { salutation: name, name, email },
    facts,
    message: null,
  };
}

type Sender = Pick<ContactMessage["contact"], "firstname" | "lastname" | "email">;

function getSender({ firstname, lastname, email }: Sender) {
  return { salutation: firstname, name: `${firstname} ${lastname}`, email };
}

const reachLabels = { phone: "Phone", email: "Email" };

/**
 * Lists the answers in the order of their labels, without those not given. The type asks for the
 * label of a new field.
 */
function listFacts<Answers extends Record<string, string | number | null>>(
  answers: Answers,
  labels: Record<keyof NoInfer<Answers> & string, string>,
): RequestMailContent["facts"] {
  return Object.entries<string>(labels).flatMap(([field, label]): [string, string][] => {
    const answer = answers[field] ?? null;
    return answer === null ? [] : [[label, String(answer)]];
  });
}
