import type { Route } from "./+types/viewing-page";
import { createViewingMeta } from "./viewing-meta.ts";
import { EnquiryJourney } from "./enquiry-journey.tsx";
import { createEnquiryPlan } from "./enquiry-steps.ts";
import { requireEnquiryHome } from "../../server/enquiries/find-enquiry-home.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { createFormErrorMeta } from "../forms/form-load-error.tsx";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { home: await requireEnquiryHome(context.get(appContext), params.id) };
}

/** Without script. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const home = await requireEnquiryHome(context.get(appContext), params.id);
  return handleFormPost({ request, context }, createEnquiryPlan("viewing", home));
}

/** Steps of the form need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return createFormErrorMeta();
  const { name, area } = loaderData.home;
  return createViewingMeta(
    loaderData.home,
    `Tell us when you could see ${name} in ${area}: three short steps, and a person confirms the time.`,
  );
}

export { FormErrorBoundary as ErrorBoundary } from "../forms/form-load-error.tsx";

export default function ViewingPage({ loaderData: { home }, actionData }: Route.ComponentProps) {
  return <EnquiryJourney kind="viewing" home={home} posted={actionData} />;
}
