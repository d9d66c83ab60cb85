import type { OfferDetails, OfferDraft, OfferTenant } from "../../../domain/offers/offer.ts";
import { isRealDate, formatNumericDate } from "../../../domain/shared/dates.ts";
import { formatCount } from "../../../domain/shared/formats/count.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import { noUnit } from "../../../domain/offers/offer-fields.ts";
import { acceptanceLabels, detailLabels, tenantLabels } from "../../brand/offer-labels.ts";
import { isDeepEqual } from "./draft-sync.ts";
import { parseAmount } from "./draft-numbers.ts";

export interface DraftLine {
  label: string;
  value: string;
}

export function createDetailLines(details: Partial<OfferDetails>): DraftLine[] {
  return Object.entries(detailLabels).flatMap(([field, label]) => {
    const value = formatFieldValue(field, Reflect.get(details, field));
    return value === "" ? [] : [{ label, value }];
  });
}

const moneyFields = new Set(["rent", "salary"]);
const dateFields = new Set(["startdate", "dob"]);
const monthFields = new Set(["duration", "breakmonth"]);
const yesNoLabels: Record<string, string> = { yes: "Yes", no: "No" };

export function formatFieldValue(field: string, raw: unknown): string {
  if (typeof raw !== "string" || raw.trim() === "") return "";
  if (field === "unit" && raw === noUnit) return "";
  if (field === "breakmonth" && raw === "0") return "";
  const number = parseAmount(raw);
  if (moneyFields.has(field) && number !== null) return formatPounds(number);
  if (dateFields.has(field) && isRealDate(raw)) return formatNumericDate(raw);
  if (monthFields.has(field) && number !== null) {
    return field === "duration" ? formatCount(number, "month") : `Month ${raw}`;
  }
  if (field === "rentshare") return `${raw}%`;
  return yesNoLabels[raw] ?? raw;
}

export interface DraftDifference {
  label: string;
  /** Empty if unanswered. */
  local: string;
  server: string;
}

/** Lists differences between two drafts, except acceptances, which must be given again. */
export function findDraftDifferences(
  local: OfferDraft,
  serverDraft: OfferDraft,
): DraftDifference[] {
  const count = Math.max(local.tenants.length, serverDraft.tenants.length);
  const details = findFieldDifferences(
    detailLabels,
    local.details ?? {},
    serverDraft.details ?? {},
  );
  const tenants = Array.from({ length: count }, (_, index) =>
    findTenantDifferences(index, local.tenants[index] ?? {}, serverDraft.tenants[index] ?? {}),
  );
  const acceptanceDifferences = isDeepEqual(local.acceptances, serverDraft.acceptances)
    ? []
    : [
        {
          label: "Acceptances",
          local: formatAcceptances(local),
          server: formatAcceptances(serverDraft),
        },
      ];
  return [...details, ...tenants.flat(), ...acceptanceDifferences];
}

function findTenantDifferences(
  index: number,
  local: Partial<OfferTenant>,
  server: Partial<OfferTenant>,
): DraftDifference[] {
  return findFieldDifferences(tenantLabels, local, server).map((difference) => ({
    ...difference,
    label: `Tenant ${index + 1}: ${difference.label.toLowerCase()}`,
  }));
}

function findFieldDifferences(
  labels: Record<string, string>,
  local: object,
  server: object,
): DraftDifference[] {
  return Object.entries(labels).flatMap(([field, label]) => {
    const [localText, serverText] = [local, server].map((side) =>
      formatFieldValue(field, Reflect.get(side, field)),
    );
    return localText === serverText
      ? []
      : [{ label, local: localText ?? "", server: serverText ?? "" }];
  });
}

function formatAcceptances({ acceptances }: OfferDraft): string {
  const { offerTerms, contractTerms, privacy } = acceptanceLabels;
  return [
    acceptances.offerTerms && offerTerms,
    acceptances.contractTerms && contractTerms,
    acceptances.privacy && privacy,
  ]
    .filter(Boolean)
    .join(", ");
}
