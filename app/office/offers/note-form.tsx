import { useId } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import type { ShownOffer } from "./shown.ts";

/** The office's own words, beside the offer. */
export function NoteForm({ offer: { ref, note, name } }: { offer: ShownOffer }) {
  const id = useId();
  return (
    <details className="note-form">
      <summary>{note === "" ? "Add a note" : "Change"}</summary>
      <Form method="post" className="stack" preventScrollReset>
        <input type="hidden" name="ref" value={ref} />
        <label className="visually-hidden" htmlFor={id}>
          Our note on the offer of {name}
        </label>
        <textarea
          className="textarea"
          id={id}
          name="note"
          rows={3}
          maxLength={2000}
          defaultValue={note}
        />
        <Button type="submit" look="secondary" size="small" name="change" value="note">
          Save<span className="visually-hidden"> the note on {name}</span>
        </Button>
      </Form>
    </details>
  );
}
