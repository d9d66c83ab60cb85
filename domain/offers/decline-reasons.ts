import * as v from "valibot";
import { incomeMultiple } from "../agency/shown-settings.ts";
import { keepable, linesField } from "../shared/fields/text-fields.ts";

/**
 * Why an offer may be declined. Each is about the offer, the home or the law, none about who somebody
 * is (Equality Act 2010, part 4; Renters' Rights Act 2025, part 1, chapter 3). Kept with its time: if
 * somebody complains, it must be shown within 28 days.
 */
export const declineReasons = {
  "another-offer": "The landlord chose another offer",
  income: `Income below ${incomeMultiple.usual} times the rent, and no guarantor`,
  references: "Failed referencing",
  "start-date": "The start date doesn’t suit",
  licence: "The property isn’t licensed for that many households",
  "too-many-people": "Over the legal occupancy limit",
  requests: "Special requests not possible",
  "pet-superior-lease": "The superior lease forbids the pet",
  "right-to-rent": "Right to rent not met",
  "no-longer-to-let": "The property is no longer to let",
} as const;

export type DeclineReason = keyof typeof declineReasons;

const names = Object.keys(declineReasons).filter(
  (name): name is DeclineReason => name in declineReasons,
);

export const declineReason = v.picklist(names, "Select a reason");

/** What a landlord may answer to an offer. */
export const landlordAnswers = {
  prefer: "First choice",
  accept: "Fine",
  decline: "Not this one",
} as const;

export type LandlordAnswer = keyof typeof landlordAnswers;

export const landlordAnswer = v.pipe(
  v.object({
    offerId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(40), keepable),
    answer: v.picklist(["prefer", "accept", "decline"], "Select an answer"),
    reason: v.nullable(declineReason),
    note: linesField(
      { min: 0, max: 1000 },
      { missing: "", long: "Enter at most 1,000 characters" },
    ),
  }),
  v.forward(
    v.check(
      ({ answer, reason }) => (answer === "decline") === (reason !== null),
      "Select a reason",
    ),
    ["reason"],
  ),
);
