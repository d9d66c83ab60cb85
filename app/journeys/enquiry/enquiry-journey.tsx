import { useMemo, useState } from "react";
import { href } from "react-router";
import type { Applicant } from "../../../domain/applicant.ts";
import type { EnquiryKind } from "../../../domain/enquiry.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { readDraft } from "../draft.ts";
import { ThankYou } from "../thank-you.tsx";
import { WithoutScript } from "../without-script.tsx";
import { EnquiryForm } from "./enquiry-form.tsx";
import { enquiryWords } from "./enquiry-words.ts";
import { HomeAside, type HomeInQuestion } from "./home-in-question.tsx";

/** The simple form with its home beside it, then the thanks. */
export function EnquiryJourney({ kind, home }: { kind: EnquiryKind; home: HomeInQuestion }) {
  const [sentBy, setSentBy] = useState<Applicant | null>(null);
  const draftKey = `draft:${kind}:${home.id}`;
  const hydrated = useHydrated();
  const draft = useMemo(() => (hydrated ? readDraft(draftKey) : null), [hydrated, draftKey]);
  if (sentBy) return <Sent about={home} by={sentBy} />;
  const { aside, next } = enquiryWords[kind];
  return (
    <div className="wizard">
      <div className="wizard__form">
        <WithoutScript />
        <EnquiryForm
          key={draft ? "resumed" : "new"}
          kind={kind}
          home={home}
          draft={draft}
          draftKey={draftKey}
          onSent={setSentBy}
        />
      </div>
      <HomeAside home={home} label={aside} next={next} />
    </div>
  );
}

function Sent({ about, by }: { about: HomeInQuestion; by: Applicant }) {
  return (
    <ThankYou firstname={by.firstname} next="We will be in touch to confirm your viewing shortly">
      <ButtonLink to={href("/property/:id", { id: about.id })}>Back to {about.name}</ButtonLink>
      <ButtonLink to={href("/properties")} look="secondary">
        See other homes
      </ButtonLink>
    </ThankYou>
  );
}
