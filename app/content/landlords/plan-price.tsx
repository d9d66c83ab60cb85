import { type Fee, netLabel } from "../../../domain/agency/fees.ts";

/** A price in large figures with `+ VAT` behind it; `small` gives the figure including VAT. */
export function PlanPrice({
  price,
  from = false,
  per,
  small,
}: {
  price: Fee;
  from?: boolean;
  per?: string;
  small: string;
}) {
  return (
    <p className="plan__price">
      {from && "From\u2002"}
      <b>{netLabel(price)}</b> + VAT{per && ` ${per}`}
      <small>{small}</small>
    </p>
  );
}
