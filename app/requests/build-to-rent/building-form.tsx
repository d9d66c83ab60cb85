import type { FormEvent } from "react";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { buildToRentText } from "../../brand/build-to-rent-text.ts";
import { NameFields, ReachFields } from "../../forms/contact-fields.tsx";
import { MessageField } from "../../forms/message-field.tsx";
import { SavedContacts } from "../../forms/saved-contacts.tsx";
import { SendNotice } from "../../forms/send-notice.tsx";
import { SendTerms } from "../../forms/send-terms.tsx";
import { TrapField } from "../../forms/trap-field.tsx";
import { useFirstFocus } from "../../forms/use-first-focus.ts";
import { WithoutScript } from "../../forms/without-script.tsx";
import { Button } from "../../ui/button.tsx";
import type { lackingFields } from "./building-request.ts";
import { useBuildingForm } from "./use-building-form.ts";

const text = buildToRentText.form;

/** The one-step valuation form; `onSent` gets who asked. */
export function BuildingForm({ onSent }: { onSent: (applicant: Applicant) => void }) {
  const { form, submission, lacking, submit } = useBuildingForm(onSent);
  const { sending, setback } = submission;
  const element = useFirstFocus(submission.prepare);
  return (
    <>
      <WithoutScript />
      <form
        ref={element}
        className="building-form"
        noValidate
        onSubmit={(event: FormEvent) => void submit(event)}
      >
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
        {setback && <SendNotice setback={setback} />}
        <Button
          type="submit"
          size="lg"
          block
          busy={sending}
          disabled={lacking.length > 0}
          aria-describedby={lacking.length > 0 ? "lacking" : undefined}
        >
          {setback?.kind === "failed-once" ? "Try again" : text.send}
        </Button>
        <Lacking fields={lacking} />
        <output className="vh" aria-live="polite">
          {sending ? "Sending" : ""}
        </output>
        <SendTerms />
      </form>
    </>
  );
}

/** Why the button can't be pressed yet. */
function Lacking({ fields }: { fields: ReturnType<typeof lackingFields> }) {
  if (fields.length === 0) return null;
  return (
    <div className="building-form__lacking" id="lacking">
      <p>{text.lacking}</p>
      <ul>
        {fields.map((field) => (
          <li key={field}>{text.lacks[field]}</li>
        ))}
      </ul>
    </div>
  );
}
