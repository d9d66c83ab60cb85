import { redirectDocument } from "react-router";
import type { Route } from "./+types/book-viewing-page";
import { createViewingMeta } from "../enquiries/viewing-meta.ts";
import { appContext } from "../../server/site/page-contexts.ts";
import { findViewing } from "../../server/viewings/find-viewing.ts";
import { ViewingJourney } from "./viewing-journey.tsx";

export async function loader({ params: { id }, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const viewing = await findViewing(app, id);
  // Renter specification, section 7.
  if (!viewing) throw redirectDocument("/properties-to-rent");
  return { id, viewing, suggestsAddresses: app.config.geocoder === "photon" };
}

/** Steps of the form need no data from the server. */
export { revalidateOnNewPath as shouldRevalidate } from "../ui/revalidation.ts";

export function meta({ loaderData }: Route.MetaArgs) {
  const { home } = loaderData.viewing;
  return createViewingMeta(
    home,
    `Tell us who you are, what you look for and when you could see ${home.name} in ${home.area}: a person confirms the time.`,
  );
}

export default function BookViewingPage({ loaderData: { id, viewing } }: Route.ComponentProps) {
  return <ViewingJourney id={id} viewing={viewing} />;
}
