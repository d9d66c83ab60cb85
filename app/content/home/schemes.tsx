import { PartnerLogos } from "../logos.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";

/** Under the doors: what others say, and where homes are advertised. */
export function Schemes() {
  return (
    <div className="schemes wrap">
      <TrustWidget />
      <PartnerLogos />
    </div>
  );
}
