import { useState } from "react";
import type { PostedForm } from "../../domain/shared/posted-form.ts";
import { bookingText as text } from "../brand/booking-text.ts";
import { href } from "react-router";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useHydrated } from "../ui/use-hydrated.ts";
import type { Draft } from "../forms/draft.ts";
import { MessageField } from "../forms/message-field.tsx";
import { OneStepForm } from "../forms/one-step-form.tsx";
import { useOneStepForm } from "../forms/use-one-step-form.ts";
import { createChangePlan } from "./reply-plan.ts";

export function ChangeForm({
  bookingId,
  draft,
  draftKey,
  posted,
  begin,
  onBack,
  onSent,
}: {
  bookingId: string;
  draft: Draft | null;
  draftKey: string;
  posted?: PostedForm | undefined;
  begin: string;
  onBack: () => void;
  onSent: () => void;
}) {
  const [start] = useState(() => draft ?? { answers: { message: begin }, step: 0 });
  const state = useOneStepForm({
    ...createChangePlan(bookingId),
    draft: start,
    draftKey,
    posted,
  });

  async function send(): Promise<void> {
    if (!(await state.submit())) return;
    state.clear();
    onSent();
  }

  return (
    <OneStepForm
      state={state}
      sendLabel="Submit"
      labels={{ message: "the change you would like" }}
      onSend={() => void send()}
      actions={
        <BackButton
          bookingId={bookingId}
          disabled={state.sending}
          onBack={() => {
            state.clear();
            onBack();
          }}
        />
      }
    >
      <MessageField
        form={state.form}
        name="message"
        label={text.changePrompt}
        hint={text.changeHint}
      />
    </OneStepForm>
  );
}

/** A link before the script runs. */
function BackButton({
  bookingId,
  disabled,
  onBack,
}: {
  bookingId: string;
  disabled: boolean;
  onBack: () => void;
}) {
  const hydrated = useHydrated();
  const look = { size: "large", look: "secondary" } as const;
  return hydrated ? (
    <Button {...look} disabled={disabled} onClick={onBack}>
      Back
    </Button>
  ) : (
    <ButtonLink {...look} to={`${href("/booking-confirmation")}?id=${bookingId}`}>
      Back
    </ButtonLink>
  );
}
