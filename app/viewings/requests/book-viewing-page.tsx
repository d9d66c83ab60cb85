import type { Route } from "./+types/book-viewing-page";
import { createFormMeta, noIndex } from "../../brand/page-meta.ts";
import { chooseEnquiryWords, describeEnquiry } from "../../enquiries/enquiry-texts.ts";
import { findBranchPhone } from "../../../server/branches/home-agency.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { requireViewing } from "../../../server/viewings/bookings/find-viewing.ts";
import { handleFormPost } from "../../../server/site/form-post.ts";
import { createEnquiryPlan } from "../../enquiries/enquiry-steps.ts";
import { createPostedViewingPlan } from "./posted-viewing-plan.ts";
import { ViewingJourney } from "./viewing-journey.tsx";
import { FormTitle } from "../../forms/journey/check-answers.tsx";
import { createFormErrorMeta } from "../../forms/form-load-error.tsx";

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const viewing = await requireViewing(app, id);
  const { home } = viewing;
  return {
    id,
    viewing,
    words: chooseEnquiryWords("viewing", home),
    description: home.letAgreed
      ? describeEnquiry("viewing", home)
      : `Tell us who you are, what you’re looking for and when you could see ${home.name} in ${home.area}. A person will confirm the time.`,
    branchPhone: await findBranchPhone(app.database.orm, home.id),
    suggestsAddresses: app.config.geocoder === "photon",
  };
}

export async function action({ request, params: { id }, context }: Route.ActionArgs) {
  const app = context.get(appContext);
  const viewing = await requireViewing(app, id);
  const { home } = viewing;
  return home.letAgreed
    ? handleFormPost(
        { request, context },
        createEnquiryPlan("viewing", home, chooseEnquiryWords("viewing", home)),
      )
    : handleFormPost({ request, context }, createPostedViewingPlan(viewing, app.now()));
}

/** Steps of the form need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return createFormErrorMeta();
  return [...createFormMeta(loaderData.words.title, loaderData.description), noIndex];
}

export { FormErrorBoundary as ErrorBoundary } from "../../forms/form-load-error.tsx";

export default function BookViewingPage({
  loaderData: { id, viewing, words },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <FormTitle title={words.title} sentTitle="Thank you" posted={actionData} />
      <ViewingJourney id={id} viewing={viewing} words={words} posted={actionData} />
    </>
  );
}
