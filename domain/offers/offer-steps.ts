import * as v from "valibot";
import {
  affordabilityFields,
  breakFields,
  lengthFields,
  moveInFields,
  type offerDetailsFields,
  peopleFields,
  priceFields,
  requestFields,
} from "./offer-fields.ts";

/** Households may not exceed adults (renter specification, section 5). */
export function hasEnoughAdults(counts: { adultCount: number; households: number }): boolean {
  return counts.households <= counts.adultCount;
}

/** A break month lies within the contract, and is 0 without a break clause. */
export function breakFits(wish: { break: boolean; breakmonth: number; duration: number }): boolean {
  const { breakmonth, duration } = wish;
  return wish.break ? breakmonth >= 1 && breakmonth <= duration : breakmonth === 0;
}

const householdsMessage = "Enter a number of households from 1 to the number of adults";
const breakMessage =
  "Enter a month for the break clause within the length of the contract, or 0 for no break clause";

const people = v.pipe(
  v.object(peopleFields),
  v.forward(v.partialCheck([["adultCount"], ["households"]], hasEnoughAdults, householdsMessage), [
    "households",
  ]),
);

const breakClause = v.pipe(
  v.object({ ...breakFields, ...lengthFields }),
  v.forward(v.partialCheck([["break"], ["breakmonth"], ["duration"]], breakFits, breakMessage), [
    "breakmonth",
  ]),
);

/** Over all input so far, requiring only what the step needs. The last step has no fields. */
export const offerStepSchemas = [
  v.object(priceFields),
  people,
  v.object(affordabilityFields),
  v.object(moveInFields),
  v.object(lengthFields),
  breakClause,
  v.object(requestFields),
  v.object({}),
] as const;

export const offerStepFields = [
  priceFields,
  peopleFields,
  affordabilityFields,
  moveInFields,
  lengthFields,
  breakFields,
  requestFields,
  {},
].map((fields) => Object.keys(fields));

export type OfferField = keyof typeof offerDetailsFields;

export function withOfferRules<
  Output extends {
    adultCount: number;
    households: number;
    break: boolean;
    breakmonth: number;
    duration: number;
  },
>(entries: v.GenericSchema<unknown, Output>) {
  return v.pipe(
    entries,
    v.rawCheck(({ dataset, addIssue }) => {
      if (!dataset.typed) return;
      if (!hasEnoughAdults(dataset.value)) addIssue(getAtPath(dataset.value, "households"));
      if (!breakFits(dataset.value)) addIssue(getAtPath(dataset.value, "breakmonth"));
    }),
  );
}

function getAtPath(
  input: object,
  key: "households" | "breakmonth",
): { message: string; path: [v.ObjectPathItem] } {
  const message = key === "households" ? householdsMessage : breakMessage;
  const value: unknown = Reflect.get(input, key);
  return {
    message,
    path: [{ type: "object", origin: "value", input: { ...input }, key, value }],
  };
}
