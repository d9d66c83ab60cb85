import { isSameWording } from "./compare-names.ts";

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
  /** London date on which the record was written last. */
  on: string;
}

/** A record that now says what was confirmed did not change: somebody put it right. */
export function isRecordChanged({ name, record }: Confirmed, now: string): boolean {
  return !isSameWording(now, record) && !isSameWording(now, name);
}
