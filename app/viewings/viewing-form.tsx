import { RouteDiscoveryLink } from "../forms/known-address.tsx";
import type { FormEvent } from "react";
import * as v from "valibot";
import { viewingText } from "../brand/viewing-text.ts";
import { ErrorSummary } from "../ui/error-summary.tsx";
import { FormActions } from "../forms/journey-acts.tsx";
import { SubmissionErrorNotice } from "../forms/send-notice.tsx";
import { SubmissionTerms } from "../forms/send-terms.tsx";
import { HoneypotField } from "../forms/trap-field.tsx";
import { useErrorInTitle } from "../forms/use-error-in-title.ts";
import { useFirstFocus } from "../forms/use-first-focus.ts";
import { CheckAnswers } from "./check-answers.tsx";
import { ContactDetails } from "./contact-details.tsx";
import { CurrentStatus } from "./current-status.tsx";
import { LookingFor } from "./looking-for.tsx";
import { Schedule } from "./schedule.tsx";
import { stepLine } from "./step-line.ts";
import { useViewingForm, type ViewingFormPlan } from "./use-viewing-form.ts";
import { type StepState, ViewingStepItem } from "./viewing-step.tsx";
import type { ViewingStep } from "./viewing-steps.ts";

type State = ReturnType<typeof useViewingForm>;

/** The stepper, then the check of the answers. */
export function ViewingForm(plan: ViewingFormPlan) {
  const state = useViewingForm(plan);
  const { journey, busy } = state;
  const form = useFirstFocus(state.prepare);
  useErrorInTitle(journey.problems.length > 0);
  return (
    <form
      ref={form}
      className="vform"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void state.next();
      }}
    >
      <HoneypotField />
      <RouteDiscoveryLink />
      {state.step.id === "check" ? <Check state={state} /> : <Column state={state} />}
      <output className="vh" aria-live="polite">
        {busy ? "One moment" : ""}
      </output>
    </form>
  );
}

function Column({ state }: { state: State }) {
  const { journey, steps, busy } = state;
  return (
    <ol className="vsteps plain">
      {steps.slice(0, -1).map((step, index) => {
        const isCurrent = index === journey.current;
        const [look, line] = lookOf(state, step, index);
        return (
          <ViewingStepItem
            key={step.id}
            step={step}
            number={index + 1}
            state={look}
            line={line}
            onJump={isCurrent ? null : () => void state.leaveFor(index)}
          >
            {isCurrent && (
              <>
                <ErrorSummary errors={journey.problems} />
                <p className="hint vstep__hint">{viewingText.required}</p>
                <Fields state={state} step={step} />
                <FormActions label={null} sending={busy} onBack={index > 0 ? journey.back : null} />
              </>
            )}
          </ViewingStepItem>
        );
      })}
    </ol>
  );
}

function Fields({ state, step }: { state: State; step: ViewingStep }) {
  const { form } = state.journey;
  if (step.id === "contact") {
    return <ContactDetails form={form} onChoose={(applicant) => void state.choose(applicant)} />;
  }
  if (step.id === "status") return <CurrentStatus form={form} />;
  if (step.id === "wishes") return <LookingFor form={form} />;
  return <Schedule form={form} today={state.today} />;
}

/** How a step looks in the column, and its line. */
function lookOf({ journey }: State, step: ViewingStep, index: number): [StepState, string] {
  const { form, current } = journey;
  const values = form.watch();
  if (index === current) {
    const wrong = step.fields.filter((field) => form.formState.errors[field]).length;
    return wrong > 0 ? ["warn", wrongLine(wrong)] : ["now", ""];
  }
  if (step.isComplete(values)) return ["done", stepLine(step.id, values)];
  return index < current ? ["warn", wrongLine(1)] : ["next", ""];
}

function wrongLine(count: number): string {
  return count === 1 ? "One answer needs another look." : `${count} answers need another look.`;
}

function Check({ state }: { state: State }) {
  const { journey, steps, schema, busy, submissionError } = state;
  const answers = v.parse(schema, journey.form.getValues());
  return (
    <CheckAnswers
      steps={steps.slice(0, -1)}
      answers={answers}
      onChange={(step) => !busy && journey.jump(step)}
    >
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <FormActions
        label={submissionError?.kind === "failed-once" ? "Try again" : viewingText.send}
        sending={busy}
        onBack={journey.back}
      />
      <SubmissionTerms />
    </CheckAnswers>
  );
}
