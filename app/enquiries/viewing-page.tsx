import { redirectDocument } from "react-router";
import type { Route } from "./+types/viewing-page";
import { createViewingMeta } from "./viewing-meta.ts";
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
  return createViewingMeta(
    loaderData.home,
    `Tell us when you could see ${name} in ${area}: three short steps, and a person confirms the time.`,
  );
}

export default function ViewingPage({ loaderData: { home } }: Route.ComponentProps) {
  return <EnquiryJourney kind="viewing" home={home} />;
}
