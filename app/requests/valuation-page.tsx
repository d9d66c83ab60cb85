import { useSearchParams } from "react-router";
import { createPageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import { portfolioSource } from "../../domain/requests/request-sources.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { TrustWidget } from "../agency/trust-widget.tsx";
import { RequestJourney } from "./request-journey.tsx";
import "./request.css";

export const handle: PageHandle = {
  listed: { name: "Book a valuation" },
};

export function meta() {
  return createPageMeta(requestsText.valuation.title, requestsText.valuation.description);
}

/** Portfolio landlords arrive with `?source=portfolio`. */
export default function ValuationPage() {
  const [query] = useSearchParams();
  const form = query.get("source") === portfolioSource ? "portfolio" : "valuation";
  return (
    <RequestJourney key={form} form={form}>
      <div className="request-trust">
        <TrustWidget />
      </div>
    </RequestJourney>
  );
}
