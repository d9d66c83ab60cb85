import { landlordHomeText } from "../../brand/home-text.ts";
import { PartnerLogos } from "../logos.tsx";
import { TrustWidget } from "../trust-widget.tsx";

/** Under the doors: what others say, and where homes are advertised. */
export function Schemes() {
  return (
    <div className="schemes wrap">
      <TrustWidget />
      <PartnerLogos />
    </div>
  );
}

/** The landlords' own: their hero says already what others say. */
export function LandlordSchemes() {
  const { before, figure, after } = landlordHomeText.trusted;
  return (
    <div className="schemes wrap">
      <p className="trust">
        {before} <b className="num">{figure}</b> {after}
      </p>
      <PartnerLogos />
    </div>
  );
}
