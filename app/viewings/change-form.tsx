import type { PostedForm } from "../../domain/shared/posted-form.ts";
import { bookingText as text } from "../brand/booking-text.ts";
import { MessageField } from "../forms/message-field.tsx";
import { OneStepForm } from "../forms/one-step-form.tsx";
import { ButtonLink } from "../ui/button.tsx";
import { createChangePlan } from "./reply-plan.ts";

export function ChangeForm({
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
