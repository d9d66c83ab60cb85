import type { TenantQuestionId } from "../../../domain/requests/faq-vote.ts";
import { brand } from "../brand.ts";
import type { FaqText } from "./faq-text.ts";

/** In display order. Law of England as of 1 May 2026, from when S.I. 2026/421 applies. What was looked up later says so. */
export const tenantFaq: Record<TenantQuestionId, FaqText> = {
  "book-viewing": {
    question: "How do I book a viewing?",
    answer: [
      `Open the home and choose Book viewing. Tell us which times suit you, ${brand.viewingTimes}, and we’ll confirm one of them. If you can’t come, ask for a video tour. Viewings are free.`,
    ],
    link: { to: "/properties", label: "Search homes to rent" },
  },
  "holding-deposit": {
    question: "What is a holding deposit?",
    answer: [
      "Money that takes a home off the market while we check references: no more than 1 week’s rent. If you agree, it counts towards your first month’s rent or your deposit. Landlord and renter then have 15 days to agree the tenancy, unless both settle on another date in writing.",
      "You get it back within 7 days if the landlord withdraws or the 15 days pass without an agreement. It may be kept if you withdraw, give false or misleading information, fail the right-to-rent check, or don’t take reasonable steps to go ahead; we’ll then tell you why in writing.",
    ],
  },
  "deposit-size": {
    question: "How large is the deposit?",
    answer: [
      "At most 5 weeks’ rent when the annual rent is below £50,000, and at most 6 weeks’ rent when it is £50,000 or above. At £2,000 a month, which is £461.54 a week, that is no more than £2,307.69.",
    ],
  },
  "deposit-return": {
    question: "When do I get my deposit back?",
    answer: [
      "Within 10 days of both sides agreeing how much is returned. Deductions need proof, and fair wear and tear is not one. If you disagree, the deposit scheme decides free of charge on the evidence of both sides, and the disputed part stays protected until then.",
    ],
  },
  "tenant-fees": {
    question: "Which fees may I be asked for?",
    answer: [
      "Very few. The Tenant Fees Act 2019 bans charges for viewings, references, contracts, inventories, check-in and check-out. That leaves the rent, the two deposits, bills and council tax if the agreement says so, and a short list of costs you cause yourself, such as a lost key.",
    ],
    link: { to: "/legal#permitted-payments", label: "All permitted payments" },
  },
  referencing: {
    question: "What does referencing look at?",
    answer: [
      "Who you are, whether you may rent in England, whether your income covers your share of the rent, and what your last landlord says. It costs you nothing. If your income is new or irregular, a guarantor can help.",
    ],
  },
  "rent-in-advance": {
    question: "Can I be asked for 6 months’ rent in advance?",
    answer: [
      "No. For tenancies agreed since 1 May 2026, no one may ask for or take rent before the agreement is signed. Between signing and the first day, they may take no more than 1 month’s rent. A landlord can’t make an exception, and neither can we.",
    ],
  },
  "rental-bidding-tenant": {
    question: "Will it help to offer more than the advertised rent?",
    answer: [
      "No, and we could not take it: since 1 May 2026 landlords and agents may not ask for, encourage or accept a bid above the advertised rent. What helps is a complete offer: everyone’s details, your moving date, and any wishes about the home. Offering less is still allowed.",
    ],
  },
  "ending-tenancy-tenant": {
    question: "How do I end my tenancy?",
    answer: [
      "Give 2 months’ notice in writing, ending on the last day of a rent period. You can do this at any time, because there’s no minimum stay. Shorter notice is valid if your landlord agrees to it in writing. In a joint tenancy, one person’s notice ends it for everyone, so talk first.",
    ],
  },
  "rent-increase": {
    question: "How often can my rent go up?",
    answer: [
      "Once every 12 months, with a section 13 notice on the official form, at least 2 months ahead. If you think the figure is above the market rent, you can ask the First-tier Tribunal before the new rent starts. It can’t set more than the landlord proposed, and the old rent applies until it has decided.",
    ],
  },
  pets: {
    question: "May I keep a pet?",
    answer: [
      "Yes, if your landlord agrees. Ask in writing and describe the animal. Your landlord must consider it and answer in writing, as a rule within 28 days, and may not refuse without a good reason, such as a head lease that forbids animals. The answer is for that pet, so ask again for the next one. No extra deposit can be charged for it.",
    ],
  },
  repairs: {
    question: "Something’s broken. Who do I tell?",
    answer: [
      `Call ${brand.phone}, at any hour if it’s about water, heating, electricity or a lock. Your landlord has to keep the structure, heating, hot water, plumbing, gas and electrics in repair, and a repair never costs you a call-out charge.`,
      "If you smell gas, open the windows, go outside and call the National Gas Emergency Service first, on 0800 111 999.",
    ],
  },
  "benefits-and-children": {
    question: "Do you let to people with children or on benefits?",
    answer: [
      "Yes. It’s against the law to turn someone down, or refuse them a viewing, because they have children or receive benefits. We look at whether the rent is affordable, by the same measure for everyone.",
    ],
  },
  "change-sharer": {
    question: "One of us is moving out. What does a change of sharer cost?",
    answer: [
      "No more than £50, or the reasonable costs of the change if they’re higher, in which case we’ll show you how they add up. Everyone involved must agree, and we reference the person who’s joining first. The deposit is registered again with the new names.",
    ],
  },
};
