import { pageMeta } from "../../brand/page-title.ts";
import { requestsText } from "../../brand/requests-text.ts";
import { TrustWidget } from "../../site/trust-widget.tsx";
import { RequestJourney } from "./request-journey.tsx";
import "./request.css";

export function meta() {
  return pageMeta(requestsText.valuation.title, requestsText.valuation.description);
}

export default function ValuationPage() {
  return (
    <RequestJourney kind="valuation">
      <div className="request-trust">
        <TrustWidget />
      </div>
    </RequestJourney>
  );
}
