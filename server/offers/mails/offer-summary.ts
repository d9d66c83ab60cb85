import { formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { OfferContent, SentTenant } from "../../../domain/offers/offer.ts";
import { noUnit } from "../../../domain/offers/offer-fields.ts";

export type SummaryLine = [name: string, value: string];

export function describeOffer(content: OfferContent): SummaryLine[] {
  const { rent, startdate, pettype } = content.details;
  return [
    ["Rent offered", `${formatPounds(rent)} pcm`],
    ["Move-in date", formatNumericDate(startdate)],
    ...(content.kind === "whole" ? describeWholeOffer(content.details) : []),
    ...(pettype === "" ? [] : [["About the pet", pettype] satisfies SummaryLine]),
  ];
}

type WholeDetails = Extract<OfferContent, { kind: "whole" }>["details"];

function describeWholeOffer(details: WholeDetails): SummaryLine[] {
  const { adultCount, childCount, households, unit, breakmonth } = details;
  return [
    ...(unit === noUnit ? [] : [["Flat number", unit] satisfies SummaryLine]),
    ["Preferred payment frequency", details.freq],
    ["Preferred length", formatCount(details.duration, "month")],
    [
      "Preferred break clause",
      details.break ? `after ${formatCount(breakmonth, "month")}` : "none",
    ],
    ["Furnishing", details.furnishing],
    ["Household", formatHousehold(adultCount, childCount)],
    ["Households", String(households)],
    ["Guarantor needed", formatYesNo(details.guarantorRequired)],
    ["UK bank account", formatYesNo(details.ukBankAccount)],
    ["No subletting", formatYesNo(details.noSubletting)],
    ["Right to rent", formatYesNo(details.rightToRent)],
    ["Adverse credit", formatYesNo(details.adverseCredit)],
    ["Pets", formatYesNo(details.pets)],
  ];
}

function formatHousehold(adults: number, children: number): string {
  const young = children === 0 ? "no children" : formatCount(children, "child", "children");
  return `${formatCount(adults, "adult")}, ${young}`;
}

/** Returns non-empty free texts with their headings. */
export function formatOfferTexts({ details }: OfferContent): SummaryLine[] {
  const texts: SummaryLine[] = [
    ["Special requests", details.specialrequests],
    ["About you", "freetext" in details ? details.freetext : ""],
  ];
  return texts.filter(([, text]) => text !== "");
}

/** Lists each tenant's share of the rent, without their personal details. */
export function shareSummary(tenants: readonly Pick<SentTenant, "name" | "rentshare">[]) {
  return tenants.map(({ name, rentshare }): SummaryLine => [name, `${rentshare}% of the rent`]);
}

export function describeTenant(tenant: SentTenant): string {
  const { dob, phone, email, employer, job, salary, rentshare } = tenant;
  const born = `born ${formatNumericDate(dob)}`;
  return `${born}; ${phone}; ${email}; ${job} at ${employer}, ${formatPounds(salary)} a year; ${rentshare}% of the rent`;
}

function formatYesNo(answer: boolean): string {
  return answer ? "yes" : "no";
}
