import { letForms } from "../../../../domain/tenancies/let-forms.ts";
import { LetForm } from "../let-form.tsx";
import { showEvidence, showName } from "./show-fields.ts";
import type { ShownLet, ShownStep } from "../shown.ts";

const summaries = {
  first: "Record the right to rent",
  again: "Check the right to rent again",
  correction: "Correct a result that was recorded by mistake",
} as const;

const form = letForms["check-right-to-rent"];
const corrected = form.fields.result.options?.filter(({ value }) => value !== "none");

/** The same questions of everybody (Immigration Act 2014, section 22). */
export function RightToRentForm({
  id,
  step,
  shown,
  purpose,
}: {
  id: string;
  step: ShownStep;
  shown: ShownLet;
  purpose: keyof typeof summaries;
}) {
  const isCorrection = purpose === "correction";
  const named = showName(step);
  const seen = showEvidence(isCorrection ? undefined : shown.offered[step.key]);
  return (
    <LetForm
      form={form}
      id={id}
      values={{
        personId: step.personId,
        ...named.values,
        method: "original-document",
        result: "permanent",
        permissionUntil: null,
        ...seen.values,
      }}
      shows={{
        ...named.shows,
        ...seen.shows,
        ...(isCorrection && {
          result: { options: corrected },
          note: { label: "Why it is corrected, and what shows it" },
        }),
      }}
      summary={summaries[purpose]}
      button={isCorrection ? "Correct the result" : "Record the right to rent"}
      about={step.person ?? undefined}
    />
  );
}
