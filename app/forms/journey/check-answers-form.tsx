import type { ReactNode } from "react";
import { capitalise } from "../../../domain/shared/text/capitalise.ts";
import type { CheckNotice, PostedForm } from "../../../domain/shared/fields/posted-form.ts";
import { usePhone } from "../../agency/use-phone.ts";
import { EmailText } from "../../ui/email-text.tsx";
import { Button } from "../../ui/button.tsx";
import { Note } from "../../ui/note.tsx";
import type { FormPlan } from "../form-plan.ts";
import { HiddenAnswers } from "../hidden-answers.tsx";
import { HoneypotField } from "../sending/honeypot-field.tsx";
import { SubmissionErrorNotice } from "../sending/submission-error-notice.tsx";
import { SubmissionTerms } from "../sending/submission-terms.tsx";

/** With the form's plan. */
export interface CheckAnswersProps extends Pick<
  FormPlan<never>,
  "steps" | "labels" | "sendLabel" | "format"
> {
  posted: Extract<PostedForm, { stage: "check" }>;
  /** Stands above the answers. */
  children?: ReactNode;
}

/** A form without fields has nothing to check or change, only a button. */
export default function CheckAnswersForm({
  posted: { answers, token, notice },
  steps,
  labels,
  sendLabel,
  format,
  children,
}: CheckAnswersProps) {
  const readAnswer = (field: string) =>
    format ? format(field, answers[field] ?? "") : answers[field];
  return (
    <form method="post" className="wizard__body">
      <h1>Check your answers</h1>
      <p className="muted">Nothing has been sent yet.</p>
      {children}
      {steps.map(({ fields }, step) => {
        if (fields.length === 0) return null;
        const what = fields.map((field) => labels[field] ?? "").join(", ");
        return (
          <section key={what} aria-label={what}>
            <dl className="term-list">
              {fields.map((field) => (
                <div key={field}>
                  <dt>{capitalise(labels[field] ?? "")}</dt>
                  <dd>
                    <EmailText>{readAnswer(field) || "Not given"}</EmailText>
                  </dd>
                </div>
              ))}
            </dl>
            <ChangeButton step={step} what={what} />
          </section>
        );
      })}
      <HiddenAnswers answers={{ ...answers, token }} />
      <HoneypotField />
      {notice && <RefusalNotice notice={notice} />}
      {notice?.kind !== "ended" && (
        <div className="wizard__actions">
          <Button type="submit" size="large" name="step" value={steps.length - 1}>
            {notice && notice.kind !== "expired" ? "Try again" : sendLabel}
          </Button>
        </div>
      )}
      <SubmissionTerms />
    </form>
  );
}

function RefusalNotice({ notice }: { notice: CheckNotice }) {
  const phone = usePhone();
  if (notice.kind !== "ended" && notice.kind !== "expired") {
    return <SubmissionErrorNotice error={notice} />;
  }
  return (
    <Note kind="error" live>
      {notice.kind === "ended"
        ? `${notice.detail} Nothing was sent. Please call us on ${phone} if we can help.`
        : "Nothing was sent, because these answers have changed or were shown more than an hour ago. Check your answers again before you send them."}
    </Note>
  );
}

function ChangeButton({ step, what }: { step: number; what: string }) {
  return (
    <Button type="submit" look="link" size="small" name="change" value={step}>
      Change<span className="visually-hidden"> {what.toLowerCase()}</span>
    </Button>
  );
}
