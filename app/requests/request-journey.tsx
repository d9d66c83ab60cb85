import type { ReactNode } from "react";
import { href } from "react-router";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { type RequestForm, requestsText } from "../brand/texts/requests-text.ts";
import { ButtonLink } from "../ui/button.tsx";
import { trackBooking } from "../forms/analytics.ts";
import { ApplicantJourney } from "../forms/applicant/applicant-journey.tsx";
import { createRequestPlan } from "./request-steps.ts";
import mansion from "../ui/art/homes/f_mansion.svg?no-inline";

export function RequestJourney({
  form,
  posted,
  children,
}: {
  form: RequestForm;
  posted?: PostedForm | undefined;
  children?: ReactNode;
}) {
  const { next, thanks, after } = requestsText[form];
  return (
    <ApplicantJourney
      plan={createRequestPlan(form)}
      track={trackBooking}
      posted={posted}
      draftKey={`draft:${form}`}
      aside={<RequestAside next={next}>{children}</RequestAside>}
      thanks={{ next: thanks, options: <NextSteps first={after} /> }}
    />
  );
}

function NextSteps({ first }: { first: { to: string; label: string } }) {
  return (
    <>
      <ButtonLink to={first.to}>{first.label}</ButtonLink>
      <ButtonLink to={href("/")} look="secondary">
        Back to home
      </ButtonLink>
    </>
  );
}

function RequestAside({ next, children }: { next: string[]; children?: ReactNode }) {
  return (
    <aside className="wizard__side" aria-labelledby="what-happens-next">
      <img src={mansion} alt="" width="800" height="600" />
      <div className="wizard__next">
        <h2 className="heading-3" id="what-happens-next">
          What happens next
        </h2>
        <ul className="bullet-list bullet-list--tight">
          {next.map((event) => (
            <li key={event}>{event}</li>
          ))}
        </ul>
        {children}
      </div>
    </aside>
  );
}
