import type { OfferContent, PlaceOffer } from "./offer.ts";
import { findDobProblem, findSharesProblem, findStartDateProblem } from "./offer-rules.ts";
import type { TenancyRules } from "./tenancy-rules.ts";

export interface OfferMeasure {
  home: { rentPcm: number; liteOffer: boolean };
  rules: TenancyRules;
  /** London's date, `YYYY-MM-DD`. */
  today: string;
}

/** Checks rules across fields. Returns problems by API path with a readable message. */
export function listOfferProblems(
  { kind, details, tenants }: OfferContent & Pick<PlaceOffer, "tenants">,
  { home, rules, today }: OfferMeasure,
): { path: string; message: string }[] {
  const { startdate, rent } = details;
  const found: [path: string, message: string | null][] = [
    ["rent", rules.rentProblem(rent, home.rentPcm)],
    ["startdate", findStartDateProblem(startdate, today)],
    ...tenants.map(({ dob }, index): [string, string | null] => [
      `tenants.${index}.dob`,
      findDobProblem(dob, startdate, today),
    ]),
    ["tenants", findSharesProblem(tenants.map(({ rentshare }) => rentshare))],
    [
      "freq",
      kind === "simple" && !home.liteOffer ? "Use the 8-step offer form for this home" : null,
    ],
    ["freq", kind === "whole" && home.liteOffer ? "Use the 3-step offer form for this home" : null],
  ];
  return found.flatMap(([path, message]) => (message === null ? [] : [{ path, message }]));
}
