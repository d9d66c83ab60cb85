import { href, Link } from "react-router";
import { type FallenThroughHome, UndecidedHomeActs } from "../tenancies/fallen-through-home.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { LandlordDocuments, type SenderOfDocuments } from "./landlord-documents.tsx";

interface LetView {
  id: string;
  home: string;
  names: string;
  alarms: { key: string; text: string; stage: "soon" | "due" | "overdue"; due: string }[];
}

const stages = { soon: "by", due: "today,", overdue: "overdue since" } as const;

function ClocksAtRisk({ lets }: { lets: readonly LetView[] }) {
  if (lets.length === 0) return null;
  return (
    <OfficeSection title="Tenancy deadlines" count={lets.length} look="warn">
      <ul className="rows">
        {lets.map(({ id, home, names, alarms }) => (
          <li key={id}>
            <Link to={href("/office/tenancies/:id", { id })}>{home}</Link>, {names}
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
  landlordPapers: readonly SenderOfDocuments[];
  clocks: readonly LetView[];
  sent: readonly SentOfLet[];
  undecided: readonly FallenThroughHome[];
  ended: readonly EndedLet[];
  mayDecide: boolean;
  mayReadDocuments: boolean;
}

interface EndedLet {
  id: string;
  home: string;
  on: string;
  open: readonly string[];
}

/** Lets whose clocks are at risk, homes and ended tenancies to deal with, and what came for lets. */
export function TenanciesToday(props: LetsTodayProps) {
  const { clocks, sent, landlordPapers, undecided, ended, mayDecide, mayReadDocuments } = props;
  return (
    <>
      <ClocksAtRisk lets={clocks} />
      {undecided.length > 0 && (
        <OfficeSection title="Fallen-through tenancies" count={undecided.length} look="warn">
          <ul className="rows">
            {undecided.map((home) => (
              <li key={home.id}>
                <Link to={href("/office/tenancies/:id", { id: home.letId })}>{home.name}</Link>
                <UndecidedHomeActs home={home} mayDecide={mayDecide} />
              </li>
            ))}
          </ul>
        </OfficeSection>
      )}
      <EndedLets lets={ended} />
      <SentToCheck lets={sent} />
      <LandlordDocuments senders={landlordPapers} mayRead={mayReadDocuments} />
    </>
  );
}

/** Until a person says what became of deposit, keys and home. */
function EndedLets({ lets }: { lets: readonly EndedLet[] }) {
  if (lets.length === 0) return null;
  return (
    <OfficeSection title="Ended tenancies to close" count={lets.length} look="warn">
      <ul className="rows">
        {lets.map(({ id, home, on, open }) => (
          <li key={id}>
            <Link to={href("/office/tenancies/:id", { id })}>{home}</Link>, ended {on}
            <p className="tiny">Still open: {open.join("; ")}</p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

/** What renters sent by their own pages, until its step is recorded. */
function SentToCheck({ lets }: { lets: readonly SentOfLet[] }) {
  if (lets.length === 0) return null;
  return (
    <OfficeSection title="Documents from renters to check" count={lets.length}>
      <ul className="rows">
        {lets.map(({ id, home, lines }) => (
          <li key={id}>
            <Link to={href("/office/tenancies/:id", { id })}>{home}</Link>
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
