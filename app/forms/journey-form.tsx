import type { FormEvent, ReactNode } from "react";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { StepProgress } from "../ui/step-progress.tsx";
import { FormActions } from "./form-actions.tsx";
import { PlainFormStart } from "./plain-form-start.tsx";
import { useErrorInTitle } from "./use-error-in-title.ts";
import { useFirstFocus } from "./use-first-focus.ts";
import type { useJourney } from "./use-journey.ts";

type Journey = Pick<ReturnType<typeof useJourney>, "steps" | "current" | "problems" | "back">;

export function JourneyForm({
  heading,
  journey,
  sendLabel,
  sending,
  onNext,
  onFirstFocus,
  notice,
  onLeave,
  count,
  children,
}: {
  /** Null if the page has one above the form. */
  heading: string | null;
  journey: Journey;
  sendLabel: string;
  sending: boolean;
  onNext: () => void;
  onFirstFocus: () => void;
  notice?: ReactNode;
  /** Target of Back on the first step, which has no Back button without it. */
  onLeave?: () => void;
  count?: number;
  children: ReactNode;
}) {
  const { steps, current, problems, back } = journey;
  const isLast = current === (count ?? steps.length) - 1;
  const form = useFirstFocus(onFirstFocus);
  const step = steps[current]!;
  useErrorInTitle(problems.length > 0);
  return (
    <>
      <ErrorSummary errors={problems} />
      {heading !== null && <h1 tabIndex={-1}>{heading}</h1>}
      <StepProgress current={current + 1} count={count ?? steps.length} />
      <form
        ref={form}
        className="wizard__body"
        method="post"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          if (!sending) onNext();
        }}
      >
        <PlainFormStart step={current} fields={step.fields} />
        <QuestionFieldset text={step.question}>{children}</QuestionFieldset>
        {isLast && notice}
        <FormActions
          label={isLast ? sendLabel : null}
          sending={sending}
          onBack={current > 0 ? back : (onLeave ?? null)}
        />
        <output className="visually-hidden" aria-live="polite">
          {sending ? "Sending" : ""}
        </output>
      </form>
    </>
  );
}

function QuestionFieldset({ text, children }: { text: string; children: ReactNode }) {
  return (
    <fieldset>
      <legend className="display" id="question" tabIndex={-1}>
        {text}
      </legend>
      {children}
    </fieldset>
  );
}
