import { useState } from "react";
import * as v from "valibot";
import { changeField } from "../../domain/viewings/booking-reply.ts";
import { bookingText as text } from "../brand/booking-text.ts";
import { Button } from "../ui/button.tsx";
import type { Draft } from "../forms/draft.ts";
import { MessageField } from "../forms/message-field.tsx";
import { OneStepForm } from "../forms/one-step-form.tsx";
import { useOneStepForm } from "../forms/use-one-step-form.ts";
import { buildReplyBody } from "./reply-body.ts";

const schema = v.object({ message: changeField });

export function ChangeForm({
  bookingId,
  draft,
  draftKey,
  begin,
  onBack,
  onSent,
}: {
  bookingId: string;
  draft: Draft | null;
  draftKey: string;
  begin: string;
  onBack: () => void;
  onSent: () => void;
}) {
  const [start] = useState(() => draft ?? { answers: { message: begin }, step: 0 });
  const state = useOneStepForm({
    schema,
    draft: start,
    draftKey,
    call: "/api/bookingreply",
    buildBody: ({ message }, token) =>
      buildReplyBody({ id: bookingId, resp: false, message }, token),
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
        <Button
          size="lg"
          look="secondary"
          disabled={state.sending}
          onClick={() => {
            state.clear();
            onBack();
          }}
        >
          Back
        </Button>
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
