import { Suspense } from "react";
import { useSearchParams } from "react-router";
import { portfolioSource } from "../../domain/requests/request-sources.ts";
import type { RequestKind } from "../../domain/requests/request-fields.ts";
import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createFormMeta } from "../brand/page-meta.ts";
import { type RequestForm, requestsText } from "../brand/texts/requests-text.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { FormTitle } from "../forms/journey/check-answers.tsx";
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

/** By the route's path in `app/routes.ts`, which is its id too. */
const kinds: Record<string, RequestKind> = {
  "book-valuation": "valuation",
  "switch-provider": "switch",
  "request-demo": "demo",
};

export const handle: PageHandle = {
  listed: {
    name: {
      "/book-valuation": "Book a valuation",
      "/switch-provider": "Switch from another agent",
      "/request-demo": "Book a demo of the dashboard",
    },
  },
};

export function meta({ matches }: Route.MetaArgs) {
  const { title, description } = requestsText[kinds[matches[1].id]!];
  return createFormMeta(title, description);
}

export function action({ request, context, url, pattern }: Route.ActionArgs) {
  const form = chooseForm(kinds[pattern]!, url.searchParams);
  return handleFormPost({ request, context }, createRequestPlan(form));
}

export default function RequestPage({ actionData, matches }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const kind = kinds[matches[1].id]!;
  const form = chooseForm(kind, query);
  return (
    <>
      <FormTitle title={requestsText[kind].title} sentTitle="Thank you" posted={actionData} />
      <RequestJourney key={form} form={form} posted={actionData}>
        {kind === "valuation" && (
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

/** Portfolio landlords arrive with `?source=portfolio`. */
function chooseForm(kind: RequestKind, query: URLSearchParams): RequestForm {
  const isPortfolio = query.get("source") === portfolioSource;
  return kind === "valuation" && isPortfolio ? "portfolio" : kind;
}
