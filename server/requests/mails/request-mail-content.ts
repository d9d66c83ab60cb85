import type { Agency } from "../../../domain/agency/agency.ts";
import { referralReward } from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { buildToRentSource, portfolioSource } from "../../../domain/requests/request-sources.ts";
import { type LandlordRequest, type SiteRequest } from "../../../domain/requests/requests.ts";

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
      received: "We have your request for a free rental valuation.",
      next: accountManager,
    },
  },
  switch: {
    title: "Switch request",
    confirmation: {
      subject: "Your request to switch provider",
      received: "We have your request to move your property's management to us.",
      next: accountManager,
    },
  },
  demo: {
    title: "Demo request",
    confirmation: {
      subject: "Your Property Wallet demo",
      received: "We have your request for a demo of the Property Wallet.",
      next: accountManager,
    },
  },
} as const;

const portfolioWords = {
  title: "Portfolio valuation request",
  confirmation: {
    subject: "Your portfolio's valuation",
    received: "We have your request for a free rental valuation of your portfolio.",
    next: `${accountManager} The rest of your list can come as an answer to this e-mail, in whatever form you keep it.`,
  },
};

/**
 * @param contactWithin e.g. `24 hours`
 */
function buildingWords(contactWithin: string) {
  return {
    title: "Build-to-rent valuation request",
    confirmation: {
      subject: "Your building's valuation",
      received: "We have your request for a valuation of your building.",
      next: `We will contact you about it within ${contactWithin}. ${accountManager}`,
    },
  };
}

export function requestMailContent(
  request: SiteRequest,
  agency: Pick<Agency, "repliesWithin" | "contactsOperatorsWithin">,
): RequestMailContent {
  if (request.kind === "contact") return messageContent(request, agency.repliesWithin);
  if (request.kind === "referral") return referralContent(request);
  return landlordContent(request, agency.contactsOperatorsWithin);
}

function landlordContent(request: LandlordRequest, contactWithin: string) {
  const { applicant, freetext, source, homes } = request;
  const facts = personFacts(applicant);
  if (source !== null) facts.push(["Came from", source]);
  if (homes !== null) facts.push(["Homes", String(homes)]);
  const sender = getSender(applicant);
  return { ...wordsFor(request, contactWithin), sender, facts, message: freetext };
}

function wordsFor({ kind, source }: LandlordRequest, contactWithin: string) {
  if (kind !== "valuation") return landlordWords[kind];
  if (source === buildToRentSource) return buildingWords(contactWithin);
  return source === portfolioSource ? portfolioWords : landlordWords.valuation;
}

function messageContent(
  { contact, body }: Extract<SiteRequest, { kind: "contact" }>,
  repliesWithin: string,
) {
  return {
    title: "Message",
    confirmation: {
      subject: "Your message to us",
      received: "We have your message.",
      next: `We read it and answer by phone or e-mail within ${repliesWithin}.`,
    },
    sender: getSender(contact),
    facts: personFacts(contact),
    message: body,
  };
}

function referralContent({ referral }: Extract<SiteRequest, { kind: "referral" }>) {
  const { name, email, landlordName, landlordEmail, landlordPhone } = referral;
  const voucher = `a ${formatPounds(referralReward.voucher)} shopping voucher`;
  const off = `${formatPounds(referralReward.offFee)} off the fee`;
  const facts: RequestMailContent["facts"] = [
    ["Referred by", name],
    ["Their e-mail", email],
    ["Landlord", landlordName],
    ["Landlord's e-mail", landlordEmail],
    ["Landlord's phone", landlordPhone],
  ];
  return {
    title: "Referral",
    confirmation: {
      subject: "Your referral",
      received: `Thank you for recommending us to ${landlordName}.`,
      next: `We get in touch with them and say that you sent us. Once their property is let, you get ${voucher}, and they get ${off}.`,
    },
    sender: { salutation: name, name, email },
    facts,
    message: null,
  };
}

interface Person {
  firstname: string;
  lastname: string;
  phone: string;
  email: string | null;
}

function getSender({ firstname, lastname, email }: Person): RequestMailContent["sender"] {
  return { salutation: firstname, name: `${firstname} ${lastname}`, email };
}

function personFacts({ firstname, lastname, phone, email }: Person): RequestMailContent["facts"] {
  return [
    ["Name", `${firstname} ${lastname}`],
    ["Phone", phone],
    ["E-mail", email ?? "none given"],
  ];
}
