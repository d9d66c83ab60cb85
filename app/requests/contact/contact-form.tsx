import { useEffect, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import { href } from "react-router";
import type { PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { MessageField } from "../../forms/applicant/message-field.tsx";
import { OneStepForm } from "../../forms/one-step-form.tsx";
import { Button } from "../../ui/button.tsx";
import { keepFocus } from "../../ui/keep-focus.ts";
import { Field } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { contactPlan } from "./contact-plan.ts";

/** 'Clear' sends it before the script runs: the page comes again, empty. */
const emptyFormId = "clear";

export function ContactForm({
  posted,
  isSent,
  setIsSent,
}: {
  posted?: PostedForm | undefined;
  isSent: boolean;
  setIsSent: (isSent: boolean) => void;
}) {
  return (
    <>
      {isSent && <SentNote />}
      <OneStepForm
        plan={contactPlan}
        posted={posted}
        draftKey="draft:contact"
        onSend={() => setIsSent(false)}
        onSent={() => setIsSent(true)}
        renderActions={({ clear }) => (
          <Button
            type="submit"
            form={emptyFormId}
            look="secondary"
            onMouseDown={keepFocus}
            onClick={(event) => {
              event.preventDefault();
              clear();
              setIsSent(false);
              document.getElementById("firstname")?.focus();
            }}
          >
            Clear
          </Button>
        )}
      >
        {(form) => <ContactFormFields form={form} />}
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
