import { ErrorSummary } from "../../ui/error-summary.tsx";
import { useLetPage } from "./let-form.tsx";
import { formAnchor } from "./shown.ts";

/** Why a form far down the page was refused, on top of it. With script the focus is put there instead. */
export function RefusedSummary() {
  const { answer } = useLetPage();
  if (!answer?.refusal || answer.form === "") return null;
  const { form, refusal } = answer;
  const errors = (refusal.errors ?? []).map(({ path, message }) => ({
    field: findPlace(form, path),
    message,
  }));
  const whole = [{ field: formAnchor(form), message: refusal.detail }];
  return (
    <noscript>
      <ErrorSummary errors={errors.length > 0 ? errors : whole} />
    </noscript>
  );
}

/** The error of a row of the move-in list stands below it, whichever of its fields is meant. */
function findPlace(form: string, path: string): string {
  const row = /^(?:tick|note|offered)-(.+)$/.exec(path)?.[1];
  return row === undefined ? `${form}-${path}` : `tick-${row}-error`;
}
