import { toChangeAt } from "../../../domain/shared/free-time-instead.ts";
import type { OfficeForm } from "../../../domain/staff/office-forms.ts";
import { Button } from "../../ui/button.tsx";
import { useMaySend } from "../shell/form/form-button.tsx";
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
  if (!useMaySend(form) || times.length === 0) return null;
  return (
    <fieldset className="line" data-answer>
      <legend className="visually-hidden">Next free times</legend>
      {times.map((time) => (
        <Button
          key={time.label}
          type="submit"
          name="change"
          value={toChangeAt(form.name, time)}
          look="secondary"
          size="small"
          busy={busy}
        >
          {verb} {time.label}
        </Button>
      ))}
    </fieldset>
  );
}
