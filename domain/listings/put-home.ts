import * as v from "valibot";
import { homeFieldNames } from "./facts/home-fields.ts";
import { textField } from "../shared/fields/text-fields.ts";
import { listingStates } from "./listing-state.ts";

/** A field as another system has it: true and false for those with a box to tick. */
const fieldValue = v.union([v.pipe(v.string(), v.maxLength(20_000)), v.number(), v.boolean()]);

/** What another system sends of a home. */
export const putHome = v.strictObject({
  /** The editor's fields. Left out: they stay. */
  fields: v.record(v.picklist(homeFieldNames), v.optional(fieldValue)),
  /** Publishes what was changed, if nothing stands in the way. */
  publish: v.optional(v.boolean(), false),
  /** Why the rent of an advertised home rises. */
  rentReason: v.optional(
    textField({ min: 0, max: 500 }, { missing: "", long: "Enter at most 500 characters" }),
    "",
  ),
  /** Where the home is to stand. Left out: where it is. */
  state: v.optional(v.picklist(listingStates)),
});

export type PutHome = v.InferOutput<typeof putHome>;

/** In the editor's words. */
export function toPostedFields(fields: PutHome["fields"]): Record<string, string> {
  const pairs = Object.entries(fields).flatMap(([name, value]): [string, string][] => {
    if (value === undefined) return [];
    return [[name, typeof value === "boolean" ? (value ? "yes" : "") : String(value)]];
  });
  return Object.fromEntries(pairs);
}

/** References of other systems: what portals take, and the office's own, as `L-20431`. */
export const referenceForm = /^[A-Za-z0-9][A-Za-z0-9_-]{0,39}$/;
