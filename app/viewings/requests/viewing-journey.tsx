import { lazy, Suspense, useState } from "react";
import { href } from "react-router";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { viewingText } from "../../brand/texts/viewing-text.ts";
import { wideQuery } from "../../ui/breakpoints.ts";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { EnquiryWords } from "../../enquiries/enquiry-texts.ts";
import { EnquiryJourney } from "../../enquiries/enquiry-journey.tsx";
import { ThankYou } from "../../forms/thank-you.tsx";
import { useFormStart } from "../../forms/use-form-start.ts";
import type { Viewing, ViewingHome } from "../../../domain/viewings/viewing.ts";
import { formatChosenTime } from "./answer-rows.ts";
import { ViewingForm } from "./viewing-form.tsx";
import "../../forms/journey/journey.css";
import "./viewing.css";
import { formatPounds, getWeeklyRent } from "../../../domain/shared/money.ts";
import { usePhone } from "../../agency/use-phone.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { HomeFactsList } from "../../listings/home-facts-list.tsx";
import { HomeCover } from "../../ui/home-cover.tsx";
import { Plate } from "../../ui/plate.tsx";

/** Only a viewing that is asked for without script needs it. */
const CheckPosted = lazy(() => import("./check-posted-viewing.tsx"));

const { label, times, stuck } = viewingText.aside;

/** On narrow pages it is beside the facts and cropped to their height. */
const coverSizes = `${wideQuery} 22rem, 16rem`;

/** A home that is let agreed uses the simple form, which asks for no income or credit. */
export function ViewingJourney(props: Props) {
  const { viewing, words, posted } = props;
  const { home } = viewing;
  if (home.letAgreed)
    return <EnquiryJourney kind="viewing" home={home} words={words} posted={posted} />;
  return <ViewingStepper {...props} />;
}

interface Props {
  id: string;
  viewing: Viewing;
  /** Of the simple form. */
  words: EnquiryWords;
  posted?: PostedForm | undefined;
}

function ViewingStepper({ id, viewing, posted }: Props) {
  const { home, renter } = viewing;
  const draftKey = `draft:book-viewing:${id}`;
  const [sentBy, setSentBy] = useState<string | null>(
    posted?.stage === "sent" ? (renter?.firstname ?? posted.answers["firstname"] ?? "") : null,
  );
  const start = useFormStart(draftKey, posted);
  if (sentBy !== null) {
    return (
      <ThankYou firstname={sentBy} next={viewingText.thanks}>
        <ButtonLink to={href("/property/:id", { id: home.id })}>Back to {home.name}</ButtonLink>
        <ButtonLink to={href("/properties")} look="secondary">
          See other homes
        </ButtonLink>
      </ThankYou>
    );
  }
  return (
    <div className="wrap journey">
      {posted?.stage !== "check" && (
        <header className="journey__head viewing__head">
          <h1>{viewingText.heading}</h1>
        </header>
      )}
      <div className="viewing__form">
        {renter && <WelcomeBack {...renter} />}
        {posted?.stage === "check" ? (
          <Suspense>
            <CheckPosted posted={posted} viewing={viewing} />
          </Suspense>
        ) : (
          <PostedAnswers value={start.posted}>
            <ViewingForm
              key={start.key}
              viewing={viewing}
              start={start}
              draftKey={draftKey}
              onSent={setSentBy}
            />
          </PostedAnswers>
        )}
      </div>
      <ViewingAside home={home} />
    </div>
  );
}

function WelcomeBack({ firstname, isQualified, asked }: NonNullable<Viewing["renter"]>) {
  const { known } = viewingText;
  const text = isQualified ? known.qualified : known.contact;
  return (
    <div className="viewing__known">
      <Note>
        <strong>Hello again, {firstname}.</strong>{" "}
        {asked
          ? known.asked(formatChosenTime(asked.date, `${asked.from} to ${asked.until}`))
          : text}
      </Note>
    </div>
  );
}

function ViewingAside({ home }: { home: ViewingHome }) {
  const phone = usePhone();
  return (
    <aside className="journey__side viewing__side" aria-label={label}>
      <div className="panel panel--door viewing__card">
        <HomeCover home={home} sizes={coverSizes} />
        <div className="viewing__info">
          <Plate area={home.area} outcode={home.outcode} />
          <h2 className="heading-3">{home.name}</h2>
          <p className="home__price">
            {formatPounds(home.rentPcm)} <small>pcm</small>{" "}
            <small className="muted">· {formatPounds(getWeeklyRent(home.rentPcm))} pw</small>
          </p>
          <HomeFactsList home={home} />
        </div>
      </div>
      <p className="small muted space-above">
        {times} {stuck}{" "}
        <a className="nowrap" href={buildPhoneLink(phone)}>
          {phone}
        </a>
        .
      </p>
    </aside>
  );
}
