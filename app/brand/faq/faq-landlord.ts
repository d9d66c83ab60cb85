import type { LandlordQuestionId } from "../../../domain/requests/faq-vote.ts";
import { agency } from "../../../domain/agency/agency.ts";
import { formatFee, fees, walletTerms } from "../../../domain/agency/fees.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { claims } from "../claims.ts";
import type { FaqText } from "./faq-text.ts";

const [redressScheme] = agency.schemes;
const { tenantFind, management, managementFrom } = fees.landlords;

/** In display order. Law of England as of 1 May 2026, from when S.I. 2026/421 applies. What was looked up later says so. */
export const landlordFaq: Record<LandlordQuestionId, FaqText> = {
  "valuation-cost": {
    question: "What does a valuation cost?",
    answer: [
      "Nothing, and it binds you to nothing. An account manager looks at the property and at what similar homes nearby let for this month, and gives you one asking rent with the reasons for it.",
    ],
    link: { to: "/book-valuation", label: "Book your free valuation" },
  },
  "time-to-list": {
    question: "How soon is my property advertised?",
    answer: [
      `Within ${claims.advertisedWithin} of the valuation, once you have said yes to the rent and the description. It then stands on the major portals and on ${claims.otherChannels} other channels.`,
    ],
    link: { to: "/how-it-works-landlords", label: "See all seven steps" },
  },
  "landlord-fees": {
    question: "What do you charge a landlord?",
    answer: [
      `Tenant find is ${formatFee(tenantFind)}, due only when a tenant moves in. Fully managed adds ${formatFee(management)} of the rent each month.`,
      `Management only, for a tenant whom you already have, is ${formatFee(management)} of the rent each month, from ${formatFee(managementFrom)}. Landlords save an average of ${formatPounds(claims.averageSaving)} on fees.`,
      walletTerms,
    ],
    link: { to: "/landlords#calculator", label: "Work out your own saving" },
  },
  "plan-difference": {
    question: "Tenant find or fully managed: what is the difference?",
    answer: [
      "Tenant find ends on moving day: we market the home, show it, negotiate, reference and draw up the tenancy, and then you look after it.",
      "Fully managed goes on: we collect the rent, take the calls around the clock, arrange the repairs, keep the safety certificates current and account to you each month.",
    ],
    link: { to: "/property-management-services", label: "What management covers" },
  },
  "renewal-fees": {
    question: "Do you charge when the tenant stays on?",
    answer: [
      "No. There are no renewal fees. Tenancies in England have no end date since 1 May 2026, so there is nothing to renew, and the tenant find fee is never charged twice for the same tenant.",
    ],
  },
  "contractor-markup": {
    question: "Do you add anything to a contractor’s invoice?",
    answer: [
      "£0. You pay what the trade charges and see the invoice itself. There are no call-out charges either. Work above the limit that you set with us waits for your approval, unless it makes the home safe.",
    ],
  },
  "switch-provider": {
    question: "Can I move to you from another agent while the home is let?",
    answer: [
      "Yes. Read the notice period in your present agreement, or send it to us and we will. We then write to the agent, take over the keys, the certificates and the deposit registration, and tell the tenant where to pay from which day.",
      "The tenancy itself goes on unchanged: your tenant signs nothing new.",
    ],
    link: { to: "/switch-provider", label: "Switch your provider" },
  },
  "legal-documents": {
    question: "Which documents do I need before I let?",
    answer: [
      "An Energy Performance Certificate of band E or better, a gas safety certificate not older than twelve months if there is gas, and an electrical report not older than five years. A smoke alarm belongs on every storey with living space, and a carbon monoxide alarm in every such room with a fixed appliance that burns fuel, gas cookers excepted.",
      "The tenant must also have the main terms of the tenancy in writing before it is agreed. If the home needs a licence from the council, that comes first. We check each of these with you, and arrange what is missing at the price that the assessor or engineer charges.",
    ],
  },
  "periodic-tenancies": {
    question: "Can I still let for a fixed term of a year?",
    answer: [
      "No. Under the Renters’ Rights Act 2025 assured tenancies in England are periodic since 1 May 2026: they run from month to month, or for shorter rent periods, until someone ends them with proper notice. A fixed term written into such an agreement has no effect, and older fixed terms became periodic on that day.",
    ],
  },
  "ending-tenancy-landlord": {
    question: "How do I get my property back without section 21?",
    answer: [
      "Section 21 notices are gone since 1 May 2026. You need one of the grounds in section 8 of the Housing Act 1988, and evidence for it. To sell, or to move in yourself or with close family, the notice is four months and can’t take effect in the first twelve months of the tenancy.",
      "For rent arrears the mandatory ground needs at least three months’ rent owing, both when notice is given and at the hearing, with four weeks’ notice. If the tenant does not leave when the notice runs out, only a court can order it.",
    ],
  },
  "raising-rent": {
    question: "How and when may I raise the rent?",
    answer: [
      "Once a year, by a section 13 notice on the official form, with at least two months’ warning, and not in the first year of a tenancy. Clauses that raise the rent by themselves no longer count.",
      "The tenant can ask the First-tier Tribunal whether the new rent is above the market. It can lower your figure but not raise it, and nothing is backdated. We compare local lettings before each notice, so that the figure stands.",
    ],
  },
  "rental-bidding-landlord": {
    question: "May I take an offer above the advertised rent?",
    answer: [
      "No. The advert must state a rent, and nobody may ask for, encourage or accept more, not even from an applicant who offers it freely. A council can fine a landlord or agent up to £7,000 for it. That is why we take care over the figure before it is published.",
    ],
  },
  "deposit-protection-landlord": {
    question: "Where is the deposit kept?",
    answer: [
      "With an authorised deposit scheme. The law gives thirty days from the day it is received to protect it and to give the tenant the prescribed details. We do both, and send you the certificate.",
    ],
  },
  "right-to-rent": {
    question: "Who checks the right to rent?",
    answer: [
      "We do, for every adult who will live in the home, before the tenancy is agreed, from original documents or a Home Office share code. Everybody is asked the same, whatever their name or accent. Where a permission has an end date, a later check goes in the diary.",
    ],
  },
  // Renters’ Rights Act 2025, sections 75 to 96, not among what S.I. 2026/421 brought into force. “From
  // late 2026, region by region” is the government’s plan of November 2025. Looked up on 30 June 2026.
  "landlord-database": {
    question: "Must I be on the landlord database?",
    answer: [
      "Not yet. The Renters’ Rights Act 2025 provides for a database of landlords and the homes they let, which the government plans to open from late 2026, region by region. When we last checked, on 30 June 2026, it wasn’t open and the law set no date. GOV.UK will say when it’s your region’s turn.",
      "Expect to be asked for your name and address, your agent, and the dates of the gas, electrical and energy certificates. We will tell you when it is your region’s turn.",
    ],
  },
  // Renters’ Rights Act 2025, sections 64 to 74: regulations may require it, and no scheme was open. S.I. 2026/421
  // brought only section 74 of them into force.
  // “About 2028” is the government’s plan of November 2025. Looked up in June 2026.
  "landlord-ombudsman": {
    question: "Must I join the landlord ombudsman?",
    answer: [
      "Not yet. The Renters’ Rights Act 2025 lets the government require private landlords to join a redress scheme, and it plans to make joining an ombudsman compulsory in about 2028. When we last checked, in June 2026, there was none to join and the law set no date.",
      `We are ourselves members of a redress scheme, ${redressScheme}, as every letting agent must be. If you are unhappy with our answer to a complaint, or have had none after eight weeks, you have twelve months to take it to them.`,
    ],
  },
};
