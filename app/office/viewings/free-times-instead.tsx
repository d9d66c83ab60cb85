import type { OfficeForm } from "../../../domain/staff/office-forms.ts";
import { FormButton } from "../shell/form/form-button.tsx";
import type { FormRefusal } from "../shell/form/posted-field.tsx";

/**
 * Stands in a form whose time was refused or asked about: each button sends it with another one, and with all else that
 * was typed.
 */
export function FreeTimesInstead({
  refusal,
  form,
  verb,
  busy = false,
}: {
  refusal: FormRefusal | undefined;
  form: OfficeForm;
  /** @example "Move to" */
  verb: string;
  busy?: boolean;
}) {
  const times = refusal?.freeTimes ?? [];
  if (times.length === 0) return null;
  return (
    <fieldset className="line" data-answer>
      <legend className="visually-hidden">Next free times</legend>
      {times.map((time) => (
        <FormButton key={time.label} form={form} at={time} look="secondary" busy={busy}>
          {verb} {time.label}
        </FormButton>
      ))}
    </fieldset>
  );
}
