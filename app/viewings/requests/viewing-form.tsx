import * as v from "valibot";
import type { ReactNode } from "react";
import { viewingFields, viewingText } from "../../brand/texts/viewing-text.ts";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { FormActions } from "../../forms/journey/form-actions.tsx";
import { SubmissionErrorNotice } from "../../forms/sending/submission-error-notice.tsx";
import { SubmissionTerms } from "../../forms/sending/submission-terms.tsx";
import { FormFrame } from "../../forms/form-frame.tsx";
import { HiddenStepFields } from "../../forms/journey/journey-form.tsx";
import { useErrorInTitle } from "../../forms/use-error-in-title.ts";
import { Button } from "../../ui/button.tsx";
import { EmailText } from "../../ui/email-text.tsx";
import { createAnswerRows } from "./answer-rows.ts";
import type { ViewingAnswers, ViewingStep } from "./viewing-steps.ts";
import { CurrentStatusFields } from "./current-status.tsx";
import { LookingForFields } from "./looking-for.tsx";
import { ScheduleFields } from "./schedule.tsx";
import { summarizeStep } from "./step-summary.ts";
import { useViewingForm, type ViewingFormPlan } from "./use-viewing-form.ts";
import { Icon } from "../../ui/icon.tsx";
import type { IconName } from "../../ui/icon-names.ts";
import { keepFocus } from "../../ui/keep-focus.ts";
import "./viewing-step.css";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { Field } from "../../ui/field.tsx";
import { SavedContacts } from "../../forms/applicant/saved-contacts.tsx";
import { getFieldProps, type ViewingFieldsForm } from "./viewing-field.ts";

type State = ReturnType<typeof useViewingForm>;

export function ViewingForm(plan: ViewingFormPlan) {
  const state = useViewingForm(plan);
  const { journey, isBusy } = state;
  useErrorInTitle(journey.problems.length > 0);
  return (
    <FormFrame
      className="viewing-form"
      busyText={isBusy ? "One moment" : ""}
      onFirstFocus={state.prepare}
      onSubmit={() => void state.next()}
    >
      <HiddenStepFields step={journey.current} fields={state.step.fields} />
      {state.step.id === "check" ? <CheckStep state={state} /> : <StepColumn state={state} />}
    </FormFrame>
  );
}

type StepState = "done" | "now" | "warn" | "next";

const stateIcons: Partial<Record<StepState, IconName>> = { done: "check", warn: "triangle-alert" };

const stateTexts: Partial<Record<StepState, string>> = {
  done: "Answered: ",
  warn: "Please check: ",
};

function ViewingStepItem({
  step,
  number,
  state,
  line,
  onJump,
  children,
}: {
  step: ViewingStep;
  /** Counts from 1. */
  number: number;
  state: StepState;
  line: string;
  /** Null for the current step. */
  onJump: (() => void) | null;
  children?: ReactNode;
}) {
  const icon = stateIcons[state];
  return (
    <li
      className={`viewing-step viewing-step--${state}`}
      aria-current={onJump ? undefined : "step"}
    >
      <span className="number-plate" aria-hidden="true">
        {icon ? <Icon name={icon} /> : number}
      </span>
      <div>
        <h2 className="viewing-step__head">
          {onJump ? (
            <button
              type="submit"
              name="change"
              value={number - 1}
              className="viewing-step__jump"
              onMouseDown={keepFocus}
              onClick={(event) => {
                event.preventDefault();
                onJump();
              }}
            >
              <StepName step={step} state={state} />
              {state !== "next" && <span className="viewing-step__change">Change</span>}
            </button>
          ) : (
            <StepName step={step} state={state} />
          )}
        </h2>
        {line !== "" && (
          <p className="viewing-step__summary">
            <EmailText>{line}</EmailText>
          </p>
        )}
      </div>
      {children && <div className="viewing-step__body">{children}</div>}
    </li>
  );
}

function StepName({ step, state }: { step: ViewingStep; state: StepState }) {
  return (
    <span>
      {stateTexts[state] && <span className="visually-hidden">{stateTexts[state]}</span>}
      {step.question}
    </span>
  );
}

const fieldLabels = Object.fromEntries(
  Object.entries(viewingFields).map(([field, { label }]) => [field, label]),
);

function StepColumn({ state }: { state: State }) {
  const { journey, steps, isBusy } = state;
  return (
    <ol className="viewing-steps plain">
      {steps.slice(0, -1).map((step, index) => {
        const isCurrent = index === journey.current;
        const [stepState, line] = getStepState(state, step, index);
        return (
          <ViewingStepItem
            key={step.id}
            step={step}
            number={index + 1}
            state={stepState}
            line={line}
            onJump={isCurrent ? null : () => void state.goToStep(index)}
          >
            {isCurrent && (
              <>
                <ErrorSummary errors={journey.problems} labels={fieldLabels} />
                <p className="hint viewing-step__hint">{viewingText.required}</p>
                <StepFields state={state} step={step} />
                <FormActions
                  label={null}
                  sending={isBusy}
                  onBack={index > 0 ? journey.back : null}
                />
              </>
            )}
          </ViewingStepItem>
        );
      })}
    </ol>
  );
}

function StepFields({ state, step }: { state: State; step: ViewingStep }) {
  const { form } = state.journey;
  if (step.id === "contact") {
    return <ContactDetails form={form} onChoose={(applicant) => void state.choose(applicant)} />;
  }
  if (step.id === "status") return <CurrentStatusFields form={form} />;
  if (step.id === "wishes") return <LookingForFields form={form} />;
  return <ScheduleFields form={form} days={state.days} listingId={state.listingId} />;
}

function getStepState({ journey }: State, step: ViewingStep, index: number): [StepState, string] {
  const { form, current } = journey;
  const values = form.watch();
  if (index === current) {
    const problemCount = step.fields.filter((field) => form.formState.errors[field]).length;
    return problemCount > 0 ? ["warn", formatProblemCount(problemCount)] : ["now", ""];
  }
  if (step.isComplete(values)) return ["done", summarizeStep(step.id, values)];
  return index < current ? ["warn", formatProblemCount(1)] : ["next", ""];
}

function formatProblemCount(count: number): string {
  return count === 1 ? "Check 1 answer." : `Check ${count} answers.`;
}

function CheckStep({ state }: { state: State }) {
  const { journey, steps, schema, isBusy, submissionError } = state;
  const answers = v.parse(schema, journey.form.getValues());
  return (
    <ViewingCheck
      steps={steps.slice(0, -1)}
      answers={answers}
      onChange={(step) => !isBusy && journey.jump(step)}
    >
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <FormActions
        label={submissionError?.kind === "failed-once" ? "Try again" : viewingText.send}
        sending={isBusy}
        onBack={journey.back}
      />
      <SubmissionTerms />
    </ViewingCheck>
  );
}

function ContactDetails({
  form,
  onChoose,
}: {
  form: ViewingFieldsForm;
  onChoose: (applicant: Applicant) => void;
}) {
  return (
    <>
      <SavedContacts onChoose={onChoose} />
      <div className="form form--two-columns">
        <Field {...getFieldProps(form, "firstname")} autoComplete="given-name" />
        <Field {...getFieldProps(form, "lastname")} autoComplete="family-name" />
        <Field {...getFieldProps(form, "phone")} type="tel" autoComplete="tel" />
        <Field {...getFieldProps(form, "email")} type="email" autoComplete="email" />
      </div>
    </>
  );
}

function ViewingCheck({
  steps,
  answers,
  onChange,
  children,
}: {
  steps: readonly ViewingStep[];
  answers: ViewingAnswers;
  onChange: (step: number) => void;
  children: ReactNode;
}) {
  return (
    <div className="viewing-check">
      <h2 id="check-answers" tabIndex={-1}>
        {viewingText.steps.check}
      </h2>
      <p className="muted">{viewingText.check}</p>
      {steps.map(({ id, question, fields }, index) => (
        <section key={id} aria-labelledby={`check-${id}`}>
          <div className="viewing-check__head">
            <h3 id={`check-${id}`}>{question}</h3>
            <Button look="link" size="small" onClick={() => onChange(index)}>
              Change<span className="visually-hidden"> {question.toLowerCase()}</span>
            </Button>
          </div>
          <dl className="term-list">
            {createAnswerRows(fields, answers).map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>
                  <EmailText>{value}</EmailText>
                </dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
      {children}
    </div>
  );
}
