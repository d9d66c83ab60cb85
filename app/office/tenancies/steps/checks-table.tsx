import type { StepKind } from "../../../../domain/tenancies/tenancy.ts";
import { formatPounds } from "../../../../domain/shared/money.ts";
import type { TenancyView } from "../shown.ts";
import { OfficeSection } from "../../shell/office-section.tsx";
import { ColumnTable } from "../../shell/table/column-table.tsx";

const checks: readonly (readonly [StepKind, string])[] = [
  ["identity", "Identity"],
  ["sanctions", "Sanctions list"],
  ["references", "References"],
  ["right-to-rent", "Right to rent"],
  ["guarantee", "Guarantee"],
];

type Person = TenancyView["people"][number];

const income = {
  title: "Stated income",
  show: ({ income: pounds }: Person) => (pounds === null ? "Not asked" : formatPounds(pounds)),
};

/** Who has passed what, beside each other. */
export function ChecksTable({ shown: { people, stages } }: { shown: TenancyView }) {
  const steps = stages.flatMap((stage) => stage.steps);
  const describe = (kind: StepKind, personId: string) => {
    const step = steps.find((one) => one.kind === kind && one.personId === personId);
    if (!step) return "Not needed";
    if (step.done === null) return "Open";
    if (step.done.outcome === "failed") return "Failed";
    return step.isFulfilled ? `Passed ${step.shortDate}` : "Recheck due";
  };
  const rows = [
    ...checks.map(([kind, title]) => ({ title, show: ({ id }: Person) => describe(kind, id) })),
    income,
  ];
  return (
    <OfficeSection title="Checks">
      <div className="tenancy-checks">
        <ColumnTable
          caption="Checks by person"
          rows={rows}
          getKey={({ title }) => title}
          columns={[
            { title: "Check", show: ({ title }) => title },
            ...people.map((person) => ({
              title: person.name,
              show: ({ show }: (typeof rows)[number]) => show(person),
            })),
          ]}
        />
      </div>
    </OfficeSection>
  );
}
