import { getDeposit, formatPounds } from "../../../domain/shared/money.ts";
import type { RecordReading } from "./reading.ts";
import { quoteValue } from "./printable.ts";
import { fault, readAmount, readCode, refuse, warn } from "./reading.ts";

/** Payments a year by LET_RENT_FREQUENCY. 5, for students, is skipped. */
const paymentsAYear = { "0": 52, "1": 12, "2": 4, "3": 1 };
const highestRent = 1_000_000;

/**
 * Returns whole pounds a calendar month, rounded. An empty frequency means monthly, as on
 * Rightmove.
 */
export function readRent(reading: RecordReading): number | null {
  const price = readAmount(reading, "PRICE");
  const payments = readCode(reading, "LET_RENT_FREQUENCY", paymentsAYear, 12);
  if (reading.record.get("PRICE") === "") return refuse(reading, "PRICE", "is empty");
  if (price === null || payments === null) return null;
  const rent = Math.round((price * payments) / 12);
  if (rent >= 1 && rent <= highestRent) return rent;
  return refuse(
    reading,
    "PRICE",
    `${quoteValue(reading.record.get("PRICE"))} isn’t a rent from £1 to ${formatPounds(highestRent)} a month`,
  );
}

/** True for a zero LET_BOND. Any bond other than the site's five weeks' rent gives a warning. */
export function isBondZero(reading: RecordReading, rentPcm: number): boolean {
  const bond = readAmount(reading, "LET_BOND", "optional");
  if (bond === null) return false;
  const expectedDeposit = getDeposit({ rentPcm, noDeposit: false });
  if (bond < 0) fault(reading, "LET_BOND", "is negative", "optional");
  if (bond > 0 && Math.abs(bond - expectedDeposit) > 5) {
    warn(
      reading,
      "LET_BOND",
      `is ${formatPounds(bond)}, but the site shows 5 weeks’ rent, ${formatPounds(expectedDeposit)}`,
    );
  }
  return bond === 0;
}
