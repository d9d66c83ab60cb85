import { type ReactNode, useContext } from "react";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { StepProgress } from "../../ui/step-progress.tsx";
import { FormActions } from "./form-actions.tsx";
import { FormFrame } from "../form-frame.tsx";
import { HiddenAnswers } from "../hidden-answers.tsx";
import { useErrorInTitle } from "../use-error-in-title.ts";
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
  labels,
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
  /** Of fields that may have the same message. */
  labels: Readonly<Record<string, string>>;
  children: ReactNode;
}) {
  const { steps, current, problems, back } = journey;
  const isLast = current === (count ?? steps.length) - 1;
  const step = steps[current]!;
  useErrorInTitle(problems.length > 0);
  return (
    <>
      <ErrorSummary errors={problems} labels={labels} />
      {heading !== null && <h1 tabIndex={-1}>{heading}</h1>}
      <StepProgress current={current + 1} count={count ?? steps.length} />
      <FormFrame
        className="wizard__body"
        busyText={sending ? "Sending" : ""}
        onFirstFocus={onFirstFocus}
        onSubmit={() => {
          if (!sending) onNext();
        }}
      >
        <HiddenStepFields step={current} fields={step.fields} />
        <QuestionFieldset text={step.question}>{children}</QuestionFieldset>
        {isLast && notice}
        <FormActions
          label={isLast ? sendLabel : null}
          sending={sending}
          onBack={current > 0 ? back : (onLeave ?? null)}
        />
      </FormFrame>
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

/** What a step posts besides the fields that are shown. */
export function HiddenStepFields({ step, fields }: { step: number; fields: readonly string[] }) {
  const posted = useContext(PostedAnswers);
  return (
    <>
      {/* Enter presses a form's first button, which must not be Back */}
      <button type="submit" className="visually-hidden" tabIndex={-1} aria-hidden="true" />
      <HiddenAnswers answers={{ ...posted, step: String(step) }} except={fields} />
    </>
  );
}
