import { isSameWording } from "./compare-names.ts";
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
  { from, to, checkedOn, on }: Omit<RecordChange, "what">,
): string {
  if (to === "") return `The record no longer has ${whose} (“${from}” when it was checked).`;
  const subject = `${whose.charAt(0).toUpperCase()}${whose.slice(1)}`;
  const was = from === "" ? "missing" : `“${from}”`;
  return `${subject} was ${was} when it was checked on ${formatNumericDate(checkedOn)}, and has been “${to}” since ${formatNumericDate(on)}.`;
}
