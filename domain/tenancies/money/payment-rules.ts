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
  "amount-not-possible": { text: "Give an amount of at least a penny.", source: record },
  "asked-already": { text: "You’ve already asked for this payment.", source: record },
  "not-asked": {
    text: "This was not asked for, so it can’t be recorded as paid: ask for it once it may be asked for, or pay it back.",
    source: record,
  },
  "more-than-asked": {
    text: "You’ve received more than you asked for. Repay the difference and record the rest.",
    source: {
      title: "Tenant Fees Act 2019, sections 1 to 3: what schedule 1 does not permit is prohibited",
      url: `${tenantFees}/section/3`,
    },
  },
  "money-came-meanwhile": {
    text: "Money was recorded or corrected here since this form was opened, perhaps by your own first try. Look at what is here before you record more.",
    source: record,
  },
  "holding-deposit-cap": {
    text: "A holding deposit is at most one week’s rent, to the penny.",
    source: holdingDepositCap,
  },
  "one-holding-deposit": {
    text: "You’re still holding someone else’s holding deposit for this property. Repay it first.",
    source: holdingDepositCap,
  },
  "too-late-for-holding": {
    text: "Everyone has signed, so there is nothing left to hold the home for.",
    source: holdingDepositCap,
  },
  "rent-before-signing": {
    text: "No rent may be asked for or taken before the landlord and every tenant have signed.",
    source: {
      title:
        "Tenant Fees Act 2019, section 5A and schedule 1, paragraph 1, as the Renters’ Rights Act 2025, section 9, has them",
      url: "https://www.legislation.gov.uk/ukpga/2025/26/section/9",
    },
  },
  "rent-cap": {
    text: "Before a tenancy begins at most one month’s rent may be asked, with what the holding deposit counts towards it.",
    source: {
      title: "Housing Act 1988, section 4B, as the Renters’ Rights Act 2025, section 8, inserts it",
      url: "https://www.legislation.gov.uk/ukpga/2025/26/section/8",
    },
  },
  "deposit-before-signing": {
    text: "The deposit is asked for once everyone has signed.",
    source: own,
  },
  "deposit-cap": {
    text: "A deposit is at most five weeks’ rent, or six from £50,000 a year, to the penny.",
    source: depositCap,
  },
  "deposit-agreed": {
    text: "No one need pay a deposit above the one in the agreement that they signed.",
    source: depositCap,
  },
  "no-deposit-home": { text: "This home is let without a deposit.", source: record },
  "settled-already": { text: "This money was dealt with before.", source: record },
  "nothing-held": { text: "There’s no payment to use or repay.", source: record },
  "no-consent-to-apply": {
    text: "Whoever paid it has not agreed that it counts towards the rent or the deposit. Ask them, or pay it back.",
    source: schedule2("paragraph 5"),
  },
  "asked-in-full": {
    text: "That was asked for in full before, so the holding deposit goes back.",
    source: schedule2("paragraphs 3 and 5"),
  },
  "deposit-covered": {
    text: "The deposit that was agreed is no more than the holding deposit, so it can’t be a part of it. Count it towards the rent, or pay it back.",
    source: depositCap,
  },
  "receipt-unknown": {
    text: "We can’t find that payment. A colleague may have corrected it. Reload the page.",
    source: record,
  },
  "nothing-corrected": {
    text: "That is what is recorded already. Change the amount or the day.",
    source: record,
  },
  "correction-unexplained": {
    text: "Write why it is corrected: what was recorded before also stays on record.",
    source: record,
  },
  "deposit-registered": {
    text: "The deposit was registered, or the information about it given, as it is recorded now, and both name its amount. Undo these steps first, then record them anew.",
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
    text: "The holding deposit is still here. Pay it back first, then record the end.",
    source: schedule2("paragraphs 3 and 4"),
  },
  "rent-is-owed": {
    text: "The tenancy goes ahead, so this is paid back only once it has ended.",
    source: record,
  },
  "may-not-keep": {
    text: "A holding deposit may be kept only where the renter withdrew, gave false or misleading information, may not rent, or held things up although we did all we could.",
    source: schedule2(),
  },
  "reasons-late": {
    text: "The reasons for keeping it had to be given in writing within 7 days. All of it goes back.",
    source: schedule2(),
  },
  "reasons-in-writing": {
    text: "The reasons for keeping it are given in writing: add the paper that gives them.",
    source: schedule2(),
  },
  "extension-in-writing": {
    text: "More time is agreed in writing: add the paper that both agreed to.",
    source: schedule2("paragraph 2"),
  },
  "extension-late": {
    text: "The deadline has passed, so the holding deposit goes back. It’s too late to extend it.",
    source: schedule2("paragraphs 2 to 4"),
  },
  "extension-not-later": {
    text: "Choose a day after the present deadline.",
    source: schedule2("paragraph 2"),
  },
} as const satisfies Record<string, Rule>;
