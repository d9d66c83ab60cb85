import { type ComponentType, Suspense } from "react";
import type { UseFormReturn } from "react-hook-form";
import { NameFields, PhoneEmailFields } from "./applicant-fields.tsx";
import type { ApplicantAnswers, ApplicantPlan } from "./applicant-steps.ts";
import { Field } from "../../ui/field.tsx";
import { JourneyForm } from "../journey/journey-form.tsx";
import { MessageField } from "./message-field.tsx";
import { SavedContacts } from "./saved-contacts.tsx";
import { SubmissionErrorNotice } from "../sending/submission-error-notice.tsx";
import { SubmissionTerms } from "../sending/submission-terms.tsx";
import type { FormStart } from "../use-form-start.ts";
import { type SentJourneyOptions, useSentJourney } from "../journey/use-sent-journey.ts";

export type AnswersForm = UseFormReturn<Record<string, string>, unknown, ApplicantAnswers>;

export interface ApplicantFormOptions extends SentJourneyOptions<ApplicantAnswers> {
  plan: ApplicantPlan;
  /** Stands above the message. */
  ExtraField?: ComponentType<{ form: AnswersForm }> | undefined;
}

export function ApplicantForm({
  start,
  ExtraField,
  ...options
}: ApplicantFormOptions & { start: FormStart }) {
  const { plan } = options;
  const { journey, next, sending, submissionError, prepare } = useSentJourney(options, start);
  return (
    <JourneyForm
      heading={plan.heading}
      journey={journey}
      labels={plan.labels}
      sendLabel={submissionError?.kind === "failed-once" ? "Try again" : plan.sendLabel}
      sending={sending}
      onNext={() => void next()}
      onFirstFocus={prepare}
      notice={submissionError && <SubmissionErrorNotice error={submissionError} />}
    >
      {journey.current === 0 && (
        <>
          <SavedContacts onChoose={(applicant) => journey.fillIn({ ...applicant })} />
          <NameFields form={journey.form} />
        </>
      )}
      {journey.current === 1 && <PhoneEmailFields form={journey.form} />}
      {journey.current === 2 && (
        <>
          <div className="form">
            {plan.numbers?.map((name) => (
              <Field
                key={name}
                {...journey.form.register(name)}
                label={plan.labels[name] ?? ""}
                inputMode="numeric"
                autoComplete="off"
                error={journey.form.formState.errors[name]?.message}
              />
            ))}
            <Suspense>{ExtraField && <ExtraField form={journey.form} />}</Suspense>
            <MessageField
              form={journey.form}
              name="freetext"
              label={plan.labels["freetext"] ?? ""}
              hint={plan.hint}
            />
          </div>
          <SubmissionTerms />
        </>
      )}
    </JourneyForm>
  );
}
