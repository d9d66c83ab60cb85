import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/viewing-page";
import { pageMeta } from "../../brand/page-title.ts";
import { EnquiryJourney } from "./enquiry-journey.tsx";
import { findHomeInQuestion } from "./find-home-in-question.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { home: await findHomeInQuestion(context, params.id) };
}

/** A step of the form asks nothing new of the server. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname;
}

export function meta({ loaderData }: Route.MetaArgs) {
  const { name, area, letAgreed } = loaderData.home;
  return [
    ...pageMeta(
      letAgreed ? `${name}, ${area}: let agreed` : `Book a viewing of ${name}, ${area}`,
      `Tell us when you could see ${name} in ${area}: three short steps, and a person confirms the time.`,
    ),
    { name: "robots", content: "noindex" },
  ];
}

export default function ViewingPage({ loaderData: { home } }: Route.ComponentProps) {
  return <EnquiryJourney kind="viewing" home={home} />;
}
