import type { FormEvent } from "react";
import type { Applicant } from "../../../domain/contacts/applicant.ts";
import { buildToRentText } from "../../brand/build-to-rent-text.ts";
import { NameFields, ReachFields } from "../../journeys/contact-fields.tsx";
import { MessageField } from "../../journeys/message-field.tsx";
import { SavedContacts } from "../../journeys/saved-contacts.tsx";
import { SendNotice } from "../../journeys/send-notice.tsx";
import { SendTerms } from "../../journeys/send-terms.tsx";
import { TrapField } from "../../journeys/trap-field.tsx";
import { useFirstFocus } from "../../journeys/use-first-focus.ts";
import { WithoutScript } from "../../journeys/without-script.tsx";
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
