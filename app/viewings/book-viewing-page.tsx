import { redirectDocument, type ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/book-viewing-page";
import { pageMeta } from "../brand/page-title.ts";
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

/** A step of the form asks nothing new of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { name, area, letAgreed } = loaderData.viewing.home;
  return [
    ...pageMeta(
      letAgreed ? `${name}, ${area}: let agreed` : `Book a viewing of ${name}, ${area}`,
      `Tell us who you are, what you look for and when you could see ${name} in ${area}: a person confirms the time.`,
    ),
    { name: "robots", content: "noindex" },
  ];
}

export default function BookViewingPage({ loaderData: { id, viewing } }: Route.ComponentProps) {
  return <ViewingJourney id={id} viewing={viewing} />;
}
