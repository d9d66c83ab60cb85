import { type FormEvent, useRef } from "react";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { buildToRentText } from "../../brand/build-to-rent-text.ts";
import { trackBooking } from "../../forms/analytics.ts";
import { NameFields, ReachFields } from "../../forms/contact-fields.tsx";
import type { Draft } from "../../forms/draft.ts";
import { MessageField } from "../../forms/message-field.tsx";
import { SavedContacts } from "../../forms/saved-contacts.tsx";
import { SendNotice } from "../../forms/send-notice.tsx";
import { SendTerms } from "../../forms/send-terms.tsx";
import { TrapField } from "../../forms/trap-field.tsx";
import { useFirstFocus } from "../../forms/use-first-focus.ts";
import { useKeptDraft } from "../../forms/use-kept-draft.ts";
import { useOneStepForm } from "../../forms/use-one-step-form.ts";
import { saveApplicant } from "../../forms/use-saved-applicants.ts";
import { WithoutScript } from "../../forms/without-script.tsx";
import { Button } from "../../ui/button.tsx";
import { buildingBody, buildingSchema } from "./building-request.ts";

const text = buildToRentText.form;
const draftKey = "draft:build-to-rent";

/** The one-step valuation form; `onSent` gets who asked. */
export function BuildingForm({ onSent }: { onSent: (applicant: Applicant) => void }) {
  const draft = useKeptDraft(draftKey);
  return <EmptyOrResumed key={draft ? "resumed" : "new"} draft={draft} onSent={onSent} />;
}

function EmptyOrResumed({
  draft,
  onSent,
}: {
  draft: Draft | null;
  onSent: (applicant: Applicant) => void;
}) {
  const { form, prepare, sending, setback, open, missing, clear, submit } = useOneStepForm({
    schema: buildingSchema,
    draft,
    draftKey,
    call: "/api/valrequest",
    bodyOf: buildingBody,
  });
  const element = useFirstFocus(prepare);
  const submitted = useRef(false);

  async function send(): Promise<void> {
    if (!submitted.current) trackBooking();
    submitted.current = true;
    const answers = await submit();
    if (!answers) return;
    const { freetext: _, ...applicant } = answers;
    clear();
    saveApplicant(applicant);
    onSent(applicant);
  }

  return (
    <>
      <WithoutScript />
      <form
        ref={element}
        className="building-form"
        noValidate
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          void send();
        }}
      >
        <Fields form={form} />
        {setback && <SendNotice setback={setback} />}
        <Button
          type="submit"
          size="lg"
          block
          busy={sending}
          disabled={open.length > 0}
          aria-describedby={open.length > 0 ? "lacking" : undefined}
        >
          {setback?.kind === "failed-once" ? "Try again" : text.send}
        </Button>
        <Lacking open={open} missing={missing} />
        <output className="vh" aria-live="polite">
          {sending ? "Sending" : ""}
        </output>
        <SendTerms />
      </form>
    </>
  );
}

function Fields({ form }: { form: ReturnType<typeof useOneStepForm>["form"] }) {
  return (
    <>
      <TrapField />
      <NameFields form={form} />
      <SavedContacts
        onChoose={(applicant) => {
          form.reset({ ...form.getValues(), ...applicant });
          document.getElementById("email")?.focus();
        }}
      />
      <ReachFields form={form} />
      <MessageField form={form} name="freetext" label={text.building} mark="optional" />
    </>
  );
}

/** Why the button can't be pressed yet. */
function Lacking({ open, missing }: { open: string[]; missing: string[] }) {
  if (open.length === 0) return null;
  return (
    <div className="building-form__lacking" id="lacking">
      <Named what={text.missing} fields={missing} />
      <Named what={text.wrong} fields={open.filter((field) => !missing.includes(field))} />
    </div>
  );
}

function Named({ what, fields }: { what: string; fields: string[] }) {
  if (fields.length === 0) return null;
  return (
    <>
      <p>{what}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{text.fields[field] ?? field}</li>
        ))}
      </ul>
    </>
  );
}
