import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createPageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import type { Route } from "./+types/demo-page";
import { RequestJourney } from "./request-journey.tsx";
import { createRequestPlan } from "./request-steps.ts";

export const handle: PageHandle = {
  listed: { name: "Ask for a demonstration of the dashboard" },
};

export function meta() {
  return createPageMeta(requestsText.demo.title, requestsText.demo.description);
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, createRequestPlan("demo"));
}

export default function DemoPage({ actionData }: Route.ComponentProps) {
  return <RequestJourney form="demo" posted={actionData} />;
}
