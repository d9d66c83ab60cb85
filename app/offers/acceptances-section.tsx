import type { ReactNode } from "react";
import { href, Link } from "react-router";
import type { OfferAcceptances } from "../../domain/offers/offer.ts";
import { buildDocumentPath, offerDocuments } from "../../domain/offers/offer-documents.ts";
import { offerText } from "../brand/texts/offer-text.ts";
import { Note } from "../ui/note.tsx";

const text = offerText.acceptances;

/** Renter specification, section 4. */
export function AcceptancesSection({
  acceptances,
  contract,
  home,
  onChange,
}: {
  acceptances: OfferAcceptances;
  contract: string;
  home: string;
  onChange: (acceptances: OfferAcceptances) => void;
}) {
  const renderCheckbox = (name: keyof OfferAcceptances, label: ReactNode) => (
    <label className="check">
      <input
        type="checkbox"
        id={name}
        name={name}
        checked={acceptances[name]}
        onChange={({ target }) => onChange({ ...acceptances, [name]: target.checked })}
      />
      <span>{label}</span>
    </label>
  );
  return (
    <section className="offer__section">
      <h2>{text.title}</h2>
      <Note>
        {text.note} {text.either}
      </Note>
      <div className="offer__checkboxes">
        {renderCheckbox(
          "offerTerms",
          <>
            Everyone named here accepts the{" "}
            <OfferDocumentLink name={offerDocuments.terms}>
              terms of the offer form
            </OfferDocumentLink>
          </>,
        )}
        {renderCheckbox(
          "contractTerms",
          <>
            Everyone named here accepts the{" "}
            <OfferDocumentLink name={contract}>contract terms for {home}</OfferDocumentLink>
          </>,
        )}
        {renderCheckbox(
          "privacy",
          <>
            We accept the{" "}
            <Link to={href("/legal")} target="_blank">
              privacy policy
            </Link>{" "}
            <span className="muted">({text.required})</span>
          </>,
        )}
      </div>
    </section>
  );
}

/** Opens in a new tab, so that the offer stays open. */
export function OfferDocumentLink({ name, children }: { name: string; children: ReactNode }) {
  return (
    <a href={buildDocumentPath(name)} target="_blank" rel="noopener">
      {children}
    </a>
  );
}
