import { type FormEvent, useRef } from "react";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import type { PostedForm } from "../../../domain/shared/posted-form.ts";
import { buildToRentText } from "../../brand/build-to-rent-text.ts";
import { trackBooking } from "../../forms/analytics.ts";
import { NameFields, PhoneEmailFields } from "../../forms/applicant-fields.tsx";
import type { Draft } from "../../forms/draft.ts";
import { MessageField } from "../../forms/message-field.tsx";
import { SavedContacts } from "../../forms/saved-contacts.tsx";
import { SubmissionErrorNotice } from "../../forms/submission-error-notice.tsx";
import { SubmissionTerms } from "../../forms/submission-terms.tsx";
import { HoneypotField } from "../../forms/honeypot-field.tsx";
import { useFirstFocus } from "../../forms/use-first-focus.ts";
import { useStoredDraft } from "../../forms/use-stored-draft.ts";
import { useOneStepForm } from "../../forms/use-one-step-form.ts";
import { saveApplicant } from "../../forms/use-saved-applicants.ts";
import { Button } from "../../ui/button.tsx";
import { PostedAnswers } from "../../ui/posted-answers.ts";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { type BuildingAnswers, buildingPlan } from "./building-request.ts";

const text = buildToRentText.form;
const draftKey = "draft:build-to-rent";

type Field = keyof BuildingAnswers;
const labels: Record<Field, string> = text.fields;

interface Props {
  posted?: PostedForm | undefined;
  onSent: (applicant: Applicant) => void;
}

export function BuildingForm(props: Props) {
  const draft = useStoredDraft(draftKey);
  return <BuildingFormFromDraft key={draft ? "resumed" : "new"} draft={draft} {...props} />;
}

function BuildingFormFromDraft({ draft, posted, onSent }: Props & { draft: Draft | null }) {
  const state = useOneStepForm({ ...buildingPlan, draft, draftKey, posted });
  const { form, prepare, sending, submissionError, invalidFields, emptyFields } = state;
  const element = useFirstFocus(prepare);
  const hydrated = useHydrated();
  const tracked = useRef(false);

  async function send(): Promise<void> {
    if (!tracked.current) trackBooking();
    tracked.current = true;
    const answers = await state.submit();
    if (!answers) return;
    const { freetext: _, ...applicant } = answers;
    state.clear();
    saveApplicant(applicant);
    onSent(applicant);
  }

  return (
    <form
      ref={element}
      className="building-form"
      method="post"
      noValidate
      onSubmit={(event: FormEvent) => {
        event.preventDefault();
        void send();
      }}
    >
      <PostedAnswers value={state.postedAnswers}>
        <BuildingFields form={form} />
      </PostedAnswers>
      {submissionError && <SubmissionErrorNotice error={submissionError} />}
      <Button
        type="submit"
        size="large"
        block
        busy={sending}
        disabled={hydrated && invalidFields.length > 0}
        aria-describedby={invalidFields.length > 0 ? "lacking" : undefined}
      >
        {submissionError?.kind === "failed-once" ? "Try again" : text.send}
      </Button>
      <IncompleteFields invalidFields={invalidFields} emptyFields={emptyFields} />
      <output className="visually-hidden" aria-live="polite">
        {sending ? "Sending" : ""}
      </output>
      <SubmissionTerms />
    </form>
  );
}

function BuildingFields({ form }: { form: ReturnType<typeof useOneStepForm>["form"] }) {
  return (
    <>
      <HoneypotField />
      <NameFields form={form} />
      <SavedContacts
        onChoose={(applicant) => {
          form.reset({ ...form.getValues(), ...applicant });
          document.getElementById("email")?.focus();
        }}
      />
      <PhoneEmailFields form={form} />
      <MessageField form={form} name="freetext" label={text.building} mark="optional" />
    </>
  );
}

function IncompleteFields({
  invalidFields,
  emptyFields,
}: {
  invalidFields: Field[];
  emptyFields: Field[];
}) {
  if (invalidFields.length === 0) return null;
  return (
    <div className="building-form__incomplete" id="lacking">
      <FieldList what={text.missing} fields={emptyFields} />
      <FieldList
        what={text.wrong}
        fields={invalidFields.filter((field) => !emptyFields.includes(field))}
      />
    </div>
  );
}

function FieldList({ what, fields }: { what: string; fields: Field[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <p>{what}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{labels[field]}</li>
        ))}
      </ul>
    </>
  );
}
