import { getAmountToRepay } from "../money/repayments.ts";
import { hasSanctionsMatch } from "./required-steps.ts";
import type { TenancyLandlord } from "../tenancy-action.ts";
import { countHeld, findPayment, type PaymentKind, type Tenancy } from "../tenancy.ts";

/** Why no money moves: somebody of the tenancy, or its landlord, is on the UK sanctions list. */
export function findListed(
  tenancy: Pick<Tenancy, "steps">,
  landlord: TenancyLandlord | null,
): "sanctions-match" | "landlord-sanctions-match" | null {
  if (hasSanctionsMatch(tenancy)) return "sanctions-match";
  return landlord?.sanctions === "match" ? "landlord-sanctions-match" : null;
}

/**
 * Until something is agreed a holding deposit is no money of the landlord's, so it goes back to the
 * renter although the landlord is on the list.
 */
export function isRentersOwn(tenancy: Tenancy, kind: PaymentKind): boolean {
  const payment = kind === "holding-deposit" ? findPayment(tenancy, kind) : null;
  const held = countHeld(payment);
  return held > 0 && held === getAmountToRepay(tenancy, payment);
}
