import {
  depositCap,
  holdingDepositCap,
  housing2004,
  own,
  record,
  type Rule,
  schedule2,
  tenantFees,
} from "../rule-sources.ts";

/** What can forbid to ask for money, to take it, to count it or to pay it back. */
export const paymentRules = {
  "amount-not-possible": { text: "Enter an amount of 1p or more.", source: record },
  "asked-already": { text: "You’ve already requested this payment.", source: record },
  "not-asked": {
    text: "You haven’t requested this payment, so you can’t record it as paid. Request it once the rules allow, or repay it.",
    source: record,
  },
  "more-than-asked": {
    text: "You’ve received more than you requested. Repay the difference and record the rest.",
    source: {
      title: "Tenant Fees Act 2019, sections 1 to 3: what schedule 1 does not permit is prohibited",
      url: `${tenantFees}/section/3`,
    },
  },
  "money-came-meanwhile": {
    text: "A payment was recorded or corrected after you opened this form, perhaps by your own first try. Check what’s recorded before you add more.",
    source: record,
  },
  "holding-deposit-cap": {
    text: "A holding deposit can’t be more than one week’s rent, to the penny.",
    source: holdingDepositCap,
  },
  "one-holding-deposit": {
    text: "You’re still holding someone else’s holding deposit for this property. Repay it first.",
    source: holdingDepositCap,
  },
  "too-late-for-holding": {
    text: "Everyone has signed, so you can no longer ask for a holding deposit.",
    source: holdingDepositCap,
  },
  "rent-before-signing": {
    text: "You can’t ask for or take rent before the landlord and every tenant have signed.",
    source: {
      title:
        "Tenant Fees Act 2019, section 5A and schedule 1, paragraph 1, as the Renters’ Rights Act 2025, section 9, has them",
      url: "https://www.legislation.gov.uk/ukpga/2025/26/section/9",
    },
  },
  "rent-cap": {
    text: "Before a tenancy begins, you can ask for at most one month’s rent. That includes what the holding deposit counts towards it.",
    source: {
      title: "Housing Act 1988, section 4B, as the Renters’ Rights Act 2025, section 8, inserts it",
      url: "https://www.legislation.gov.uk/ukpga/2025/26/section/8",
    },
  },
  "deposit-before-signing": {
    text: "You can request the deposit once everyone has signed.",
    source: own,
  },
  "deposit-cap": {
    text: "A deposit can’t be more than 5 weeks’ rent, or 6 weeks’ rent if the annual rent is £50,000 or more. That limit is exact, to the penny.",
    source: depositCap,
  },
  "deposit-agreed": {
    text: "No one has to pay a higher deposit than the one in the agreement they signed.",
    source: depositCap,
  },
  "no-deposit-home": { text: "This property is let without a deposit.", source: record },
  "settled-already": { text: "This payment has already been dealt with.", source: record },
  "nothing-held": { text: "There’s no payment to use or repay.", source: record },
  "no-consent-to-apply": {
    text: "The person who paid it hasn’t agreed that it counts towards the rent or the deposit. Ask them, or repay it.",
    source: schedule2("paragraph 5"),
  },
  "asked-in-full": {
    text: "You’ve already requested that in full, so you must repay the holding deposit.",
    source: schedule2("paragraphs 3 and 5"),
  },
  "deposit-covered": {
    text: "The agreed deposit is no more than the holding deposit, so the holding deposit can’t count towards it. Count it towards the rent, or repay it.",
    source: depositCap,
  },
  "receipt-unknown": {
    text: "We can’t find that payment. A colleague may have corrected it. Reload the page.",
    source: record,
  },
  "nothing-corrected": {
    text: "That’s already what’s recorded. Change the amount or the day.",
    source: record,
  },
  "correction-unexplained": {
    text: "Enter why you’re correcting it. We’ll also keep the original record.",
    source: record,
  },
  "deposit-registered": {
    text: "The deposit’s registration or prescribed information gives the amount recorded now. Undo those steps first, correct the payment, then record them again.",
    source: {
      title:
        "Housing Act 2004, section 213, and the Housing (Tenancy Deposits) (Prescribed Information) Order 2007, article 2",
      url: `${housing2004}/section/213`,
    },
  },
  "repay-in-full": {
    text: "You must repay the full amount.",
    source: schedule2(),
  },
  "holding-deposit-here": {
    text: "You’re still holding the holding deposit. Repay it first, then record the end.",
    source: schedule2("paragraphs 3 and 4"),
  },
  "rent-is-owed": {
    text: "The tenancy is going ahead, so you can only repay this once it has ended.",
    source: record,
  },
  "may-not-keep": {
    text: "You can keep a holding deposit only if the renter withdrew, gave misleading information, has no right to rent or held things up although we did all we could.",
    source: schedule2(),
  },
  "reasons-late": {
    text: "The reasons for keeping it weren’t given in writing within 7 days. You must repay all of it.",
    source: schedule2(),
  },
  "reasons-in-writing": {
    text: "The reasons for keeping it must be in writing. Add the document that gives them.",
    source: schedule2(),
  },
  "extension-in-writing": {
    text: "An extension must be agreed in writing. Add the document that both agreed to.",
    source: schedule2("paragraph 2"),
  },
  "extension-late": {
    text: "The deadline has passed, so you must repay the holding deposit. It’s too late to extend it.",
    source: schedule2("paragraphs 2 to 4"),
  },
  "extension-not-later": {
    text: "Choose a day after the current deadline.",
    source: schedule2("paragraph 2"),
  },
} as const satisfies Record<string, Rule>;
