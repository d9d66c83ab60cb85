import type { TenancyView } from "../shown.ts";
import { OfficeSection } from "../../shell/office-section.tsx";
import { Source } from "../tenancy-form.tsx";

const stages = { soon: "by", due: "today,", overdue: "overdue since" } as const;

/** The clocks that have gone off, each with its law. */
export function DeadlineList({ alarms }: { alarms: TenancyView["alarms"] }) {
  if (alarms.length === 0) return null;
  return (
    <OfficeSection title="Deadlines" count={alarms.length} look="warn">
      <ul className="rows">
        {alarms.map(({ key, text, which, stage, due, source }) => (
          <li key={key}>
            <b>{which === null ? text : `${text}: ${which}`}</b>, {stages[stage]}{" "}
            <span className="tabular-numbers">{due}</span>
            {source && (
              <p>
                <Source {...source} />
              </p>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
