import { useMemo, useState } from "react";
import { href, redirectDocument } from "react-router";
import type { Applicant } from "../../../domain/applicant.ts";
import { photosOf } from "../../../domain/listing.ts";
import type { Route } from "./+types/enquiry-page";
import { pageMeta } from "../../brand/page-title.ts";
import { services } from "../../services.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { readDraft } from "../draft.ts";
import { ThankYou } from "../thank-you.tsx";
import { WithoutScript } from "../without-script.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { HomeAside, type HomeInQuestion } from "./home-in-question.tsx";

/** A home that can't be found leads to the search (renter specification, section 7). */
export async function loader({ params, context }: Route.LoaderArgs) {
  const listing = await context.get(services).findListing(params.id);
  if (!listing) throw redirectDocument("/properties-to-rent");
  const { id, name, area, outcode, rentPcm } = listing;
  const cover = photosOf(listing)[0]?.url ?? null;
  return { home: { id, name, area, outcode, rentPcm, cover } satisfies HomeInQuestion };
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
  const [sentBy, setSentBy] = useState<Applicant | null>(null);
  const draftKey = `draft:enquiry:${home.id}`;
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? readDraft(draftKey) : null), [hydrated, draftKey]);
  if (sentBy) return <Sent to={home} by={sentBy} />;
  return (
    <div className="wizard">
      <div className="wizard__form">
        <WithoutScript />
        <EnquiryForm
          key={draft ? "resumed" : "new"}
          home={home}
          draft={draft}
          draftKey={draftKey}
          onSent={setSentBy}
        />
      </div>
      <HomeAside home={home} />
    </div>
  );
}

function Sent({ to, by }: { to: HomeInQuestion; by: Applicant }) {
  return (
    <ThankYou firstname={by.firstname} next="We will be in touch to confirm your viewing shortly">
      <ButtonLink to={href("/property/:id", { id: to.id })}>Back to {to.name}</ButtonLink>
      <ButtonLink to={href("/properties")} look="secondary">
        See other homes
      </ButtonLink>
    </ThankYou>
  );
}
