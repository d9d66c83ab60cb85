import { OfficeSection } from "../shell/office-section.tsx";

interface ShownObstacle {
  recordId: string;
  effect: "blocks" | "keeps";
  home: string;
  reason: string;
  until: string | null;
}

const countNames: Record<string, string> = {
  contacts: "Names with telephone and e-mail",
  enquiries: "Questions and viewing requests",
  requests: "Other requests",
  alerts: "Alerts",
  offers: "Offers",
  campaigns: "Our own questions by e-mail",
  bookings: "Viewings",
  appointments: "Other appointments with us",
  begun: "Requests begun and not sent",
  conversations: "Conversations with their notes",
  mailsElsewhere: "Mails in conversations of others",
  heldMails: "Mails that wait for a decision",
  qualifications: "Answers about work and income",
  mails: "Mails",
};

/** What goes, what stays and why, and what has to be settled first. */
export function ErasurePlanSections({
  people,
  counts,
  obstacles,
}: {
  people: readonly string[];
  counts: Record<string, number>;
  obstacles: readonly ShownObstacle[];
}) {
  const blocking = obstacles.filter(({ effect }) => effect === "blocks");
  const kept = obstacles.filter(({ effect }) => effect === "keeps");
  return (
    <>
      <Obstacles title="To be settled first" obstacles={blocking} />
      <Obstacles title="Would be kept" obstacles={kept} />
      <OfficeSection title="Would be erased">
        <dl className="terms terms--ruled person__facts">
          {Object.entries(counts)
            .filter(([, count]) => count > 0)
            .map(([kind, count]) => (
              <div key={kind}>
                <dt>{countNames[kind] ?? kind}</dt>
                <dd>{count}</dd>
              </div>
            ))}
        </dl>
        <div className="office-section__body">
          <p>Everything under these names and addresses:</p>
          <ul className="person__names">
            {people.map((person) => (
              <li key={person}>{person}</li>
            ))}
          </ul>
        </div>
      </OfficeSection>
    </>
  );
}

function Obstacles({ title, obstacles }: { title: string; obstacles: readonly ShownObstacle[] }) {
  if (obstacles.length === 0) return null;
  return (
    <OfficeSection title={title} count={obstacles.length} look="warn">
      <ul className="rows">
        {obstacles.map(({ recordId, effect, home, reason, until }) => (
          <li key={recordId}>
            <b>{home}</b>
            <p className="tiny">
              {reason}
              {effect === "keeps" && until !== null && ` Until ${until}.`}
            </p>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
