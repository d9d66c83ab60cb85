import { useState } from "react";
import { href } from "react-router";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { buildToRentText as text } from "../../brand/build-to-rent-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { CheckAnswers, CheckAnswersPage } from "../../forms/check-answers.tsx";
import { handleFormPost } from "../../../server/site/form-post.ts";
import { ThankYou } from "../../forms/thank-you.tsx";
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
  listed: { name: "For operators of whole buildings" },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, buildingPlan);
}

export default function BuildToRent({ actionData: posted }: Route.ComponentProps) {
  const [sentBy, setSentBy] = useState<Pick<Applicant, "firstname"> | null>(
    posted?.stage === "sent" ? { firstname: posted.answers["firstname"] ?? "" } : null,
  );
  if (sentBy) return <SentNote by={sentBy} />;
  if (posted?.stage === "check") {
    return (
      <CheckAnswersPage>
        <CheckAnswers
          posted={posted}
          steps={buildingPlan.steps}
          labels={text.form.fields}
          sendLabel={text.form.send}
        />
      </CheckAnswersPage>
    );
  }
  return (
    <>
      <section className="building-hero">
        <div className="wrap building-hero__content">
          <div className="building-hero__copy">
            <h1>{text.heading}</h1>
            <p className="lede">{text.lede}</p>
            <Hotline />
          </div>
          <div className="panel panel--door building-hero__form">
            <h2>{text.form.heading}</h2>
            <p className="muted">{text.promise}</p>
            <BuildingForm posted={posted} onSent={setSentBy} />
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

function SentNote({ by }: { by: Pick<Applicant, "firstname"> }) {
  return (
    <ThankYou firstname={by.firstname} next={text.thanks.next}>
      <ButtonLink to={href("/property-wallet")}>{text.thanks.wallet}</ButtonLink>
      <ButtonLink to={href("/")} look="secondary">
        {text.thanks.home}
      </ButtonLink>
    </ThankYou>
  );
}
