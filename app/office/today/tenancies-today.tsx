import { href, Link } from "react-router";
import {
  type FallenThroughHome,
  FallenThroughHomeActs,
} from "../tenancies/fallen-through-home.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import { LandlordDocuments, type SenderOfDocuments } from "./landlord-documents.tsx";

interface TenancyAtRisk {
  id: string;
  home: string;
  names: string;
  alarms: { key: string; text: string; stage: "soon" | "due" | "overdue"; due: string }[];
}

const stages = { soon: "by", due: "today,", overdue: "overdue since" } as const;

function ClocksAtRisk({ tenancies }: { tenancies: readonly TenancyAtRisk[] }) {
  if (tenancies.length === 0) return null;
  return (
    <OfficeSection title="Tenancy deadlines" count={tenancies.length} look="warn">
      <ul className="rows">
        {tenancies.map(({ id, home, names, alarms }) => (
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

interface SentForTenancy {
  id: string;
  home: string;
  lines: readonly string[];
}

interface TenanciesTodayProps {
  landlordPapers: readonly SenderOfDocuments[];
  clocks: readonly TenancyAtRisk[];
  sent: readonly SentForTenancy[];
  undecided: readonly FallenThroughHome[];
  ended: readonly EndedTenancy[];
  mayDecide: boolean;
  mayReadDocuments: boolean;
}

interface EndedTenancy {
  id: string;
  home: string;
  on: string;
  open: readonly string[];
}

/** Tenancies whose clocks are at risk, homes and ended tenancies to deal with, and what came for tenancies. */
export function TenanciesToday(props: TenanciesTodayProps) {
  const { clocks, sent, landlordPapers, undecided, ended, mayDecide, mayReadDocuments } = props;
  return (
    <>
      <ClocksAtRisk tenancies={clocks} />
      {undecided.length > 0 && (
        <OfficeSection title="Fallen-through tenancies" count={undecided.length} look="warn">
          <ul className="rows">
            {undecided.map((home) => (
              <li key={home.id}>
                <Link to={href("/office/tenancies/:id", { id: home.tenancyId })}>{home.name}</Link>
                <FallenThroughHomeActs home={home} mayDecide={mayDecide} />
              </li>
            ))}
          </ul>
        </OfficeSection>
      )}
      <EndedTenancies tenancies={ended} />
      <SentToCheck tenancies={sent} />
      <LandlordDocuments senders={landlordPapers} mayRead={mayReadDocuments} />
    </>
  );
}

/** Until a person says what became of deposit, keys and home. */
function EndedTenancies({ tenancies }: { tenancies: readonly EndedTenancy[] }) {
  if (tenancies.length === 0) return null;
  return (
    <OfficeSection title="Ended tenancies to close" count={tenancies.length} look="warn">
      <ul className="rows">
        {tenancies.map(({ id, home, on, open }) => (
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
function SentToCheck({ tenancies }: { tenancies: readonly SentForTenancy[] }) {
  if (tenancies.length === 0) return null;
  return (
    <OfficeSection title="Documents from renters to check" count={tenancies.length}>
      <ul className="rows">
        {tenancies.map(({ id, home, lines }) => (
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
