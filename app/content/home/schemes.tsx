import { PartnerLogos } from "../logos.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";

export function Schemes() {
  return (
    <div className="schemes wrap">
      <TrustWidget />
      <PartnerLogos />
    </div>
  );
}
