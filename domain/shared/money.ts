import { formatInteger } from "./grouped.ts";

/** Whole pounds for the screen: `£2,500`. */
export function formatPounds(amount: number): string {
  return `£${formatInteger(amount)}`;
}

/** Pence for the screen: `£3,291.00`; what is taken off carries a minus sign, `−£140.00`. */
export function formatSterling(pence: number): string {
  const whole = Math.round(Math.abs(pence));
  const rest = String(whole % 100).padStart(2, "0");
  return `${pence < 0 ? "−" : ""}${formatPounds(Math.floor(whole / 100))}.${rest}`;
}

/**
 * The rent a week for a rent a month, whole pounds (renter specification, section 9).
 * @param rentPcm whole pounds a calendar month
 */
export function getWeeklyRent(rentPcm: number): number {
  return Math.round((12 * rentPcm) / 52);
}

/**
 * The security deposit, whole pounds: five weeks' rent (renter specification, section 9).
 * A listing let without deposit has none; the page then shows £0 with an asterisk.
 */
export function getDeposit(listing: { rentPcm: number; noDeposit: boolean }): number {
  return listing.noDeposit ? 0 : Math.round(5 * getWeeklyRent(listing.rentPcm));
}
