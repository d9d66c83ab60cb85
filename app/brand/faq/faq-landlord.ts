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
      "Nothing, and you’re under no obligation. An account manager looks at the property and at what similar properties nearby have let for this month, then recommends an asking rent and explains why.",
    ],
    link: { to: "/book-valuation", label: "Book your free valuation" },
  },
  "time-to-list": {
    question: "How soon is my property advertised?",
    answer: [
      `Within ${claims.advertisedWithin} of the valuation, once you have said yes to the rent and the description. It then appears on the major portals and ${claims.otherChannels} other channels.`,
    ],
    link: { to: "/how-it-works-landlords", label: "See all seven steps" },
  },
  "landlord-fees": {
    question: "What do you charge a landlord?",
    answer: [
      `Tenant find is ${formatFee(tenantFind)}, due only when a tenant moves in. Fully managed adds ${formatFee(management)} of the rent each month.`,
      `Management only, for a tenant you already have, is ${formatFee(management)} of the rent each month, from ${formatFee(managementFrom)}. Landlords save an average of ${formatPounds(claims.averageSaving)} on fees.`,
      walletTerms,
    ],
    link: { to: "/landlords#calculator", label: "Work out your own saving" },
  },
  "plan-difference": {
    question: "What’s the difference between tenant find and fully managed?",
    answer: [
      "Tenant find ends on moving day. We market the property, show it, negotiate, reference the tenant and draw up the tenancy. After that, you look after it.",
      "Fully managed carries on from there. We collect the rent, take calls around the clock, arrange repairs, keep the safety certificates current and send you a statement each month.",
    ],
    link: { to: "/property-management-services", label: "What management covers" },
  },
  "renewal-fees": {
    question: "Do you charge when the tenant stays on?",
    answer: [
      "No. There are no renewal fees. Since 1 May 2026, tenancies in England have had no end date, so there is nothing to renew. We never charge the tenant find fee twice for the same tenant.",
    ],
  },
  "contractor-markup": {
    question: "Do you add anything to a contractor’s invoice?",
    answer: [
      "No, we add £0. You pay what the contractor charges and see the invoice itself. There are no call-out charges either. We ask for your approval before any work above the limit you set with us, unless it’s needed to make the property safe.",
    ],
  },
  "switch-provider": {
    question: "Can I move to you from another agent while my property is let?",
    answer: [
      "Yes. Check the notice period in your current agreement, or send it to us and we’ll check. We’ll then write to the agent, take over the keys, certificates and deposit registration, and tell the tenant where to pay and from when.",
      "The tenancy itself doesn’t change, and your tenant has nothing new to sign.",
    ],
    link: { to: "/switch-provider", label: "Switch your provider" },
  },
  "legal-documents": {
    question: "Which documents do I need before letting?",
    answer: [
      "An Energy Performance Certificate of band E or better, a gas safety certificate no more than 12 months old if there is gas, and an electrical report no more than 5 years old. You need a smoke alarm on every storey with living space. Every room used as living space that has a fixed fuel-burning appliance, other than a gas cooker, needs a carbon monoxide alarm.",
      "The tenant must also have the main terms of the tenancy in writing before it is agreed. If the property needs a licence from the council, that comes first. We’ll check each of these with you and arrange anything that’s missing, at the price the assessor or engineer charges.",
    ],
  },
  "periodic-tenancies": {
    question: "Can I still let for a fixed term of a year?",
    answer: [
      "No. Under the Renters’ Rights Act 2025, assured tenancies in England have been periodic since 1 May 2026. They run from month to month, or for shorter rent periods, until someone ends them with proper notice. A fixed term written into such an agreement has no effect, and older fixed terms became periodic on that day.",
    ],
  },
  "ending-tenancy-landlord": {
    question: "How do I get my property back without section 21?",
    answer: [
      "Section 21 notices were abolished on 1 May 2026. You now need one of the grounds in section 8 of the Housing Act 1988, and evidence for it. To sell, or to move in yourself or with close family, you must give 4 months’ notice, which can’t take effect in the first 12 months of the tenancy.",
      "For rent arrears, the mandatory ground needs at least 3 months’ rent owing, both when notice is given and at the hearing, with 4 weeks’ notice. If the tenant doesn’t leave when the notice expires, only a court can order them to.",
    ],
  },
  "raising-rent": {
    question: "How and when may I raise the rent?",
    answer: [
      "Once a year, by a section 13 notice on the official form, with at least 2 months’ notice, and not in the first year of a tenancy. Clauses that raise the rent automatically no longer have any effect.",
      "The tenant can ask the First-tier Tribunal whether the new rent is above the market. It can lower your figure but not raise it, and nothing is backdated. We compare local lettings before each notice, so that the figure holds up.",
    ],
  },
  "rental-bidding-landlord": {
    question: "May I take an offer above the advertised rent?",
    answer: [
      "No. The advert must state a rent, and no one may ask for, encourage or accept more, not even from an applicant who offers it freely. A council can fine a landlord or agent up to £7,000 for it. That is why we take care over the figure before it is published.",
    ],
  },
  "deposit-protection-landlord": {
    question: "Where is the deposit held?",
    answer: [
      "With an authorised deposit scheme. By law, it must be protected within 30 days of being received, and the tenant given the prescribed information. We do both, and send you the certificate.",
    ],
  },
  "right-to-rent": {
    question: "Who checks the right to rent?",
    answer: [
      "We do, for every adult who will live in the property, before the tenancy is agreed, from original documents or a Home Office share code. We ask everyone the same, whatever their name or accent. If someone’s permission to stay has an end date, we put a follow-up check in the diary.",
    ],
  },
  // Renters’ Rights Act 2025, sections 75 to 96, not among what S.I. 2026/421 brought into force. “From
  // late 2026, region by region” is the government’s plan of November 2025. Looked up on 30 June 2026.
  "landlord-database": {
    question: "Must I be on the landlord database?",
    answer: [
      "Not yet. The Renters’ Rights Act 2025 provides for a database of landlords and the properties they let, which the government plans to open from late 2026, region by region. When we last checked, on 30 June 2026, it wasn’t open and the law set no date. GOV.UK will say when it’s your region’s turn.",
      "Expect to be asked for your name and address, your agent, and the dates of the gas, electrical and energy certificates. We’ll tell you when it’s your region’s turn.",
    ],
  },
  // Renters’ Rights Act 2025, sections 64 to 74: regulations may require it, and no scheme was open. S.I. 2026/421
  // brought only section 74 of them into force.
  // “About 2028” is the government’s plan of November 2025. Looked up in June 2026.
  "landlord-ombudsman": {
    question: "Must I join the landlord ombudsman?",
    answer: [
      "Not yet. The Renters’ Rights Act 2025 lets the government require private landlords to join a redress scheme, and it plans to make joining an ombudsman compulsory in about 2028. When we last checked, in June 2026, there was none to join and the law set no date.",
      `We’re members of a redress scheme, ${redressScheme}, as every letting agent must be. If you’re unhappy with our answer to a complaint, or haven’t had one after 8 weeks, you have 12 months to take it to them.`,
    ],
  },
};
