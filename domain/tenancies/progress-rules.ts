import { paymentRules } from "./money/payment-rules.ts";
import {
  immigration,
  limitedChecks,
  keptCopies,
  reports,
  highRent,
  beforeKeys,
  housing1988,
  housing2004,
  shareCodes,
  own,
  type Rule,
  sanctions,
  record,
} from "./rule-sources.ts";

/** What can forbid a move between an accepted offer and the keys, each with its law. */
export const progressRules = {
  "over-already": { text: "This tenancy is no longer in progress.", source: record },
  "no-such-step": { text: "This tenancy doesn’t have that step.", source: record },
  "done-already": {
    text: "This is already done. Undo it first to record it again.",
    source: record,
  },
  "evidence-missing": {
    text: "Add evidence. Write what you saw, or attach the document.",
    source: record,
  },
  "date-outside": {
    text: "Enter a date from the day the offer was accepted to today.",
    source: record,
  },
  "ended-too-early": {
    text: "Enter the date the tenancy ended. It can’t be before everyone signed or before the tenancy began.",
    source: record,
  },
  "outcome-not-possible": { text: "This step can’t have that result.", source: record },
  "relied-upon": {
    text: "Something that was done later relies on this. Undo that first.",
    source: record,
  },
  "added-already": {
    text: "They’re already on this tenancy, perhaps from your first try. Reload the page.",
    source: record,
  },
  "unknown-person": { text: "We can’t find that person on this tenancy.", source: record },
  "sanctions-match": {
    text: "A name is on the UK sanctions list. Don’t take money, pay any out or sign anything, and report it to OFSI.",
    source: sanctions,
  },
  "landlord-sanctions-match": {
    text: "The landlord’s name is on the UK sanctions list. Don’t take money, pay any out or sign anything for them, and report it to OFSI. You can only return a holding deposit to the renter.",
    source: sanctions,
  },
  "landlord-unchecked": {
    text: "The landlord hasn’t been checked against the UK sanctions list yet. Record that check on the property’s landlord page first.",
    source: own,
  },
  "landlord-changed": {
    text: "Check the landlord’s identity and the sanctions list again on the property’s landlord page, or restore the record. Until then, you can’t create, send or sign any document.",
    source: own,
  },
  "name-changed": {
    text: "Check the identity and the sanctions list again, or restore the record. Until then, you can’t create, send or sign any document.",
    source: own,
  },
  "landlord-unprintable": {
    text: "Record the landlord’s check again on the property’s landlord page, with their name and address in Latin letters, as in the machine-readable lines of the passport. Until then, you can’t create, send or sign any document.",
    source: own,
  },
  "name-unprintable": {
    text: "Check the identity again with the name in Latin letters, as in the machine-readable lines of the passport, and search the sanctions list for it. Until then, you can’t create, send or sign any document.",
    source: own,
  },
  "name-unconfirmed": {
    text: "Documents use the names that were checked. First record the identity of every tenant and guarantor, and the right to rent of everyone else who will live there.",
    source: own,
  },
  "text-unprintable": {
    text: "The property’s address or the agency’s details have letters we can’t print. Correct them using Latin letters. If you change the address, accept the offer again.",
    source: own,
  },
  "name-in-other-letters": {
    text: "Enter the name in Latin letters, as in the machine-readable lines of the passport.",
    source: own,
  },
  "name-missing": { text: "Enter the full name as the evidence shows it.", source: record },
  ...paymentRules,
  "statement-before-signing": {
    text: "Give every tenant the written statement of terms before anyone signs.",
    source: {
      title:
        "Housing Act 1988, section 16D, as the Renters’ Rights Act 2025, section 12, inserts it",
      url: "https://www.legislation.gov.uk/ukpga/2025/26/section/12",
    },
  },
  "checks-before-signing": {
    text: "Check everyone’s identity, references and the sanctions list before anyone signs.",
    source: own,
  },
  "right-to-rent-before-signing": {
    text: "Check every adult’s right to rent before the agreement is signed.",
    source: {
      title: "Immigration Act 2014, sections 22 and 24",
      url: `${immigration}/section/24`,
    },
  },
  "right-to-rent-same-day": {
    text: "Check a time-limited right to rent no later than the day before the agreement is signed.",
    source: limitedChecks,
  },
  "right-to-rent-details": {
    text: "Enter how the right to rent was checked and, if it’s time-limited, when it ends.",
    source: { title: "Immigration Act 2014, section 24", url: `${immigration}/section/24` },
  },
  "right-to-rent-early": {
    text: "Check a time-limited right to rent no more than 28 days before the start.",
    source: limitedChecks,
  },
  "start-passed": {
    text: "The start date in the agreement has passed, and time-limited rights to rent were checked for it. Undo any signatures and move the start date first.",
    source: limitedChecks,
  },
  "rent-not-assured": {
    text: "A tenancy with rent above £100,000 a year can’t be an assured tenancy, and these documents are for assured tenancies only. Have the agreement drawn up by a solicitor.",
    source: highRent,
  },
  "right-to-rent-over": {
    text: "Their permission to stay ends before the tenancy starts.",
    source: { title: "Immigration Act 2014, section 21", url: `${immigration}/section/21` },
  },
  "nothing-to-report": {
    text: "You can only report someone who has moved in and was then found to have no right to rent.",
    source: reports,
  },
  "reported-already": {
    text: "This has already been reported to the Home Office.",
    source: reports,
  },
  "share-code-format": {
    text: "A share code to rent a home has nine characters and begins with R.",
    source: shareCodes,
  },
  "share-code-missing": { text: "Enter the share code that was used.", source: shareCodes },
  "share-code-old": {
    text: "Share codes expire after 90 days. Ask for a new one.",
    source: shareCodes,
  },
  "adults-unnamed": {
    text: "Name every adult who will live there. You must check each one’s right to rent.",
    source: { title: "Immigration Act 2014, section 22", url: `${immigration}/section/22` },
  },
  "guarantor-missing": {
    text: "The offer was accepted with a guarantor. Record their guarantee before anyone signs.",
    source: own,
  },
  "start-signed": {
    text: "The signed agreement gives the start date. Undo the signatures first.",
    source: record,
  },
  "agreement-stale": {
    text: "The start, rent, deposit, people or landlord changed after the agreement was created. Create a new agreement before anyone signs.",
    source: record,
  },
  "start-past": { text: "Choose a start date from today onwards.", source: record },
  "landlord-signs-last": {
    text: "The property has no landlord to sign. Add one first.",
    source: record,
  },
  "deposit-not-here": {
    text: "There’s no deposit to register yet.",
    source: { title: "Housing Act 2004, section 213", url: `${housing2004}/section/213` },
  },
  "keys-last": {
    text: "Hand over keys last, once everything is done and paid and the tenancy has started.",
    source: beforeKeys,
  },
  "alarms-on-the-day": {
    text: "Test the smoke and carbon monoxide alarms on the day the tenancy begins.",
    source: {
      title: "Smoke and Carbon Monoxide Alarm (England) Regulations 2015, regulation 4",
      url: "https://www.legislation.gov.uk/uksi/2015/1693",
    },
  },
  "goes-on-unknown": {
    text: "Right to rent evidence is erased a year after the tenancy ends, so confirm once a year that it continues or record its end.",
    source: keptCopies,
  },
  "signed-is-signed": {
    text: "Everyone has signed. From now on, it can only end if the landlord and the tenants agree.",
    source: {
      title: "Housing Act 1988, section 5",
      url: `${housing1988}/section/5`,
    },
  },
} as const satisfies Record<string, Rule>;

export type ProgressRule = keyof typeof progressRules;

export interface RuleRefusal extends Rule {
  ok: false;
  rule: ProgressRule;
}

/** @param reason what was found, for the rules that apply to something found */
export function refuse(rule: ProgressRule, reason?: string): RuleRefusal {
  const { text, source } = progressRules[rule];
  return { ok: false, rule, text: reason ? `${reason} ${text}` : text, source };
}
