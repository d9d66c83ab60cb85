import { tenancyForms } from "../../../../domain/tenancies/tenancy-forms.ts";
import { TenancyForm } from "../tenancy-form.tsx";
import { showEvidence, showName } from "./show-fields.ts";
import type { TenancyView, StepView } from "../shown.ts";

const summaries = {
  first: "Record right to rent",
  again: "Check right to rent again",
  correction: "Correct a result recorded by mistake",
} as const;

const form = tenancyForms["check-right-to-rent"];
const corrected = form.fields.result.options?.filter(({ value }) => value !== "none");

/** The same questions of everybody (Immigration Act 2014, section 22). */
export function RightToRentForm({
  id,
  step,
  shown,
  purpose,
}: {
  id: string;
  step: StepView;
  shown: TenancyView;
  purpose: keyof typeof summaries;
}) {
  const isCorrection = purpose === "correction";
  const named = showName(step);
  const seen = showEvidence(isCorrection ? undefined : shown.offered[step.key]);
  return (
    <TenancyForm
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
          note: { label: "Reason for the correction, and the evidence" },
        }),
      }}
      summary={summaries[purpose]}
      button={isCorrection ? "Save correction" : "Record right to rent"}
      about={step.person ?? undefined}
    />
  );
}
