import { findLandlordChange, nameLandlord } from "../../domain/landlords/landlord-check.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import type { TenancyLandlord } from "../../domain/tenancies/tenancy-action.ts";
import type { findLandlord } from "../landlords/landlords.ts";

type Landlord = Pick<
  NonNullable<Awaited<ReturnType<typeof findLandlord>>>,
  | "companyName"
  | "firstname"
  | "lastname"
  | "address"
  | "sanctionsResult"
  | "sanctionsCheckedOn"
  | "checkedAs"
  | "recordedAt"
>;

/** A match stays one whatever the record says since; what was found for nobody in particular is nothing. */
export function toTenancyLandlord(landlord: Landlord): TenancyLandlord;
export function toTenancyLandlord(landlord: Landlord | null | undefined): TenancyLandlord | null;
export function toTenancyLandlord(landlord: Landlord | null | undefined): TenancyLandlord | null {
  if (!landlord) return null;
  const { sanctionsResult, sanctionsCheckedOn, checkedAs: checked, address } = landlord;
  const on = getLondonDate(landlord.recordedAt);
  const record = { name: nameLandlord(landlord), address, on };
  return {
    sanctions: sanctionsResult === "clear" && checked === null ? null : sanctionsResult,
    checked,
    change: checked && findLandlordChange(checked, { ...record, checkedOn: sanctionsCheckedOn! }),
  };
}
