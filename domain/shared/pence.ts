import * as v from "valibot";

/** Pounds as somebody types them, `£496`, `1,150.50`, in pence. Null for anything else. */
export function readPence(text: string): number | null {
  const plain = text.replaceAll(/[£,\s]/g, "");
  const read = /^(\d{1,7})(?:\.(\d{1,2}))?$/.exec(plain);
  if (!read) return null;
  return 100 * Number(read[1]) + Number((read[2] ?? "").padEnd(2, "0"));
}

/** As it stands in a field: `496` or `496.15`. */
export function formatPenceField(pence: number): string {
  return pence % 100 === 0 ? String(pence / 100) : (pence / 100).toFixed(2);
}

/** An amount of at least a penny. */
export const penceField = v.pipe(
  v.string("Enter an amount in pounds"),
  v.check((text) => (readPence(text) ?? 0) > 0, "Enter an amount in pounds, such as 496.15"),
  v.transform((text) => readPence(text) ?? 0),
);
