import { Form } from "react-router";
import { inboxForms } from "../../../domain/conversations/inbox-forms.ts";
import { FormButton, useMaySend } from "../shell/form/form-button.tsx";
import type { ConversationView } from "./shown.ts";

interface Places {
  places: readonly { value: string; label: string }[];
  value: string;
}

export function CameFromSelect({ places, value }: Places) {
  const isListed = value === "" || places.some((place) => place.value === value);
  return (
    <div className="field">
      <label className="label" htmlFor="cameFrom">
        Lead source
      </label>
      <select className="select" id="cameFrom" name="cameFrom" defaultValue={value}>
        <option value="">Not asked</option>
        {places.map((place) => (
          <option key={place.value} value={place.value}>
            {place.label}
          </option>
        ))}
        {/* A portal that has left the settings. */}
        {!isListed && <option value={value}>{value.slice(value.indexOf(":") + 1)}</option>}
      </select>
    </div>
  );
}

/** What the figures count requests by, beside the way on which they came. */
export function CameFromForm({
  open,
  formKey,
}: {
  open: Pick<ConversationView, "cameFrom" | "cameFromChoices">;
  formKey: string;
}) {
  if (!useMaySend(inboxForms["came-from"])) return null;
  return (
    <Form method="post" className="line line--end card__came">
      <input type="hidden" name="key" value={formKey} />
      <CameFromSelect key={open.cameFrom} places={open.cameFromChoices} value={open.cameFrom} />
      <FormButton form={inboxForms["came-from"]} look="secondary">
        Save lead source
      </FormButton>
    </Form>
  );
}
