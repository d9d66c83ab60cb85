import { href, Link } from "react-router";
import { MarkCheckedForm } from "../documents/mark-checked-form.tsx";
import { PersonLink } from "../people/person-link.tsx";
import { OfficeSection } from "../shell/office-section.tsx";

interface SentDocument {
  id: string;
  name: string;
  sent: string;
  isCertificate: boolean;
}

/** A home, or a landlord who had none yet. */
export interface SenderOfDocuments {
  id: string;
  name: string;
  /** Of the landlord. Null for a home. */
  contactId: string | null;
  papers: readonly SentDocument[];
}

/**
 * What landlords sent by their own pages: certificates, until each is added or given, and all else,
 * until a colleague marks it as checked.
 */
export function LandlordDocuments({
  senders,
  mayRead,
}: {
  senders: readonly SenderOfDocuments[];
  mayRead: boolean;
}) {
  if (senders.length === 0) return null;
  return (
    <OfficeSection title="Documents from landlords to check" count={senders.length}>
      <ul className="rows">
        {senders.map((sender) => (
          <li key={sender.id}>
            <Sender {...sender} />
            {sender.papers.map((paper) => (
              <div key={paper.id} className="today-paper">
                <p className="tiny">
                  {mayRead ? (
                    <a href={findAddress(sender, paper.id)} target="_blank" rel="noreferrer">
                      {paper.name}
                      <span className="visually-hidden"> (opens in a new tab)</span>
                    </a>
                  ) : (
                    paper.name
                  )}
                  , sent {paper.sent}
                </p>
                {!paper.isCertificate && (
                  <MarkCheckedForm id={paper.id} name={`${paper.name}, ${sender.name}`} />
                )}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function Sender({ id, name, contactId, papers }: SenderOfDocuments) {
  if (contactId !== null)
    return (
      <p>
        <PersonLink id={contactId}>{name}</PersonLink>, for a property not advertised yet
      </p>
    );
  const to = papers.some(({ isCertificate }) => isCertificate)
    ? `${href("/office/listings/:id", { id })}#documents`
    : href("/office/listings/:id/landlord", { id });
  return (
    <p>
      <Link to={to}>{name}</Link>
    </p>
  );
}

function findAddress({ id, contactId }: SenderOfDocuments, paper: string): string {
  return contactId === null
    ? href("/office/listings/:id/landlord/:paper", { id, paper })
    : href("/office/documents/:id", { id: paper });
}
