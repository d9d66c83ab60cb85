import { href, Link } from "react-router";
import { MarkCheckedForm } from "../../documents/mark-checked-form.tsx";
import { OfficeSection } from "../../shell/office-section.tsx";

interface HomeDocument {
  id: string;
  name: string;
  note: string;
  /** Who marked it as checked, and when. Empty where nobody had to. */
  checked: string;
  waitsFor: "certificate" | "check" | null;
}

interface HomeDocumentsProps {
  listingId: string;
  papers: readonly HomeDocument[];
  mayRead: boolean;
  mayAddCertificate: boolean;
}

/** Of a home and its landlord. */
export function HomeDocuments({
  listingId,
  papers,
  mayRead,
  mayAddCertificate,
}: HomeDocumentsProps) {
  return (
    <OfficeSection title="Documents" count={papers.length}>
      <ul className="plain landlord__list">
        {papers.map((paper) => (
          <li key={paper.id} className="line">
            <span>
              {mayRead ? <DocumentLink listingId={listingId} {...paper} /> : paper.name}{" "}
              <span className="muted">
                {[paper.note, paper.checked].filter(Boolean).join(". ")}
              </span>
            </span>
            {paper.waitsFor !== null && <span className="badge badge--warn">To check</span>}
            {paper.waitsFor === "check" && <MarkCheckedForm {...paper} />}
            {mayAddCertificate && paper.waitsFor === "certificate" && (
              <Link to={`${href("/office/listings/:id", { id: listingId })}#documents`}>
                Add certificate<span className="visually-hidden">: {paper.name}</span>
              </Link>
            )}
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}

function DocumentLink({ listingId, id, name }: { listingId: string; id: string; name: string }) {
  return (
    <a
      href={href("/office/listings/:id/landlord/:paper", { id: listingId, paper: id })}
      target="_blank"
      rel="noreferrer"
    >
      {name}
      <span className="visually-hidden"> (opens in a new tab)</span>
    </a>
  );
}
