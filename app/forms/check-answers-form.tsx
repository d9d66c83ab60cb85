import type { ReactNode } from "react";
import type { PostedForm } from "../../domain/shared/posted-form.ts";
import { Button } from "../ui/button.tsx";
import { HiddenAnswers } from "./hidden-answers.tsx";
import { HoneypotField } from "./honeypot-field.tsx";
import { SubmissionErrorNotice } from "./submission-error-notice.tsx";
import { SubmissionTerms } from "./submission-terms.tsx";

/** Takes the place of a page whose form was sent without script. */
export function CheckAnswersPage({ children }: { children: ReactNode }) {
  return (
    <div className="wizard">
      <div className="wizard__form">{children}</div>
    </div>
  );
}

/** The page before a form without script is sent. Its token stands in for the human check. */
export function CheckAnswersForm<Field extends string>({
  posted: { answers, token, notice },
  steps,
  labels,
  format,
  sendLabel,
  children,
}: {
  posted: Extract<PostedForm, { stage: "check" }>;
  steps: readonly { fields: readonly Field[] }[];
  /** The type asks for the label of every field of the form. */
  labels: Record<NoInfer<Field>, string>;
  /** How an answer reads, if not as it was typed. */
  format?: (field: Field, answer: string) => string;
  sendLabel: string;
  children?: ReactNode;
}) {
  return (
    <form method="post" className="wizard__body">
      <h1>Check your answers</h1>
      <p className="muted">Nothing has been sent yet.</p>
      {children}
      {steps.map(({ fields }, step) => (
        <section key={fields.join()} aria-label={fields.map((field) => labels[field]).join(", ")}>
          <dl className="dl">
            {fields.map((field) => (
              <div key={field}>
                <dt>{capitalise(labels[field])}</dt>
                <dd>{formatAnswer(field, answers[field] ?? "", format)}</dd>
              </div>
            ))}
          </dl>
          <ChangeButton step={step} what={fields.map((field) => labels[field]).join(", ")} />
        </section>
      ))}
      <HiddenAnswers answers={{ ...answers, token }} />
      <HoneypotField />
      {notice && <SubmissionErrorNotice error={notice} />}
      <div className="wizard__actions">
        <Button type="submit" size="lg" name="step" value={steps.length - 1}>
          {notice ? "Try again" : sendLabel}
        </Button>
      </div>
      <SubmissionTerms />
    </form>
  );
}

function formatAnswer<Field extends string>(
  field: Field,
  answer: string,
  format: ((field: Field, answer: string) => string) | undefined,
): string {
  return (format ? format(field, answer) : answer) || "Not given";
}

/** Labels that also stand within a sentence begin with a small letter. */
function capitalise(label: string): string {
  return label.charAt(0).toUpperCase() + label.slice(1);
}

function ChangeButton({ step, what }: { step: number; what: string }) {
  return (
    <Button type="submit" look="link" size="sm" name="change" value={step}>
      Change<span className="visually-hidden"> {what.toLowerCase()}</span>
    </Button>
  );
}
