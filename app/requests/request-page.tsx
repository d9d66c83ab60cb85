import { Suspense } from "react";
import { useLocation } from "react-router";
import { portfolioSource } from "../../domain/requests/request-sources.ts";
import type { RequestKind } from "../../domain/requests/request-fields.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createFormMeta } from "../brand/page-meta.ts";
import { type RequestForm, requestsText } from "../brand/requests-text.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { FormTitle } from "../forms/check-answers.tsx";
import type { Route } from "./+types/request-page";
import { lazyOptional } from "../ui/lazy-optional.ts";
import { RequestJourney } from "./request-journey.tsx";
import { createRequestPlan } from "./request-steps.ts";
import "./valuation.css";

/** Only the valuation shows it. */
const TrustWidget = lazyOptional(async () => {
  const { TrustWidget: Widget } = await import("../agency/trust-widget.tsx");
  return Widget;
});

export const handle: PageHandle = {
  listed: {
    name: {
      "/book-valuation": "Book a valuation",
      "/switch-provider": "Switch from another agent",
      "/request-demo": "Ask for a demonstration of the dashboard",
    },
  },
};

export function meta({ location }: Route.MetaArgs) {
  const { title, description } = requestsText[getKind(location)];
  return createFormMeta(title, description);
}

export function action({ request, context, url }: Route.ActionArgs) {
  return handleFormPost({ request, context }, createRequestPlan(chooseForm(url)));
}

export default function RequestPage({ actionData }: Route.ComponentProps) {
  const location = useLocation();
  const form = chooseForm(location);
  return (
    <>
      <FormTitle
        title={requestsText[getKind(location)].title}
        sentTitle="Thank you"
        posted={actionData}
      />
      <RequestJourney key={form} form={form} posted={actionData}>
        {getKind(location) === "valuation" && (
          <div className="valuation-trust">
            <Suspense>
              <TrustWidget />
            </Suspense>
          </div>
        )}
      </RequestJourney>
    </>
  );
}

interface Place {
  pathname: string;
  search: string;
}

function getKind({ pathname }: Pick<Place, "pathname">): RequestKind {
  if (pathname === "/switch-provider") return "switch";
  return pathname === "/request-demo" ? "demo" : "valuation";
}

/** Portfolio landlords arrive with `?source=portfolio`. */
function chooseForm(place: Place): RequestForm {
  const kind = getKind(place);
  const isPortfolio = new URLSearchParams(place.search).get("source") === portfolioSource;
  return kind === "valuation" && isPortfolio ? "portfolio" : kind;
}
