import type { PageHandle } from "../../domain/site/page-handle.ts";
import { createPageMeta } from "../brand/page-meta.ts";
import { requestsText } from "../brand/requests-text.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import type { Route } from "./+types/switch-page";
import { RequestJourney } from "./request-journey.tsx";
import { createRequestPlan } from "./request-steps.ts";

export const handle: PageHandle = {
  listed: { name: "Switch from another agent" },
};

export function meta() {
  return createPageMeta(requestsText.switch.title, requestsText.switch.description);
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, createRequestPlan("switch"));
}

export default function SwitchPage({ actionData }: Route.ComponentProps) {
  return <RequestJourney form="switch" posted={actionData} />;
}
