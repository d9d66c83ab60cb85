import type { Route } from "./+types/enquiry-page";
import type { EnquiryKind } from "../../domain/enquiries/enquiry-fields.ts";
import { createFormMeta, noIndex } from "../brand/page-meta.ts";
import { EnquiryJourney } from "./enquiry-journey.tsx";
import { createEnquiryPlan } from "./enquiry-steps.ts";
import { chooseEnquiryWords, describeEnquiry } from "./enquiry-texts.ts";
import { findBranchPhone } from "../../server/branches/home-agency.ts";
import { requireEnquiryHome } from "../../server/enquiries/find-enquiry-home.ts";
import { handleFormPost } from "../../server/site/form-post.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { FormTitle } from "../forms/journey/check-answers.tsx";
import { createFormErrorMeta } from "../forms/form-load-error.tsx";

/** By the route's path in `app/routes.ts`. */
const kinds: Record<string, EnquiryKind> = { "enquire/:id": "enquiry", "book-view/:id": "viewing" };

export async function loader({ params, context, pattern }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const home = await requireEnquiryHome(app, params.id);
  const kind = kinds[pattern]!;
  const words = chooseEnquiryWords(kind, home);
  const branchPhone = await findBranchPhone(app.database.orm, home.id);
  return { kind, home, words, description: describeEnquiry(kind, home), branchPhone };
}

export async function action({ request, params, context, pattern }: Route.ActionArgs) {
  const home = await requireEnquiryHome(context.get(appContext), params.id);
  const kind = kinds[pattern]!;
  const plan = createEnquiryPlan(kind, home, chooseEnquiryWords(kind, home));
  return handleFormPost({ request, context }, plan);
}

/** Steps of the form need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return createFormErrorMeta();
  return [...createFormMeta(loaderData.words.title, loaderData.description), noIndex];
}

export { FormErrorBoundary as ErrorBoundary } from "../forms/form-load-error.tsx";

export default function EnquiryPage({
  loaderData: { kind, home, words },
  actionData,
}: Route.ComponentProps) {
  return (
    <>
      <FormTitle title={words.title} sentTitle="Thank you" posted={actionData} />
      <EnquiryJourney kind={kind} home={home} words={words} posted={actionData} />
    </>
  );
}
