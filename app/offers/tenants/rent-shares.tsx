import { incomeMultiple } from "../../../domain/agency/shown-settings.ts";
import { formatPounds } from "../../../domain/shared/money.ts";
import type { OfferTenant } from "../../../domain/offers/offer.ts";
import { calculateRequiredIncome, findSharesProblem } from "../../../domain/offers/offer-rules.ts";
import { offerText } from "../../brand/texts/offer-text.ts";
import { getTotalIncome, getRentShare } from "../draft/draft-numbers.ts";

const text = offerText.tenants;

export function RentShares({
  tenants,
  rent,
}: {
  tenants: readonly Partial<OfferTenant>[];
  rent: number;
}) {
  const shares = tenants.map(getRentShare);
  const problem = findSharesProblem(shares);
  return (
    <>
      <svg className="share-bar" aria-hidden="true">
        {shares.map((share, index) => (
          <rect
            key={`share-${index + 1}`}
            x={`${sumSharesBefore(shares, index)}%`}
            width={`${share}%`}
            height="100%"
          />
        ))}
      </svg>
      <p className="small muted">
        {problem === null ? text.evenShares : `${problem}.`} Household income is{" "}
        {formatPounds(getTotalIncome(tenants))}. This offer needs{" "}
        {formatPounds(calculateRequiredIncome(rent))} ({incomeMultiple.usual} times the rent).
      </p>
    </>
  );
}

function sumSharesBefore(shares: readonly number[], index: number): number {
  return shares.slice(0, index).reduce((sum, share) => sum + share, 0);
}
