import { type ComponentType, useRef } from "react";
import type { UseFormReturn } from "react-hook-form";
import type { Applicant } from "../../domain/contacts/applicant.ts";
import type { FieldProblem } from "../../domain/shared/posted-form.ts";
import type { ViewingOption } from "../../domain/enquiries/viewing-options.ts";
import { NameFields, PhoneEmailFields } from "./applicant-fields.tsx";
import { type Draft, writeDraft } from "./draft.ts";
import { JourneyForm } from "./journey-form.tsx";
import { MessageField } from "./message-field.tsx";
import { SavedContacts } from "./saved-contacts.tsx";
import { SubmissionErrorNotice } from "./submission-error-notice.tsx";
import { SubmissionTerms } from "./submission-terms.tsx";
import { type JourneyPlan, useJourney } from "./use-journey.ts";
import { saveApplicant } from "./use-saved-applicants.ts";
import { useSubmission } from "./use-submission.ts";

export interface ApplicantAnswers extends Record<keyof Applicant | "freetext", string> {
  viewingOption?: ViewingOption | null;
  homes?: string;
}

export type AnswersForm = UseFormReturn<Record<string, string>, unknown, ApplicantAnswers>;

export interface ApplicantPlan extends Pick<JourneyPlan<ApplicantAnswers>, "steps" | "schema"> {
  call: string;
  buildBody: (answers: ApplicantAnswers, token: string) => object;
  /** Labels of the fields in `ExtraField`. */
  labels?: Record<string, string>;
  words: { heading: string; label: string; hint: string; send: string };
  ExtraField?: ComponentType<{ form: AnswersForm }> | undefined;
  onSubmit?: () => void;
}

export function ApplicantForm({
  plan,
  draft,
  errors,
  draftKey,
  onSent,
}: {
  plan: ApplicantPlan;
  draft: Draft | null;
  errors: readonly FieldProblem[];
  draftKey: string;
  onSent: (applicant: Applicant) => void;
}) {
  const { words } = plan;
  const saveDraft = (draftToSave: Draft) => writeDraft(draftKey, draftToSave);
  const journey = useJourney({ ...plan, draft, errors, saveDraft });
  const submission = useSubmission(plan.call, plan.buildBody);
  const tracked = useRef(false);

  async function next(): Promise<void> {
    const answers = await journey.next();
    if (!answers) return;
    if (!tracked.current) plan.onSubmit?.();
    tracked.current = true;
    if (!(await submission.send(answers, journey.showProblems))) return;
    const { freetext: _, viewingOption: __, homes: ___, ...applicant } = answers;
    saveApplicant(applicant);
    writeDraft(draftKey, null);
    onSent(applicant);
  }

  return (
    <JourneyForm
      heading={words.heading}
      journey={journey}
      sendLabel={submission.submissionError?.kind === "failed-once" ? "Try again" : words.send}
      sending={submission.sending}
      onNext={() => void next()}
      onFirstFocus={submission.prepare}
      notice={
        submission.submissionError && <SubmissionErrorNotice error={submission.submissionError} />
      }
    >
      {journey.current === 0 && (
        <>
          <NameFields form={journey.form} />
          <SavedContacts onChoose={(applicant) => journey.fillIn({ ...applicant })} />
        </>
      )}
      {journey.current === 1 && <PhoneEmailFields form={journey.form} />}
      {journey.current === 2 && <MessageStep form={journey.form} plan={plan} />}
    </JourneyForm>
  );
}

function MessageStep({
  form,
  plan: { words, ExtraField },
}: {
  form: AnswersForm;
  plan: ApplicantPlan;
}) {
  return (
    <>
      <div className="form">
        {ExtraField && <ExtraField form={form} />}
        <MessageField form={form} name="freetext" label={words.label} hint={words.hint} />
      </div>
      <SubmissionTerms />
    </>
  );
}
