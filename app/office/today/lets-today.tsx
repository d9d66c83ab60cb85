import { href, Link } from "react-router";
import { type UndecidedHome, UndecidedHomeActs } from "../lets/undecided-home.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

interface ShownLet {
  id: string;
  home: string;
  names: string;
  alarms: { key: string; text: string; stage: "soon" | "due" | "overdue"; due: string }[];
}

const stages = { soon: "by", due: "today,", overdue: "overdue since" } as const;

function ClocksAtRisk({ lets }: { lets: readonly ShownLet[] }) {
  if (lets.length === 0) return null;
  return (
    <OfficeSection title="Clocks at risk" count={lets.length} look="warn">
      <ul className="rows">
        {lets.map(({ id, home, names, alarms }) => (
          <li key={id}>
            <Link to={href("/office/lets/:id", { id })}>{home}</Link>, {names}
            {alarms.map(({ key, text, stage, due }) => (
              <p key={key} className="tiny">
                {text}, {stages[stage]} {due}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

interface SentOfLet {
  id: string;
  home: string;
  lines: readonly string[];
}

interface LetsTodayProps {
  clocks: readonly ShownLet[];
  sent: readonly SentOfLet[];
  undecided: readonly UndecidedHome[];
  mayRelist: boolean;
  mayDecide: boolean;
}

/** Lets whose clocks are at risk, homes after a let that fell through, and what came for lets. */
export function LetsToday({ clocks, sent, undecided, mayRelist, mayDecide }: LetsTodayProps) {
  return (
    <>
      <ClocksAtRisk lets={clocks} />
      {undecided.length > 0 && (
        <OfficeSection title="Homes whose let fell through" count={undecided.length} look="warn">
          <ul className="rows">
            {undecided.map((home) => (
              <li key={home.id}>
                <Link to={href("/office/lets/:id", { id: home.letId })}>{home.name}</Link>
                <UndecidedHomeActs home={home} mayRelist={mayRelist} mayDecide={mayDecide} />
              </li>
            ))}
          </ul>
        </OfficeSection>
      )}
      <SentToCheck lets={sent} />
    </>
  );
}

/** What renters sent by their own pages, until its step is recorded. */
function SentToCheck({ lets }: { lets: readonly SentOfLet[] }) {
  if (lets.length === 0) return null;
  return (
    <OfficeSection title="Sent by renters, to check" count={lets.length}>
      <ul className="rows">
        {lets.map(({ id, home, lines }) => (
          <li key={id}>
            <Link to={href("/office/lets/:id", { id })}>{home}</Link>
            {lines.map((line) => (
              <p key={line} className="tiny">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
