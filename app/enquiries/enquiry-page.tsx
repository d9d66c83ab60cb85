import { redirectDocument } from "react-router";
import type { Route } from "./+types/enquiry-page";
import { noIndex, createPageMeta } from "../brand/page-meta.ts";
import { EnquiryJourney } from "./enquiry-journey.tsx";
import { findEnquiryHome } from "../../server/enquiries/find-enquiry-home.ts";
import { appContext } from "../../server/site/page-contexts.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const home = await findEnquiryHome(context.get(appContext), params.id);
  // Renter specification, section 7.
  if (!home) throw redirectDocument("/properties-to-rent");
  return { home };
}

/** Steps of the form need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  const { name, area } = loaderData.home;
  return [
    ...createPageMeta(
      `Ask about ${name}, ${area}`,
      `Send us your questions about ${name} in ${area}: three short steps, and a person answers.`,
    ),
    noIndex,
  ];
}

export default function EnquiryPage({ loaderData: { home } }: Route.ComponentProps) {
  return <EnquiryJourney kind="enquiry" home={home} />;
}
