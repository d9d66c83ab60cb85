import { useEffect, useRef, useState } from "react";
import { href } from "react-router";
import type { PostedForm } from "../../../domain/shared/posted-form.ts";
import type { Draft } from "../../forms/draft.ts";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { useOneStepForm } from "../../forms/use-one-step-form.ts";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { UseFormReturn } from "react-hook-form";
import { MessageField } from "../../forms/message-field.tsx";
import { Field } from "../../ui/field.tsx";
import { contactLabels, contactPlan } from "./contact-plan.ts";

/** 'Clear' sends it before the script runs: the page comes again, empty. */
const emptyFormId = "clear";

export function ContactForm({
  draft,
  draftKey,
  posted,
}: {
  draft: Draft | null;
  draftKey: string;
  posted?: PostedForm | undefined;
}) {
  const state = useOneStepForm({ ...contactPlan, draft, draftKey, posted });
  const [isSent, setIsSent] = useState(posted?.stage === "sent");

  async function send(): Promise<void> {
    setIsSent(false);
    if (!(await state.submit())) return;
    state.clear();
    setIsSent(true);
  }

  return (
    <>
      {isSent && <SentNote />}
      <OneStepForm
        state={state}
        sendLabel="Send message"
        labels={contactLabels}
        onSend={() => void send()}
        actions={
          <Button
            type="submit"
            form={emptyFormId}
            look="secondary"
            onClick={(event) => {
              event.preventDefault();
              state.clear();
              setIsSent(false);
              document.getElementById("firstname")?.focus();
            }}
          >
            Clear
          </Button>
        }
      >
        <ContactFormFields form={state.form} />
      </OneStepForm>
      <form id={emptyFormId} action={href("/contact")} />
    </>
  );
}

function SentNote() {
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  return (
    <div className="contact__sent" ref={alert} tabIndex={-1}>
      <Note kind="ok" live>
        Your message was sent successfully
      </Note>
    </div>
  );
}

type Form = Pick<UseFormReturn<Record<string, string>>, "register" | "formState" | "watch">;

function ContactFormFields({ form }: { form: Form }) {
  const { register, formState } = form;
  const getError = (field: string) => formState.errors[field]?.message;
  return (
    <div className="form">
      <div className="form form--two-columns">
        <Field
          {...register("firstname")}
          label="First name"
          autoComplete="given-name"
          error={getError("firstname")}
        />
        <Field
          {...register("lastname")}
          label="Last name"
          autoComplete="family-name"
          error={getError("lastname")}
        />
        <Field
          {...register("phone")}
          label="Phone"
          type="tel"
          autoComplete="tel"
          error={getError("phone")}
        />
        <Field
          {...register("email")}
          label="Email (optional)"
          type="email"
          autoComplete="email"
          error={getError("email")}
        />
      </div>
      <MessageField form={form} name="body" label="Message" />
    </div>
  );
}
