import { type Fee, formatNetFee } from "../../../domain/agency/fees.ts";

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
      <b>{formatNetFee(price)}</b> + VAT{per && ` ${per}`}
      <small>{small}</small>
    </p>
  );
}
