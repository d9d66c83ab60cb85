import { formatInteger } from "./text/format-integer.ts";

/** Whole pounds for the screen: `£2,500`. */
export function formatPounds(amount: number): string {
  return `£${formatInteger(amount)}`;
}

/** Formats pence: `£3,291.00`. Deductions have a minus sign, `−£140.00`. */
export function formatSterling(pence: number): string {
  const whole = Math.round(Math.abs(pence));
  const rest = String(whole % 100).padStart(2, "0");
  return `${pence < 0 ? "−" : ""}${formatPounds(Math.floor(whole / 100))}.${rest}`;
}

/** Whole pounds, from a calendar month's rent (renter specification, section 9). */
export function getWeeklyRent(rentPcm: number): number {
  return Math.round((12 * rentPcm) / 52);
}

/** Whole pounds: five weeks' rent, or 0 without deposit (renter specification, section 9). */
export function getDeposit(listing: { rentPcm: number; noDeposit: boolean }): number {
  return listing.noDeposit ? 0 : Math.round(5 * getWeeklyRent(listing.rentPcm));
}
