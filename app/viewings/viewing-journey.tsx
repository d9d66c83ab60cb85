import { useState } from "react";
import { href } from "react-router";
import { viewingText } from "../brand/viewing-text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import { EnquiryJourney } from "../enquiries/enquiry-journey.tsx";
import { ThankYou } from "../forms/thank-you.tsx";
import { useStoredDraft } from "../forms/use-stored-draft.ts";
import { NoScriptNotice } from "../forms/no-script-notice.tsx";
import type { Viewing, ViewingHome } from "../../domain/viewings/viewing.ts";
import { ViewingForm } from "./viewing-form.tsx";
import "./viewing.css";
import { formatPounds, getWeeklyRent } from "../../domain/shared/money.ts";
import { buildPhoneLink } from "../brand/phone-link.ts";
import { HomeFactsList } from "../listings/home-facts-list.tsx";
import { HomeCover } from "../ui/home-cover.tsx";
import { Plate } from "../ui/plate.tsx";

const { label, times, stuck, phone } = viewingText.aside;

/** On narrow pages it is beside the facts and cropped to their height. */
const coverSizes = "(max-width: 69.99rem) 16rem, 21rem";

/** A home that is let agreed uses the simple form, which asks for no income or credit. */
export function ViewingJourney({ id, viewing }: { id: string; viewing: Viewing }) {
  if (viewing.home.letAgreed) return <EnquiryJourney kind="viewing" home={viewing.home} />;
  return <ViewingStepper id={id} viewing={viewing} />;
}

function ViewingStepper({ id, viewing }: { id: string; viewing: Viewing }) {
  const { home, renter } = viewing;
  const draftKey = `draft:book-viewing:${id}`;
  const [sentBy, setSentBy] = useState<string | null>(null);
  const draft = useStoredDraft(draftKey);
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
    <div className="wrap viewing">
      <header className="viewing__head">
        <h1>{viewingText.heading}</h1>
      </header>
      <div className="viewing__form">
        <NoScriptNotice />
        {renter && <WelcomeBack {...renter} />}
        <ViewingForm
          key={draft ? "resumed" : "new"}
          viewing={viewing}
          draft={draft}
          draftKey={draftKey}
          onSent={setSentBy}
        />
      </div>
      <ViewingAside home={home} />
    </div>
  );
}

function WelcomeBack({ firstname, isQualified }: NonNullable<Viewing["renter"]>) {
  return (
    <div className="viewing__known">
      <Note>
        <strong>Hello again, {firstname}.</strong>{" "}
        {isQualified ? viewingText.known.qualified : viewingText.known.contact}
      </Note>
    </div>
  );
}

function ViewingAside({ home }: { home: ViewingHome }) {
  return (
    <aside className="viewing__side" aria-label={label}>
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
      <p className="small muted mt-5">
        {times} {stuck}{" "}
        <a className="nowrap" href={buildPhoneLink(phone)}>
          {phone}
        </a>
        .
      </p>
    </aside>
  );
}
