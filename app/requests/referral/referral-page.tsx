import { useState, useEffect, useRef } from "react";
import { href, Link } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { createFormMeta } from "../../brand/page-meta.ts";
import { referralText as text } from "../../brand/texts/referral-text.ts";
import { CheckAnswersPage, FormTitle, PostedErrors } from "../../forms/journey/check-answers.tsx";
import { handleFormPost } from "../../../server/site/form-post.ts";
import front from "../../ui/art/homes/f_mews.svg?no-inline";
import type { Route } from "./+types/referral-page";
import { ReferralForm } from "./referral-form.tsx";
import { referralPlan } from "./referral-plan.ts";
import "./referral.css";
import { ButtonLink } from "../../ui/button.tsx";

export const handle: PageHandle = {
  listed: { name: "Refer a landlord" },
};

export function meta() {
  return createFormMeta(text.title, text.description);
}

/** Without script. */
export function action(args: Route.ActionArgs) {
  return handleFormPost(args, referralPlan);
}

export default function ReferralPage({ actionData: posted }: Route.ComponentProps) {
  const [landlord, setLandlord] = useState<string | null>(
    posted?.stage === "sent" ? (posted.answers["landlordName"] ?? "") : null,
  );
  const title = <FormTitle title={text.title} sentTitle={text.sentTitle} posted={posted} />;
  if (posted?.stage === "check") {
    return (
      <>
        {title}
        <CheckAnswersPage posted={posted} {...referralPlan} />
      </>
    );
  }
  return (
    <div className="wizard referral">
      {title}
      <div className="wizard__form">
        {landlord === null ? (
          <>
            <PostedErrors posted={posted} labels={referralPlan.labels} />
            <h1>{text.title}</h1>
            <p className="lede">{text.lede}</p>
            <ReferralForm posted={posted} onSent={setLandlord} />
          </>
        ) : (
          <ReferralSent landlord={landlord} onAgain={() => setLandlord(null)} />
        )}
      </div>
      <HowItWorks />
    </div>
  );
}

function HowItWorks() {
  return (
    <aside className="wizard__side" aria-labelledby="how-it-works">
      <img src={front} alt="" width="800" height="600" />
      <div className="wizard__next">
        <h2 className="heading-3" id="how-it-works">
          {text.nextTitle}
        </h2>
        <ul className="bullet-list bullet-list--tight">
          {text.next.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
        <p>
          {text.own.question} <Link to={href("/book-valuation")}>{text.own.action}</Link>
        </p>
      </div>
    </aside>
  );
}

function ReferralSent({ landlord, onAgain }: { landlord: string; onAgain: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <div className="stack">
      <h1 ref={heading} tabIndex={-1}>
        {text.sentTitle}
      </h1>
      <p className="lede">{text.sent(landlord)}</p>
      <p>We've sent you a confirmation email to the email you've provided.</p>
      <ButtonLink to={href("/referral")} look="secondary" onClick={onAgain}>
        {text.again}
      </ButtonLink>
    </div>
  );
}
