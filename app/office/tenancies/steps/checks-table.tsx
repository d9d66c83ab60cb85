import type { StepKind } from "../../../../domain/tenancies/tenancy.ts";
import { formatPounds } from "../../../../domain/shared/money.ts";
import type { ShownLet } from "../shown.ts";
import { OfficeSection } from "../../shell/office-section.tsx";
import { Table } from "../../../ui/table.tsx";

const checks: readonly (readonly [StepKind, string])[] = [
  ["identity", "Identity"],
  ["sanctions", "Sanctions list"],
  ["references", "References"],
  ["right-to-rent", "Right to rent"],
  ["guarantee", "Guarantee"],
];

/** Who has passed what, beside each other. */
export function ChecksTable({ shown: { people, stages } }: { shown: ShownLet }) {
  const steps = stages.flatMap((stage) => stage.steps);
  const find = (kind: StepKind, personId: string) => {
    const step = steps.find((one) => one.kind === kind && one.personId === personId);
    if (!step) return "Not asked";
    if (step.done === null) return "Open";
    if (step.done.outcome === "failed") return "Failed";
    return step.isFulfilled ? `Passed ${step.done.on.slice(0, 5)}` : "To do again";
  };
  return (
    <OfficeSection title="Checks">
      <div className="let-checks">
        <Table
          caption="Checks of each person"
          captionHidden
          columns={[{ title: "Check" }, ...people.map(({ name }) => ({ title: name }))]}
          rows={[
            ...checks.map(([kind, title]) => ({
              key: kind,
              cells: [title, ...people.map(({ id }) => find(kind, id))],
            })),
            {
              key: "income",
              cells: [
                "Income, as written",
                ...people.map(({ income }) =>
                  income === null ? "Not asked" : formatPounds(income),
                ),
              ],
            },
          ]}
        />
      </div>
    </OfficeSection>
  );
}
