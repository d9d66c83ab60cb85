import { useSearchParams } from "react-router";
import { createPageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { TrustWidget } from "../agency/trust-widget.tsx";
import { handleFormPost } from "../../server/site/form-post.ts";
import type { Route } from "./+types/valuation-page";
import { RequestJourney } from "./request-journey.tsx";
import { chooseValuationForm, createRequestPlan } from "./request-steps.ts";
import "./valuation.css";

export const handle: PageHandle = {
  listed: { name: "Book a valuation" },
};

export function meta() {
  return createPageMeta(requestsText.valuation.title, requestsText.valuation.description);
}

/** Without script. */
export function action({ request, context, url }: Route.ActionArgs) {
  const plan = createRequestPlan(chooseValuationForm(url.searchParams));
  return handleFormPost({ request, context }, plan);
}

export default function ValuationPage({ actionData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const form = chooseValuationForm(query);
  return (
    <RequestJourney key={form} form={form} posted={actionData}>
      <div className="valuation-trust">
        <TrustWidget />
      </div>
    </RequestJourney>
  );
}
