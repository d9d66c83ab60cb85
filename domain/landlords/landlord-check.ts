import { isSameWording } from "../shared/text/compare-names.ts";
import { describeUnprintable } from "../shared/text/paper-characters.ts";
import {
  describeRecordChange,
  isRecordChanged,
  type RecordChange,
} from "../shared/record-change.ts";

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
  { checkedOn, on, ...record }: LandlordRecord & Pick<RecordChange, "checkedOn" | "on">,
): RecordChange | null {
  if (isRecordChanged({ name: checked.name, record: checked.record.name }, record.name))
    return { what: "name", from: checked.record.name, to: record.name, checkedOn, on };
  const confirmed = { name: checked.address ?? "", record: checked.record.address ?? "" };
  if (isRecordChanged(confirmed, record.address ?? ""))
    return { what: "address", from: confirmed.record, to: record.address ?? "", checkedOn, on };
  return null;
}

/** @param before the check that this one takes the place of */
export function isOtherLandlord(before: LandlordRecord, now: LandlordRecord): boolean {
  return (
    !isSameWording(before.name, now.name) || !isSameWording(before.address ?? "", now.address ?? "")
  );
}

/** Why documents can't name them as they were checked, or null. */
export function describeUnprintableLandlord({ name, address }: LandlordRecord): string | null {
  return describeUnprintable(name) ?? describeUnprintable(address ?? "");
}

export function describeLandlordChange(change: RecordChange): string {
  const thing = change.what === "name" ? "name" : "address for notices";
  return describeRecordChange(`the landlord’s ${thing}`, change);
}
