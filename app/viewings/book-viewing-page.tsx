import type { Route } from "./+types/book-viewing-page";
import { createViewingMeta } from "../enquiries/viewing-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { requireViewing } from "../../server/viewings/find-viewing.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { createEnquiryPlan } from "../enquiries/enquiry-steps.ts";
import { createPostedViewingPlan } from "./posted-viewing-plan.ts";
import { ViewingJourney } from "./viewing-journey.tsx";
import { createFormErrorMeta } from "../forms/form-load-error.tsx";

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const viewing = await requireViewing(app, id);
  return { id, viewing, suggestsAddresses: app.config.geocoder === "photon" };
}

/** Without script. */
export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const viewing = await requireViewing(app, id);
  return viewing.home.letAgreed
    ? handleFormPost({ request, context }, createEnquiryPlan("viewing", viewing.home))
    : handleFormPost(
        { request, context },
        createPostedViewingPlan(viewing, getLondonDate(app.now())),
      );
}

/** Steps of the form need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return createFormErrorMeta();
  const { home } = loaderData.viewing;
  return createViewingMeta(
    home,
    `Tell us who you are, what you look for and when you could see ${home.name} in ${home.area}: a person confirms the time.`,
  );
}

export { FormErrorBoundary as ErrorBoundary } from "../forms/form-load-error.tsx";

export default function BookViewingPage({
  loaderData: { id, viewing },
  actionData,
}: Route.ComponentProps) {
  return <ViewingJourney id={id} viewing={viewing} posted={actionData} />;
}
