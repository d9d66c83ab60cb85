import type { OfferDetails, OfferDraft, OfferTenant } from "../../domain/offers/offer.ts";
import { isRealDate, longDate } from "../../domain/shared/dates.ts";
import { pounds } from "../../domain/shared/money.ts";
import { noUnit } from "../../domain/offers/offer-fields.ts";
import { acceptanceLabels, detailLabels, tenantLabels } from "../brand/offer-labels.ts";
import { isSame } from "./draft-sync.ts";
import { asNumber } from "./draft-numbers.ts";

/** One answer as a line of text. */
export interface DraftLine {
  label: string;
  value: string;
}

/** What was answered of the offer details, in the order of the steps. */
export function detailLines(details: Partial<OfferDetails>): DraftLine[] {
  return Object.entries(detailLabels).flatMap(([field, label]) => {
    const value = shown(field, Reflect.get(details, field));
    return value === "" ? [] : [{ label, value }];
  });
}

const money = new Set(["rent", "salary"]);
const dates = new Set(["startdate", "dob"]);
const months = new Set(["duration", "breakmonth"]);
const words: Record<string, string> = { yes: "Yes", no: "No" };

/** @param raw the text of a form's field */
function shown(field: string, raw: unknown): string {
  if (typeof raw !== "string" || raw.trim() === "") return "";
  if (field === "unit" && raw === noUnit) return "";
  if (field === "breakmonth" && raw === "0") return "";
  const number = asNumber(raw);
  if (money.has(field) && number !== null) return pounds(number);
  if (dates.has(field) && isRealDate(raw)) return longDate(raw);
  if (months.has(field) && number !== null) {
    return field === "duration" ? `${raw} months` : `Month ${raw}`;
  }
  if (field === "rentshare") return `${raw}%`;
  return words[raw] ?? raw;
}

export interface DraftDifference {
  label: string;
  /** Empty where there is no answer. */
  mine: string;
  theirs: string;
}

/** Every answer in which two drafts differ, the acceptances apart: those are given again. */
export function draftDifferences(mine: OfferDraft, theirs: OfferDraft): DraftDifference[] {
  const count = Math.max(mine.tenants.length, theirs.tenants.length);
  const details = fieldsThatDiffer(detailLabels, mine.details ?? {}, theirs.details ?? {});
  const tenants = Array.from({ length: count }, (_, index) =>
    tenantDifferences(index, mine.tenants[index] ?? {}, theirs.tenants[index] ?? {}),
  );
  const ticks = isSame(mine.acceptances, theirs.acceptances)
    ? []
    : [{ label: "Acceptances", mine: ticked(mine), theirs: ticked(theirs) }];
  return [...details, ...tenants.flat(), ...ticks];
}

function tenantDifferences(
  index: number,
  mine: Partial<OfferTenant>,
  theirs: Partial<OfferTenant>,
): DraftDifference[] {
  return fieldsThatDiffer(tenantLabels, mine, theirs).map((difference) => ({
    ...difference,
    label: `Tenant ${index + 1}: ${difference.label.toLowerCase()}`,
  }));
}

function fieldsThatDiffer(
  labels: Record<string, string>,
  mine: object,
  theirs: object,
): DraftDifference[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [here, there] = [mine, theirs].map((side) => shown(field, Reflect.get(side, field)));
    return here === there ? [] : [{ label, mine: here ?? "", theirs: there ?? "" }];
  });
}

function ticked({ acceptances }: OfferDraft): string {
  const { offerTerms, contractTerms, privacy } = acceptanceLabels;
  return [
    acceptances.offerTerms && offerTerms,
    acceptances.contractTerms && contractTerms,
    acceptances.privacy && privacy,
  ]
    .filter(Boolean)
    .join(", ");
}
