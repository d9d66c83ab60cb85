import { deposit, pounds } from "../../domain/shared/money.ts";
import type { Reading } from "./reading.ts";
import { shown } from "./printable.ts";
import { amount, code, refuse, warn } from "./reading.ts";

/** How many times a year the price of each LET_RENT_FREQUENCY is paid; 5, for students, is skipped. */
const paymentsAYear = { "0": 52, "1": 12, "2": 4, "3": 1 };
const highestRent = 1_000_000;

/** Whole pounds a calendar month, rounded. Empty frequency means monthly, as on Rightmove. */
export function rentOf(reading: Reading): number | null {
  const price = amount(reading, "PRICE");
  const payments = code(reading, "LET_RENT_FREQUENCY", paymentsAYear, 12);
  if (reading.record.get("PRICE") === "") return refuse(reading, "PRICE", "is empty");
  if (price === null || payments === null) return null;
  const rent = Math.round((price * payments) / 12);
  if (rent >= 1 && rent <= highestRent) return rent;
  return refuse(
    reading,
    "PRICE",
    `${shown(reading.record.get("PRICE"))} is not a rent from £1 to ${pounds(highestRent)} a month`,
  );
}

/** True for a LET_BOND of nothing. The site asks five weeks' rent: any other bond is a warning. */
export function bondIsNothing(reading: Reading, rentPcm: number): boolean {
  const bond = amount(reading, "LET_BOND");
  if (bond === null) return false;
  const ours = deposit({ rentPcm, noDeposit: false });
  if (bond < 0) refuse(reading, "LET_BOND", "is less than nothing");
  if (bond > 0 && Math.abs(bond - ours) > 5) {
    warn(
      reading,
      "LET_BOND",
      `is ${pounds(bond)}; the site shows five weeks' rent, ${pounds(ours)}`,
    );
  }
  return bond === 0;
}
