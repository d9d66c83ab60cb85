import { useId } from "react";
import { Form, useActionData } from "react-router";
import { offersForms } from "../../../domain/offers/offers-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import { FormFold } from "../shell/form/form-fold.tsx";
import { useTimesDone } from "../shell/form/use-times-done.ts";
import type { OffersActionData, OfferRowView } from "./shown.ts";

/** The office's own words, beside the offer. */
export function NoteForm({ offer: { ref, note, name } }: { offer: OfferRowView }) {
  const id = useId();
  const answer = useActionData<OffersActionData>();
  const own =
    answer?.fields["change"] === "note" && answer.fields["ref"] === ref ? answer : undefined;
  const times = useTimesDone(own?.done ? own : undefined);
  const refused = own?.done ? undefined : own?.fields;
  return (
    <FormFold key={times} className="note-form" isAnswered={refused !== undefined}>
      <summary>{note === "" ? "Add note" : "Change note"}</summary>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="ref" value={ref} />
        <label className="visually-hidden" htmlFor={id}>
          {offersForms.note.fields.note.label} on the offer from {name}
        </label>
        <textarea
          className="textarea"
          id={id}
          name="note"
          rows={3}
          maxLength={offersForms.note.fields.note.max}
          defaultValue={refused?.["note"] ?? note}
        />
        <FormButton form={offersForms.note} look="secondary">
          Save note<span className="visually-hidden"> on the offer from {name}</span>
        </FormButton>
      </Form>
    </FormFold>
  );
}
