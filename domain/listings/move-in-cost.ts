import { getDeposit } from "../shared/money.ts";

/** What a renter pays before moving in, whole pounds. */
export interface MoveInCost {
  firstMonth: number;
  deposit: number;
  total: number;
  /** Part of `total` that reserves the home: it counts towards it if they agree. */
  holdingDeposit: number;
  onMovingIn: number;
}

/** The deposit is the specified five weeks' rent even where the Act allows six. */
export function calculateMoveInCost(home: { rentPcm: number; noDeposit: boolean }): MoveInCost {
  const total = home.rentPcm + getDeposit(home);
  const holding = calculateHoldingDeposit(home.rentPcm);
  return {
    firstMonth: home.rentPcm,
    deposit: getDeposit(home),
    total,
    holdingDeposit: holding,
    onMovingIn: total - holding,
  };
}

/** Without their word it goes back (Tenant Fees Act 2019, schedule 2, paragraph 5). */
export function describeHoldingUse({ noDeposit }: { noDeposit: boolean }): string {
  return `If you agree, it counts towards your first month’s rent${noDeposit ? "" : " or your deposit"}`;
}

/** Whole pounds, so always rounded down from what the Act allows. */
export function calculateHoldingDeposit(rentPcm: number): number {
  return Math.floor(capHoldingDepositPence(rentPcm) / 100);
}

/** At most one week's rent, to the penny (Tenant Fees Act 2019, schedule 1, paragraph 3). */
export function capHoldingDepositPence(rentPcm: number): number {
  return Math.floor((1200 * rentPcm) / 52);
}

/** At most five weeks' rent, or six, to the penny (Tenant Fees Act 2019, schedule 1, paragraph 2). */
export function capDepositPence(rentPcm: number): number {
  return Math.floor((calculateMaxDepositWeeks(rentPcm) * 1200 * rentPcm) / 52);
}

/** Annual rent in pounds from which the Act allows a deposit of six weeks' rent instead of five. */
const sixWeekThreshold = 50_000;

export function calculateMaxDepositWeeks(rentPcm: number): 5 | 6 {
  return 12 * rentPcm >= sixWeekThreshold ? 6 : 5;
}
