import type { DeclaredForms } from "../../../domain/staff/office-forms.ts";
import { tenancyActions } from "../../../domain/tenancies/tenancy-actions.ts";
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
      <ErrorSummary
        errors={errors.length > 0 ? errors : whole}
        labels={labelFields(form, fields?.["change"])}
      />
    </noscript>
  );
}

function labelFields(form: string, name = ""): Record<string, string> {
  const actions: Partial<DeclaredForms> = tenancyActions;
  return Object.fromEntries(
    Object.entries(actions[name]?.fields ?? {}).map(([path, { label }]) => [
      findPlace(form, path),
      label,
    ]),
  );
}

/** The error of a row of the move-in list stands below it, whichever of its fields is meant. */
function findPlace(form: string, path: string): string {
  const row = /^(?:tick|note|offered)-(.+)$/.exec(path)?.[1];
  return row === undefined ? `${form}-${path}` : `tick-${row}-error`;
}
