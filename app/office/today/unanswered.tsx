import type { ReactNode } from "react";
import { href, Link } from "react-router";
import { useTaken } from "./use-taken.ts";
import { OfficeSection } from "../shell/office-section.tsx";

interface ShownConversation {
  id: string;
  name: string;
  snippet: string;
  about: string;
  clock: { wait: string; quarters: number; level: "early" | "due" | "late" };
}

export function Unanswered({
  unanswered,
  taken,
  count,
  promise,
  empty,
}: {
  unanswered: readonly ShownConversation[];
  taken: readonly { id: string; text: string }[];
  count: number;
  promise: string;
  /** In its place if nothing at all needs anybody. */
  empty: ReactNode;
}) {
  const rows = useTaken(unanswered, taken);
  if (rows.length === 0 && empty) return empty;
  return (
    <OfficeSection
      title="Unanswered"
      count={count}
      tools={
        <span className="today-tools">
          <span className="tiny">{promise}</span>
          <Link to={`${href("/office/inbox/:id?")}?view=unanswered`}>All</Link>
        </span>
      }
    >
      <ul className="rows">
        {rows.length === 0 && <li>Nobody is waiting.</li>}
        {rows.map(({ id, name, snippet, about, clock, taken: text }) => (
          <li key={id} className={text === null ? "today-need" : "today-need today-need--taken"}>
            <div>
              <p className="today-need__what">
                <Link to={href("/office/inbox/:id?", { id })}>{name}</Link> {snippet}
              </p>
              <p className="tiny">{about}</p>
            </div>
            {text === null ? <Clock {...clock} /> : <output>{text}</output>}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** Four bricks, one for each quarter of what was promised, beside the time. */
function Clock({ wait, quarters, level }: ShownConversation["clock"]) {
  return (
    <span className={`today-clock today-clock--${level}`}>
      <span className="today-clock__bricks" aria-hidden="true">
        {[1, 2, 3, 4].map((quarter) => (
          <i key={quarter} className={quarter <= quarters ? "on" : undefined} />
        ))}
      </span>
      <span className="tabular-numbers">{wait}</span>
    </span>
  );
}
