import { type FormEvent, useRef } from "react";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
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
import { NoScriptNotice } from "../../forms/no-script-notice.tsx";
import { Button } from "../../ui/button.tsx";
import { type BuildingAnswers, createBuildingBody, buildingSchema } from "./building-request.ts";

const text = buildToRentText.form;
const draftKey = "draft:build-to-rent";

type Field = keyof BuildingAnswers;
const labels: Record<Field, string> = text.fields;

export function BuildingForm({ onSent }: { onSent: (applicant: Applicant) => void }) {
  const draft = useStoredDraft(draftKey);
  return <BuildingFormFromDraft key={draft ? "resumed" : "new"} draft={draft} onSent={onSent} />;
}

function BuildingFormFromDraft({
  draft,
  onSent,
}: {
  draft: Draft | null;
  onSent: (applicant: Applicant) => void;
}) {
  const { form, prepare, sending, submissionError, invalidFields, emptyFields, clear, submit } =
    useOneStepForm({
      schema: buildingSchema,
      draft,
      draftKey,
      call: "/api/valrequest",
      buildBody: createBuildingBody,
    });
  const element = useFirstFocus(prepare);
  const tracked = useRef(false);

  async function send(): Promise<void> {
    if (!tracked.current) trackBooking();
    tracked.current = true;
    const answers = await submit();
    if (!answers) return;
    const { freetext: _, ...applicant } = answers;
    clear();
    saveApplicant(applicant);
    onSent(applicant);
  }

  return (
    <>
      <NoScriptNotice />
      <form
        ref={element}
        className="building-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <BuildingFields form={form} />
        {submissionError && <SubmissionErrorNotice error={submissionError} />}
        <Button
          type="submit"
          size="lg"
          block
          busy={sending}
          disabled={invalidFields.length > 0}
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
    </>
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
