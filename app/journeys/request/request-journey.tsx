import type { ReactNode } from "react";
import { href } from "react-router";
import { requestsText, requestThanks } from "../../brand/requests-text.ts";
import type { RequestKind } from "../../../domain/request-fields.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { trackBooking } from "../analytics.ts";
import { ApplicantJourney } from "../applicant-journey.tsx";
import { RequestAside } from "./request-aside.tsx";
import { requestBody, requestCalls, requestPlans } from "./request-steps.ts";

/** The request wizard, then the thanks. @param children shown beside it, under what happens next */
export function RequestJourney({ kind, children }: { kind: RequestKind; children?: ReactNode }) {
  const { heading, label, hint, next, after } = requestsText[kind];
  return (
    <ApplicantJourney
      plan={{
        ...requestPlans[kind],
        call: requestCalls[kind],
        bodyOf: requestBody,
        words: { heading, label, hint, send: "Send request" },
        onSubmit: trackBooking,
      }}
      draftKey={`draft:${kind}`}
      aside={<RequestAside next={next}>{children}</RequestAside>}
      thanks={{ next: requestThanks, ways: <WaysOn first={after} /> }}
    />
  );
}

function WaysOn({ first }: { first: { to: string; label: string } }) {
  return (
    <>
      <ButtonLink to={first.to}>{first.label}</ButtonLink>
      <ButtonLink to={href("/")} look="secondary">
        Back to home
      </ButtonLink>
    </>
  );
}
