import { isSameWording } from "./text/compare-names.ts";
import { formatNumericDate } from "./dates.ts";

/** What a check confirmed from the evidence that was seen, and what the record said at that time. */
export interface Confirmed {
  name: string;
  record: string;
}

/** What the record says now and did not say when it was checked. */
export interface RecordChange {
  what: "name" | "address";
  from: string;
  to: string;
  /** London date. */
  checkedOn: string;
  /** London date on which the record was written last. */
  on: string;
}

/** A record that now says what was confirmed did not change: somebody put it right. */
export function isRecordChanged({ name, record }: Confirmed, now: string): boolean {
  return !isSameWording(now, record) && !isSameWording(now, name);
}

/** @param whose within a sentence: `the landlord’s name` */
export function describeRecordChange(
  whose: string,
  { from, to, checkedOn }: Pick<RecordChange, "from" | "to" | "checkedOn">,
): string {
  if (to === "") return `The record no longer has ${whose} (“${from}” when it was checked).`;
  const subject = `${whose.charAt(0).toUpperCase()}${whose.slice(1)}`;
  const day = formatNumericDate(checkedOn);
  return from === ""
    ? `${subject} was not on record at the check on ${day}, and is now “${to}”.`
    : `${subject} was “${from}” when it was checked on ${day}, and is now “${to}”.`;
}
