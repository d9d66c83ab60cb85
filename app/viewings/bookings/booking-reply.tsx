import { useState, type ReactNode, useEffect, useRef } from "react";
import { href } from "react-router";
import type { BookingView } from "../../../domain/viewings/bookings/booking.ts";
import { bookingText as text } from "../../brand/texts/booking-text.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { useStoredDraft } from "../../forms/use-stored-draft.ts";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { CheckAnswers, PostedErrors } from "../../forms/journey/check-answers.tsx";
import { createAttendPlan, createChangePlan } from "./reply-plan.ts";
import { AttendForm } from "./attend-form.tsx";
import { MessageField } from "../../forms/applicant/message-field.tsx";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { NextSteps } from "../next-steps.tsx";

export type RequestedAction = "change" | "cancel" | null;

export function BookingReply({
  booking,
  secret,
  requestedAction,
  posted,
}: {
  booking: BookingView;
  /** Of the link that opened the page. */
  secret: string;
  requestedAction: RequestedAction;
  posted?: PostedForm | undefined;
}) {
  const draftKey = `draft:booking:${secret}`;
  const draft = useStoredDraft(draftKey);
  const [chosen, setChosen] = useState<"ask" | "change" | "attends" | "changed" | null>(
    posted?.stage === "sent" ? (requestedAction === null ? "attends" : "changed") : null,
  );
  const stage = chosen ?? (requestedAction !== null || draft !== null ? "change" : "ask");
  const hasMoved = chosen !== null;

  if (stage === "attends" || stage === "changed") {
    return <ReplySent stage={stage} booking={booking} secret={secret} />;
  }
  if (posted?.stage === "check") {
    const createPlan = requestedAction === null ? createAttendPlan : createChangePlan;
    return <CheckAnswers posted={posted} {...createPlan(secret)} />;
  }
  if (stage === "change") {
    return (
      <>
        <PostedErrors posted={posted} labels={createChangePlan(secret).labels} />
        <FocusedHeading key="change" focus={hasMoved}>
          {text.change}
        </FocusedHeading>
        <ChangeForm
          secret={secret}
          draftKey={draftKey}
          posted={posted}
          begin={requestedAction === "cancel" ? text.cancelWords : ""}
          onBack={() => setChosen("ask")}
          onSent={() => setChosen("changed")}
        />
      </>
    );
  }
  return (
    <>
      <FocusedHeading key="ask" focus={hasMoved}>
        {text.ask}
      </FocusedHeading>
      <AttendForm
        booking={booking}
        secret={secret}
        draftKey={`${draftKey}:attend`}
        posted={posted}
        onChange={() => setChosen("change")}
        onSent={() => setChosen("attends")}
      />
    </>
  );
}

function ReplySent({
  stage,
  booking,
  secret,
}: {
  stage: "attends" | "changed";
  booking: BookingView;
  secret: string;
}) {
  const { heading, next } = text.done[stage];
  return (
    <>
      <FocusedHeading focus>{heading}</FocusedHeading>
      <p className="lede">{next}</p>
      {stage === "attends" && (
        <p className="space-above">
          <ButtonLink
            to={`${href("/booking-confirmation.ics")}?id=${secret}`}
            look="secondary"
            reloadDocument
          >
            <Icon name="calendar-plus" />
            Add to calendar
          </ButtonLink>
        </p>
      )}
      <NextSteps home={booking.home} />
    </>
  );
}

/** `focus` takes the focus, because it replaces the focused element. */
function FocusedHeading({ focus = false, children }: { focus?: boolean; children: ReactNode }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focus) heading.current?.focus();
  }, [focus]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}

function ChangeForm({
  secret,
  draftKey,
  posted,
  begin,
  onBack,
  onSent,
}: {
  secret: string;
  draftKey: string;
  posted: PostedForm | undefined;
  begin: string;
  onBack: () => void;
  onSent: () => void;
}) {
  return (
    <OneStepForm
      plan={createChangePlan(secret)}
      posted={posted}
      draftKey={draftKey}
      initial={{ message: begin }}
      onSent={onSent}
      renderActions={({ clear, sending }) => (
        <ButtonLink
          size="large"
          look="secondary"
          to={{ search: `?id=${secret}` }}
          onClick={(event) => {
            event.preventDefault();
            if (sending) return;
            clear();
            onBack();
          }}
        >
          Back
        </ButtonLink>
      )}
    >
      {(form) => (
        <MessageField form={form} name="message" label={text.changePrompt} hint={text.changeHint} />
      )}
    </OneStepForm>
  );
}
