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

/** Case, spaces at either end or in a row, and how an accent is encoded make no other name. All else does. */
export function isSameWording(a: string, b: string): boolean {
  return fold(a) === fold(b);
}

function fold(text: string): string {
  return text.normalize("NFC").toLowerCase().replaceAll(/\s+/g, " ").trim();
}

/** A record that now says what was confirmed did not change: somebody put it right. */
export function isRecordChanged({ name, record }: Confirmed, now: string): boolean {
  return !isSameWording(now, record) && !isSameWording(now, name);
}
