import { getDeposit } from "../shared/money.ts";

/** What a renter pays until the keys are handed over; whole pounds. */
export interface MoveInCost {
  firstMonth: number;
  deposit: number;
  /** Everything: the first month and the deposit. */
  total: number;
  /** The part of `total` that reserves the home; it is set off against the first month. */
  holdingDeposit: number;
  /** The part of `total` that is left for the day of moving in. */
  onMovingIn: number;
}

/**
 * The one calculator of what it costs to move in. The deposit is the specified five weeks' rent
 * (`deposit`), also where the Act would allow six.
 */
export function moveInCost(home: { rentPcm: number; noDeposit: boolean }): MoveInCost {
  const total = home.rentPcm + getDeposit(home);
  const holding = holdingDeposit(home.rentPcm);
  return {
    firstMonth: home.rentPcm,
    deposit: getDeposit(home),
    total,
    holdingDeposit: holding,
    onMovingIn: total - holding,
  };
}

/** At most one week's rent (Tenant Fees Act 2019, Schedule 1): rounded down, never up. */
export function holdingDeposit(rentPcm: number): number {
  return Math.floor((12 * rentPcm) / 52);
}

/** Pounds a year from which the Act allows a deposit of six weeks' rent instead of five. */
const sixWeekThreshold = 50_000;

/** How many weeks' rent the Act allows a deposit to be at most. */
export function mostDepositWeeks(rentPcm: number): 5 | 6 {
  return 12 * rentPcm >= sixWeekThreshold ? 6 : 5;
}
