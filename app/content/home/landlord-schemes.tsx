import { landlordSchemesText } from "../../brand/texts/landlord-schemes-text.ts";
import { PartnerLogos } from "../logos.tsx";

/** Omits reviews, because the landlord hero already shows them. */
export function LandlordSchemes() {
  const { before, figure, after } = landlordSchemesText;
  return (
    <div className="schemes wrap">
      <p className="trust">
        {before} <b className="tabular-numbers">{figure}</b> {after}
      </p>
      <PartnerLogos />
    </div>
  );
}
