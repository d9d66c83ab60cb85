import { Button } from "../ui/button.tsx";
import { Note } from "../ui/note.tsx";
import type { CaseAnswer } from "./case-answer.ts";
import { CaseForm } from "./case-form.tsx";
import type { AskedOffer as Offer } from "./shown.ts";

/** In order of arrival, never of rent. Names come after the decision. */
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
      <p className="small muted">For you to decide with us</p>
      <h2>
        {open.length === 1
          ? "An offer for your home"
          : `${open.length} offers. Which do you prefer?`}
      </h2>
      <p className="muted">
        In order of arrival. No offer above {home.rent} can be taken: that is the advertised rent.
        Names come after the decision.
      </p>
      <ul className="case-papers case-offers">
        {open.map((offer) => (
          <OpenOffer key={offer.id} offer={offer} homeId={home.id} answer={answer} />
        ))}
      </ul>
      <CaseForm id="prefer" className="row">
        <input type="hidden" name="home" value={home.id} />
        <input type="hidden" name="answer" value="prefer" />
        <Button type="submit" name="change" value="answer">
          Tell {person ?? "us"} which you prefer
        </Button>
      </CaseForm>
      {chosen && (
        <Note kind="ok">
          <p>You prefer {chosen.initials}. You can change it until it is decided.</p>
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
  const isRefused = answer?.fields?.["offer"] === id;
  return (
    <li>
      <div>
        <b>{initials}</b>, <span className="display">{rent}</span> from {startsOn}
        <small>{facts.join(", ")}.</small>
        {offer.answer === "decline" && <small>You would rather not: {describeReason(offer)}</small>}
        <OtherAnswers offer={offer} homeId={homeId} isOpen={isRefused} />
      </div>
      <label className="choice case-offers__prefer">
        <input
          type="radio"
          name="offer"
          value={id}
          form="prefer"
          required
          defaultChecked={offer.answer === "prefer"}
        />
        {offer.answer === "prefer" ? "First" : "Prefer"}
        <span className="visually-hidden"> {initials}</span>
      </label>
    </li>
  );
}

function OtherAnswers({
  offer,
  homeId,
  isOpen,
}: {
  offer: Offer;
  homeId: string;
  isOpen: boolean;
}) {
  const { id, initials } = offer;
  return (
    <details open={isOpen}>
      <summary>Fine, or rather not</summary>
      <div className="case-offers__answers">
        <CaseForm>
          <input type="hidden" name="home" value={homeId} />
          <input type="hidden" name="offer" value={id} />
          <input type="hidden" name="answer" value="accept" />
          <Button type="submit" look="secondary" size="small" name="change" value="answer">
            It is fine<span className="visually-hidden">, {initials}</span>
          </Button>
        </CaseForm>
        <DeclineForm offer={offer} homeId={homeId} />
      </div>
    </details>
  );
}

function DeclineForm({ offer, homeId }: { offer: Offer; homeId: string }) {
  const { id, initials } = offer;
  return (
    <CaseForm className="case__form">
      <input type="hidden" name="home" value={homeId} />
      <input type="hidden" name="offer" value={id} />
      <input type="hidden" name="answer" value="decline" />
      <label className="label" htmlFor={`reason-${id}`}>
        Rather not, because
      </label>
      <select
        className="select"
        id={`reason-${id}`}
        name="reason"
        required
        defaultValue={offer.reason ?? ""}
      >
        <option value="">Choose a reason</option>
        {offer.reasons.map(({ name, text }) => (
          <option key={name} value={name}>
            {text}
          </option>
        ))}
      </select>
      <label className="label" htmlFor={`note-${id}`}>
        A note to us <span className="optional">(optional)</span>
      </label>
      <textarea
        className="textarea"
        id={`note-${id}`}
        name="note"
        rows={2}
        maxLength={1000}
        defaultValue={offer.note}
      />
      <Button type="submit" look="secondary" size="small" name="change" value="answer">
        Rather not<span className="visually-hidden">, {initials}</span>
      </Button>
    </CaseForm>
  );
}

function describeReason({ reasonText, note }: Offer): string {
  return [reasonText, note].filter((part) => part !== "").join(". ");
}
