import { lazy, Suspense } from "react";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { href } from "react-router";
import type { EnquiryKind } from "../../domain/enquiries/enquiry-fields.ts";
import { lazyOptional } from "../ui/lazy-optional.ts";
import { tabletQuery } from "../ui/breakpoints.ts";
import { ButtonLink } from "../ui/button.tsx";
import { trackViewingRequest } from "../forms/analytics.ts";
import { ApplicantJourney } from "../forms/applicant/applicant-journey.tsx";
import { createEnquiryPlan } from "./enquiry-steps.ts";
import type { EnquiryWords } from "./enquiry-texts.ts";
import type { EnquiryHome } from "../../domain/enquiries/enquiry-home.ts";
import { Note } from "../ui/note.tsx";
import { formatPounds } from "../../domain/shared/money.ts";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";

/** On phones it is beside the name and cropped to its height. */
const coverSizes = `${tabletQuery} 42vw, 11rem`;

/** Only needed on the last step. */
const ViewingOptionField = lazyOptional(async () => {
  const { ViewingOptionField: Field } = await import("./viewing-option-field.tsx");
  return Field;
});

/** Only needed for homes that are let agreed. */
const LetAgreedOptions = lazy(() => import("./let-agreed-options.tsx"));

export function EnquiryJourney({
  kind,
  home,
  words,
  posted,
}: {
  kind: EnquiryKind;
  home: EnquiryHome;
  words: EnquiryWords;
  posted?: PostedForm | undefined;
}) {
  const { letAgreed } = home;
  return (
    <>
      <ApplicantJourney
        plan={createEnquiryPlan(kind, home, words)}
        ExtraField={letAgreed ? undefined : ViewingOptionField}
        track={trackViewingRequest}
        posted={posted}
        draftKey={`draft:${kind}:${home.id}`}
        notice={letAgreed && <LetAgreedNote similar={letAgreed.similar} />}
        aside={<HomeAside home={home} label={words.aside} next={words.next} />}
        thanks={{
          next: words.thanks,
          options: <NextSteps from={home} />,
        }}
      />
      {letAgreed && (
        <Suspense>
          <LetAgreedOptions home={home} letAgreed={letAgreed} />
        </Suspense>
      )}
    </>
  );
}

function NextSteps({ from }: { from: EnquiryHome }) {
  return (
    <>
      <ButtonLink to={href("/property/:id", { id: from.id })}>Back to {from.name}</ButtonLink>
      <ButtonLink to={href("/properties")} look="secondary">
        See other homes
      </ButtonLink>
    </>
  );
}

type LetAgreed = NonNullable<EnquiryHome["letAgreed"]>;

function LetAgreedNote({ similar }: Pick<LetAgreed, "similar">) {
  return (
    <div className="wizard__notice">
      <Note kind="warn">
        <strong>This home is let agreed.</strong> An offer has been accepted, so we’re not booking
        viewings. You can message us in case it comes back, <a href="#alert">set an alert for it</a>
        {similar.length > 0 && (
          <>
            , or see <a href="#similar">similar homes to rent</a>
          </>
        )}
        .
      </Note>
    </div>
  );
}

function HomeAside({ home, label, next }: { home: EnquiryHome; label: string; next: string[] }) {
  return (
    <aside className="wizard__side" aria-label={label}>
      <div className="wizard__home">
        <HomeCover home={home} sizes={coverSizes} />
        <div className="wizard__facts">
          <Plate area={home.area} outcode={home.outcode} />
          <h2 className="home__name">{home.name}</h2>
          <p className="home__price">
            {formatPounds(home.rentPcm)} <small>pcm</small>
          </p>
        </div>
      </div>
      <div className="wizard__next">
        <h2 className="heading-3">What happens next</h2>
        <ul className="bullet-list bullet-list--tight">
          {next.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
      </div>
    </aside>
  );
}
