import { formatNumericDate } from "../shared/dates.ts";
import { isSameWording } from "../shared/compare-names.ts";
import { isRecordChanged, type RecordChange } from "../shared/record-change.ts";

export interface LandlordRecord {
  /** Of the company, where one lets. */
  name: string;
  /** For notices. Null while nobody has given it. */
  address: string | null;
}

/** Whom the check of a landlord was about, as confirmed from the evidence. Papers name exactly this. */
export interface CheckedLandlord extends LandlordRecord {
  /** What the record said when they were checked. */
  record: LandlordRecord & { isCompany: boolean };
  /** 0 for the first, and one more for each check that confirmed another name or address. */
  version: number;
}

export function nameLandlord(landlord: {
  companyName: string | null;
  firstname: string;
  lastname: string;
}): string {
  return landlord.companyName ?? `${landlord.firstname} ${landlord.lastname}`.trim();
}

/** What the record says otherwise than when the landlord was checked, or null. */
export function findLandlordChange(
  checked: CheckedLandlord,
  { on, ...record }: LandlordRecord & { on: string },
): RecordChange | null {
  if (isRecordChanged({ name: checked.name, record: checked.record.name }, record.name))
    return { what: "name", from: checked.record.name, to: record.name, on };
  const confirmed = { name: checked.address ?? "", record: checked.record.address ?? "" };
  if (isRecordChanged(confirmed, record.address ?? ""))
    return { what: "address", from: confirmed.record, to: record.address ?? "", on };
  return null;
}

/** @param before the check that this one takes the place of */
export function isOtherLandlord(before: LandlordRecord, now: LandlordRecord): boolean {
  return (
    !isSameWording(before.name, now.name) || !isSameWording(before.address ?? "", now.address ?? "")
  );
}

export function describeLandlordChange({ what, from, to, on }: RecordChange): string {
  const thing = what === "name" ? "name" : "address for notices";
  const as = `as on ${formatNumericDate(on)}`;
  if (to === "")
    return `The landlord’s ${thing} on the record, “${from}” when checked, is gone, ${as}.`;
  if (from === "")
    return `The landlord’s ${thing} on the record was missing when they were checked, and is “${to}”, ${as}.`;
  return `The landlord’s ${thing} on the record changed from “${from}”, as checked, to “${to}”, ${as}.`;
}
