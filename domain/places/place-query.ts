import * as v from "valibot";
import { maxPlaceText } from "./place.ts";
import type { ParameterProblem } from "../shared/fields/query-parameters.ts";
import { keepableLine } from "../shared/fields/text-fields.ts";

export interface PlaceQuery {
  text: string;
  /** Restricts results to this city's places, plus other cities by name. */
  city: string | null;
  addresses: boolean;
}

export const placeParameters = {
  q: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty("must not be empty"),
    v.maxLength(maxPlaceText, `must be at most ${maxPlaceText} characters`),
    keepableLine,
  ),
  city: v.pipe(
    v.string(),
    v.trim(),
    v.maxLength(40, "must be at most 40 characters"),
    keepableLine,
  ),
  for: v.picklist(["", "address"], "must be address"),
};

export function readPlaceQuery(
  query: URLSearchParams,
): { ok: true; query: PlaceQuery } | { ok: false; problems: ParameterProblem[] } {
  const problems: ParameterProblem[] = [];
  const read = (name: keyof typeof placeParameters, given: string) => {
    const parsed = v.safeParse(placeParameters[name], given);
    if (parsed.success) return parsed.output;
    problems.push({ path: name, message: parsed.issues[0].message });
    return "";
  };
  for (const name of new Set(query.keys())) {
    if (!Object.hasOwn(placeParameters, name))
      problems.push({ path: name, message: "is not a parameter of this call" });
  }
  const text = read("q", query.get("q") ?? "");
  const city = read("city", query.get("city") ?? "") || null;
  const addresses = read("for", query.get("for") ?? "") === "address";
  if (problems.length > 0) return { ok: false, problems };
  return { ok: true, query: { text, city, addresses } };
}
