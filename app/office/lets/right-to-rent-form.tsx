import { DayField, EvidenceFields, LetField, LetSelect } from "./let-fields.tsx";
import { NameField } from "./name-field.tsx";
import { LetForm } from "./let-form.tsx";
import type { ShownLet, ShownStep } from "./shown.ts";

const summaries = {
  first: "Record the right to rent",
  again: "Check the right to rent again",
  correction: "Correct a result that was recorded by mistake",
} as const;

const methods = [
  { value: "original-document", label: "Original document, in person" },
  { value: "identity-service", label: "Certified identity service" },
  { value: "share-code", label: "Share code, on the Home Office page" },
  { value: "checking-service", label: "Home Office, Landlord Checking Service" },
];

const results = [
  { value: "permanent", label: "Permanent right" },
  { value: "limited", label: "Limited right, until a day" },
  { value: "none", label: "No right" },
];

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
  return (
    <LetForm
      id={id}
      change="check-right-to-rent"
      hidden={{
        personId: step.personId,
        ...(step.naming && { recordName: step.naming.recordName }),
      }}
      summary={summaries[purpose]}
      button={isCorrection ? "Correct the result" : "Record the right to rent"}
      about={step.person ?? undefined}
      hasFile
    >
      <NameField form={id} naming={step.naming} />
      <DayField form={id} label="Checked on" />
      <LetSelect form={id} name="method" label="How" value="original-document" options={methods} />
      <LetSelect
        form={id}
        name="result"
        label="Found"
        value="permanent"
        options={results.filter(({ value }) => !isCorrection || value !== "none")}
      />
      <LetField
        form={id}
        name="permissionUntil"
        label="Limited until"
        hint="Only where the right is limited"
        type="date"
      />
      <EvidenceFields
        form={id}
        papers={shown.papers}
        offered={isCorrection ? undefined : shown.offered[step.key]}
        {...(isCorrection && { noteLabel: "Why it is corrected, and what shows it" })}
      />
    </LetForm>
  );
}
