import { OfficeSection } from "../shell/office-section.tsx";

/** What a renter said of themselves when they asked for a viewing. */
export function LookingSection({ facts }: { facts: { answers: object; given: string } | null }) {
  if (facts === null) return null;
  const shown = Object.entries(facts.answers).flatMap(([name, value]: [string, unknown]) =>
    value === null || value === "" || typeof value === "object"
      ? []
      : [{ name, value: typeof value === "string" ? value : JSON.stringify(value) }],
  );
  return (
    <OfficeSection
      title="What they said of themselves"
      tools={<span className="tiny">{facts.given}</span>}
    >
      <dl className="person__facts">
        {shown.map(({ name, value }) => (
          <div key={name}>
            <dt>{formatFieldName(name)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </OfficeSection>
  );
}

function formatFieldName(name: string): string {
  const words = name.replaceAll(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
  return words.charAt(0).toUpperCase() + words.slice(1);
}
