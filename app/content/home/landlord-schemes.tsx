import { landlordHomeText } from "../../brand/home-text.ts";
import { PartnerLogos } from "../logos.tsx";

/** Under a landlords' hero, which says already what others say: who trusts us, where homes are advertised. */
export function LandlordSchemes() {
  const { before, figure, after } = landlordHomeText.trusted;
  return (
    <div className="schemes wrap">
      <p className="trust">
        {before} <b className="tabular-numbers">{figure}</b> {after}
      </p>
      <PartnerLogos />
    </div>
  );
}
