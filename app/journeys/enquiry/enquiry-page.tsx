import type { ShouldRevalidateFunctionArgs } from "react-router";
import type { Route } from "./+types/enquiry-page";
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
  const { name, area } = loaderData.home;
  return [
    ...pageMeta(
      `Ask about ${name}, ${area}`,
      `Send us your questions about ${name} in ${area}: three short steps, and a person answers.`,
    ),
    { name: "robots", content: "noindex" },
  ];
}

export default function EnquiryPage({ loaderData: { home } }: Route.ComponentProps) {
  return <EnquiryJourney kind="enquiry" home={home} />;
}
