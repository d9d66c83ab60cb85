import * as v from "valibot";
import { keepable, keepableLine } from "../shared/text-fields.ts";
import type { TenancyAction } from "./tenancy-action.ts";
import { rightToRentMethods, rightToRentResults } from "./right-to-rent-result.ts";
import {
  endedByWhom,
  endSteps,
  holdingUses,
  keepReasons,
  paymentKinds,
  stepKinds,
  stepOutcomes,
} from "./tenancy.ts";

const day = v.pipe(v.string(), v.isoDate());
const id = v.pipe(v.string(), v.uuid());
const evidence = v.strictObject({
  note: v.pipe(v.string(), v.trim(), v.maxLength(2000), keepable),
  documentId: v.nullish(id, null),
});
const pence = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const kind = v.picklist(paymentKinds);
const step = { kind: v.picklist(stepKinds), personId: v.nullish(id, null) };
const rightToRent = v.strictObject({
  result: v.picklist(rightToRentResults),
  method: v.picklist(rightToRentMethods),
  permissionUntil: v.nullish(day, null),
});

/**
 * One thing that can be recorded about a let, as it is written by hand. A person is added with
 * their contact, and a let falls through with its offer: each has a use case of its own.
 */
export const tenancyActionFields = v.variant("do", [
  v.strictObject({
    do: v.literal("complete-step"),
    ...step,
    on: day,
    outcome: v.picklist(stepOutcomes),
    evidence,
    rightToRent: v.exactOptional(rightToRent),
    name: v.exactOptional(
      v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200), keepableLine),
    ),
  }),
  v.strictObject({ do: v.literal("reopen-step"), ...step }),
  v.strictObject({ do: v.literal("report-right-to-rent"), personId: id, on: day, evidence }),
  v.strictObject({ do: v.literal("give-share-code"), personId: id, code: v.string() }),
  v.strictObject({ do: v.literal("waive-guarantor") }),
  v.strictObject({ do: v.literal("move-start"), startsOn: day }),
  v.strictObject({ do: v.literal("ask-payment"), kind, pence, dueOn: day }),
  v.strictObject({ do: v.literal("receive-payment"), kind, pence, on: day, evidence }),
  v.strictObject({
    do: v.literal("correct-receipt"),
    kind,
    wasPence: pence,
    wasOn: day,
    pence: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
    on: day,
    evidence,
  }),
  v.strictObject({
    do: v.literal("choose-holding-use"),
    towards: v.picklist(holdingUses),
    on: day,
    evidence,
  }),
  v.strictObject({ do: v.literal("apply-holding-deposit"), on: day, evidence }),
  v.strictObject({ do: v.literal("repay-payment"), kind, pence, on: day, evidence }),
  v.strictObject({
    do: v.literal("keep-holding-deposit"),
    reason: v.picklist(keepReasons),
    on: day,
    evidence,
  }),
  v.strictObject({ do: v.literal("extend-deadline"), until: day, agreedOn: day, evidence }),
  v.strictObject({ do: v.literal("confirm-tenancy"), on: day, evidence }),
  v.strictObject({
    do: v.literal("finish"),
    by: v.picklist(endedByWhom),
    on: day,
    evidence,
    done: v.exactOptional(v.array(v.picklist(endSteps))),
  }),
]) satisfies v.GenericSchema<unknown, TenancyAction>;
