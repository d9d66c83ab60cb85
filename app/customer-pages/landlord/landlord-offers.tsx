import { formatCount } from "../../../domain/shared/formats/count.ts";
import { Button } from "../../ui/button.tsx";
import { FieldError } from "../../ui/field.tsx";
import { Note } from "../../ui/note.tsx";
import { type CaseAnswer, findError } from "../case-answer.ts";
import { CaseForm } from "../case-form.tsx";
import type { AskedOffer as Offer } from "../shown.ts";

/** In order of arrival, never of rent. We’ll share names once you’ve decided. */
export function LandlordOffers({
  offers,
  home,
  person,
  answer,
}: {
  offers: readonly Offer[];
  home: { id: string; rent: string };
  person: string | null;
  answer: CaseAnswer | undefined;
}) {
  const open = offers.filter(({ isOpen }) => isOpen);
  const chosen = open.find((offer) => offer.answer === "prefer");
  return (
    <>
      <p className="small muted">Your decision</p>
      <h2>
        {open.length === 1
          ? "An offer for your property"
          : `${formatCount(open.length, "offer")}. Which do you prefer?`}
      </h2>
      <p className="muted">
        {open.length > 1 && "Shown in the order received. "}By law we can’t accept more than the
        advertised rent, {home.rent}. We’ll share names once you’ve decided.
      </p>
      <ul className="case-papers case-offers">
        {open.map((offer) => (
          <OpenOffer key={offer.id} offer={offer} homeId={home.id} answer={answer} />
        ))}
      </ul>
      <CaseForm id="prefer" className="row">
        <input type="hidden" name="home" value={home.id} />
        <input type="hidden" name="answer" value="prefer" />
        <FieldError name="offer" error={findError(answer, "answer", "offer").error} />
        <Button type="submit" name="change" value="answer">
          Tell {person ?? "us"} {open.length === 1 ? "you’d like this one" : "which you prefer"}
        </Button>
      </CaseForm>
      {chosen && (
        <Note kind="ok">
          <p>You prefer {chosen.initials} and can change your mind until the decision is made.</p>
        </Note>
      )}
    </>
  );
}

function OpenOffer({
  offer,
  homeId,
  answer,
}: {
  offer: Offer;
  homeId: string;
  answer: CaseAnswer | undefined;
}) {
  const { id, initials, rent, startsOn, facts } = offer;
  const isAbout = answer?.fields?.["offer"] === id;
  const isPreference = answer?.fields?.["answer"] === "prefer";
  const refused = isAbout && !isPreference ? answer : undefined;
  return (
    <li>
      <div>
        <b>{initials}</b>, <span className="display">{rent}</span> from {startsOn}
        <small>{facts.join(", ")}.</small>
        {offer.answer === "decline" && (
          <small>You’d rather not accept this: {describeReason(offer)}</small>
        )}
        <OtherAnswers offer={offer} homeId={homeId} refused={refused} />
      </div>
      <label className="choice case-offers__prefer">
        <input
          type="radio"
          name="offer"
          value={id}
          form="prefer"
          required
          // What was chosen stays chosen, though it was refused.
          defaultChecked={isPreference ? isAbout : offer.answer === "prefer"}
        />
        {offer.answer === "prefer" ? "First" : "Prefer"}
        <span className="visually-hidden"> {initials}</span>
      </label>
    </li>
  );
}

interface OfferForm {
  offer: Offer;
  homeId: string;
  /** What was sent about this offer, and why it was refused. */
  refused: CaseAnswer | undefined;
}

function OtherAnswers({ offer, homeId, refused }: OfferForm) {
  const { id, initials } = offer;
  return (
    <details open={refused !== undefined}>
      <summary>What do you think?</summary>
      <div className="case-offers__answers">
        <CaseForm>
          <input type="hidden" name="home" value={homeId} />
          <input type="hidden" name="offer" value={id} />
          <input type="hidden" name="answer" value="accept" />
          <Button type="submit" look="secondary" size="small" name="change" value="answer">
            Say yes to this offer<span className="visually-hidden">, {initials}</span>
          </Button>
        </CaseForm>
        <DeclineForm offer={offer} homeId={homeId} refused={refused} />
      </div>
    </details>
  );
}

function DeclineForm({ offer, homeId, refused }: OfferForm) {
  const { id, initials } = offer;
  const { reason = offer.reason ?? "", note = offer.note } = refused?.fields ?? {};
  const reasonError = findError(refused, "answer", "reason").error;
  const noteError = findError(refused, "answer", "note").error;
  return (
    <CaseForm className="case__form">
      <input type="hidden" name="home" value={homeId} />
      <input type="hidden" name="offer" value={id} />
      <input type="hidden" name="answer" value="decline" />
      <label className="label" htmlFor={`reason-${id}`}>
        Why not this one?
      </label>
      <select
        className="select"
        id={`reason-${id}`}
        name="reason"
        required
        defaultValue={reason}
        aria-describedby={reasonError ? `reason-${id}-error` : undefined}
      >
        <option value="">Choose a reason</option>
        {offer.reasons.map(({ name, text }) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <FieldError name={`reason-${id}`} error={reasonError} />
      <label className="label" htmlFor={`note-${id}`}>
        A note to us <span className="optional">(optional)</span>
      </label>
      <textarea
        className="textarea"
        id={`note-${id}`}
        name="note"
        rows={2}
        maxLength={1000}
        defaultValue={note}
        aria-describedby={noteError ? `note-${id}-error` : undefined}
      />
      <FieldError name={`note-${id}`} error={noteError} />
      <Button type="submit" look="secondary" size="small" name="change" value="answer">
        Say no to this offer<span className="visually-hidden">, {initials}</span>
      </Button>
    </CaseForm>
  );
}

function describeReason({ reasonText, note }: Offer): string {
  return [reasonText, note].filter((part) => part !== "").join(". ");
}
