import { isComplete, type OfferDetails } from "../../domain/offers/offer.ts";
import { rentFrequencies } from "../../domain/offers/offer-fields.ts";
import type { TenancyRules } from "../../domain/offers/tenancy-rules.ts";
import { offerText } from "../brand/texts/offer-text.ts";
import { WindowButton } from "./window-button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Note } from "../ui/note.tsx";
import { createDetailLines } from "./draft/draft-lines.ts";
import { parseAmount } from "./draft/draft-numbers.ts";
import { controlIds } from "./offer-problems.ts";

const text = offerText.details;

export function OfferDetailsSection({
  details,
  advertised,
  rules,
  onOpen,
}: {
  details: Partial<OfferDetails> | null;
  /** Whole pounds a month. */
  advertised: number;
  rules: TenancyRules;
  onOpen: () => void;
}) {
  return (
    <section className="offer__section">
      <div className="row">
        <h2>{text.title}</h2>
        <WindowButton id={controlIds.details} look="secondary" size="small" onClick={onOpen}>
          <Icon name="pencil" />
          {details === null ? text.open : text.edit}
        </WindowButton>
      </div>
      {details === null ? <p className="muted">{text.none}</p> : <DetailList details={details} />}
      {details !== null && !isComplete(details, false) && (
        <Note kind="warn">{text.unfinished}</Note>
      )}
      {details !== null && <LawNotes notes={getLawNotes(details, advertised, rules)} />}
    </section>
  );
}

function DetailList({ details }: { details: Partial<OfferDetails> }) {
  return (
    <dl className="term-list offer__terms">
      {createDetailLines(details).flatMap(({ label, value }) => [
        <dt key={`${label} label`}>{label}</dt>,
        <dd key={label}>{value}</dd>,
      ])}
    </dl>
  );
}

function LawNotes({ notes }: { notes: string[] }) {
  if (notes.length === 0) return null;
  return (
    <details className="offer__law">
      <summary>{text.law}</summary>
      <ul className="bullet-list bullet-list--tight">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </details>
  );
}

function getLawNotes(
  details: Partial<OfferDetails>,
  advertised: number,
  rules: TenancyRules,
): string[] {
  const rent = parseAmount(details.rent) ?? advertised;
  const freq = rentFrequencies.find((one) => one === details.freq) ?? "Monthly";
  return [
    rules.rentProblem(rent, advertised),
    rules.frequencyNote(freq),
    rules.lengthNote,
    details.break === "yes" ? rules.breakNote : null,
    rules.rentInAdvanceNote,
    details.pets === "yes" ? rules.petNote : null,
    rules.fairnessNote,
    rules.holdingDepositNote(rent),
  ].filter((note) => note !== null);
}
