import { useState } from "react";
import { href } from "react-router";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { buildToRentText as text } from "../../brand/texts/build-to-rent-text.ts";
import { createFormMeta } from "../../brand/page-meta.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { CheckAnswersPage, FormTitle, PostedErrors } from "../../forms/journey/check-answers.tsx";
import { handleFormPost } from "../../../server/site/form-post.ts";
import { getSender, ThankYou } from "../../forms/thank-you.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Reviews } from "../../agency/reviews.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";
import type { Route } from "./+types/build-to-rent-page";
import { BuildingForm } from "./building-form.tsx";
import { buildingPlan } from "./building-request.ts";
import "./build-to-rent.css";

export const handle: PageHandle = {
  listed: { name: "For build-to-rent operators" },
};

export function meta() {
  return createFormMeta(text.title, text.description);
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, buildingPlan);
}

export default function BuildToRent({ actionData: posted }: Route.ComponentProps) {
  const [sentBy, setSentBy] = useState(getSender(posted));
  return (
    <>
      <FormTitle title={text.title} sentTitle="Thank you" posted={posted} />
      {sentBy !== null ? (
        <SentNote by={sentBy} />
      ) : posted?.stage === "check" ? (
        <CheckAnswersPage posted={posted} {...buildingPlan} />
      ) : (
        <Operators posted={posted} onSent={setSentBy} />
      )}
    </>
  );
}

function Operators({
  posted,
  onSent,
}: {
  posted: PostedForm | undefined;
  onSent: (firstname: string) => void;
}) {
  return (
    <>
      <section className="building-hero">
        <div className="wrap building-hero__content">
          <div className="building-hero__copy">
            <PostedErrors posted={posted} labels={buildingPlan.labels} />
            <h1>{text.heading}</h1>
            <p className="lede">{text.lede}</p>
            <Hotline />
          </div>
          <div className="panel panel--door building-hero__form">
            <h2>{text.form.heading}</h2>
            <p className="muted">{text.promise}</p>
            <BuildingForm posted={posted} onSent={onSent} />
          </div>
        </div>
      </section>
      <Claims />
      <section className="section">
        <div className="wrap">
          <SectionHead title={text.operators.heading} />
          <Reviews reviews={text.operators.quotes} />
        </div>
      </section>
      <WorkStages />
      <section className="section">
        <div className="wrap">
          <SectionHead title={text.reviews} />
          <TrustWidget reviews />
        </div>
      </section>
      <section className="section band--door">
        <div className="wrap building-talk">
          <h2>{text.talk.heading}</h2>
          <p>{text.talk.text}</p>
          <Hotline />
        </div>
      </section>
    </>
  );
}

function Hotline() {
  const { label, number, hours } = text.hotline;
  return (
    <div className="hotline">
      <a className="hotline__number" href={buildPhoneLink(number)}>
        <Icon name="phone" />
        <span>
          <small>
            {label}, {hours}
          </small>
          {number}
        </span>
      </a>
      <ButtonLink to={href("/contact")} look="secondary">
        {text.contact}
      </ButtonLink>
    </div>
  );
}

function Claims() {
  const { heading, note, items } = text.claims;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} note={note} bare />
        <ul className="portal claims">
          {items.map(({ figure, claim, text: why }) => (
            <li key={claim}>
              <p className="claims__claim">
                <b>{figure}</b> {claim}
              </p>
              <p className="small muted">{why}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function WorkStages() {
  const { heading, note, stages } = text.work;
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead title={heading} note={note} />
        <ol className="stages">
          {stages.map((stage, index) => (
            <li key={stage.title}>
              <span className="number-plate" aria-hidden="true">
                {index + 1}
              </span>
              <div>
                <h3>{stage.title}</h3>
                <p className="muted">{stage.text}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

function SentNote({ by }: { by: string }) {
  return (
    <ThankYou firstname={by} next={text.thanks.next}>
      <ButtonLink to={href("/property-wallet")}>{text.thanks.wallet}</ButtonLink>
      <ButtonLink to={href("/")} look="secondary">
        {text.thanks.home}
      </ButtonLink>
    </ThankYou>
  );
}
