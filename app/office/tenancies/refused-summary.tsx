import { useContext } from "react";
import { ErrorSummary } from "../../ui/error-summary.tsx";
import { AnswerContext } from "../shell/form/office-answer.ts";
import { formAnchor } from "./shown.ts";

/** Why a form far down the page was refused, on top of it. With script the focus is put there instead. */
export function RefusedSummary() {
  const { refusal, fields } = useContext(AnswerContext) ?? {};
  const form = fields?.["form"];
  if (!refusal || form === undefined) return null;
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
