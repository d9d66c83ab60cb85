import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { useEffect } from "react";
import { href, useFetcher } from "react-router";
import { formatSlot } from "../../../../domain/viewings/requests/slot-choice.ts";
import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { Icon } from "../../../ui/icon.tsx";
import type { IconName } from "../../../ui/icon-names.ts";
import { ResponseTimer } from "../../inbox/response-timer.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import { FormButton } from "../../shell/form/form-button.tsx";
import { useTimesDone } from "../../shell/form/use-times-done.ts";
import { PhoneText } from "../../shell/phone-text.tsx";
import { BookingLink } from "../bookings/booking-link.tsx";
import type { BookingAnswer, ViewingRequestView } from "../shown.ts";
import type { ChosenRequest } from "./use-chosen-request.ts";

interface Shown {
  ask: ViewingRequestView;
  ownId: number | null;
  chosen: ChosenRequest;
  mayBook: boolean;
  onBook: (to: string) => void;
  onDone: (done: string) => void;
}

export function ViewingRequestCard(shown: Shown) {
  const { ask, chosen } = shown;
  if (chosen.enquiryId === ask.enquiryId) return <OpenAsk {...shown} />;
  return (
    <button type="button" className="ask" onClick={() => chosen.choose(ask.enquiryId)}>
      <span className="ask__line">
        <b>{ask.name}</b>
        <span className="tiny">{ask.clock?.text ?? ask.asked}</span>
      </span>
      <span>{ask.home}</span>
      <span className="tabular-numbers">{ask.wish}</span>
      {!ask.ghost && ask.said && <span className="ask__said ask__said--short">{ask.said}</span>}
      <Tick {...ask.tick} />
    </button>
  );
}

const tickIcons: Record<ViewingRequestView["tick"]["level"], IconName> = {
  ok: "check",
  warn: "triangle-alert",
  error: "ban",
};

function Tick({ level, text }: ViewingRequestView["tick"]) {
  return (
    <span className={`ask__tick ask__tick--${level}`}>
      <Icon name={tickIcons[level]} />
      {text}
    </span>
  );
}

/** With the times that can be offered, of which one is chosen already. */
function OpenAsk({ ask, ownId, chosen, mayBook, onBook, onDone }: Shown) {
  const { Form, data, state } = useFetcher<BookingAnswer>();
  const times = useTimesDone(data);
  const done = data?.done;
  useEffect(() => {
    if (done) onDone(done);
  }, [done, onDone]);
  const fit = chosen.getFit(ask);
  const edit = `${href("/office/diary/book")}?enquiry=${ask.enquiryId}`;
  const refusal = data?.refusal;
  return (
    <section className="ask ask--open" aria-label={ask.name}>
      <Asked ask={ask} />
      {fit?.isAsked !== true && <Tick {...ask.tick} />}
      {refusal && (
        <p key={times} className="ask__refused" role="alert">
          {refusal.detail} We haven’t sent anything.
        </p>
      )}
      <Form method="post" action={edit}>
        <input type="hidden" name="enquiry" value={ask.enquiryId} />
        {refusal?.anyway !== undefined && (
          <input type="hidden" name="anyway" value={refusal.anyway} />
        )}
        <Fits ask={ask} ownId={ownId} chosen={chosen} />
        {ask.fits.length === 0 && (
          <p className="tiny">No one is free{ask.ghost && " near that time"}.</p>
        )}
        <p className="tiny">
          {ask.access}{" "}
          {ask.ringOn === null ? (
            "We’ll email them the calendar invite straight away."
          ) : (
            <PhoneText>{`${ask.firstname} has no email. Call or text ${ask.ringOn}.`}</PhoneText>
          )}
        </p>
        {mayBook && (
          <p className="ask__acts">
            {fit && (
              <FormButton form={bookingForms.book} data-key="Enter" busy={state !== "idle"}>
                Book {refusal?.anyway === undefined ? fit.when : "viewing anyway"} <kbd>Enter</kbd>
              </FormButton>
            )}
            <BookingLink look="quiet" to={edit} onBook={onBook}>
              Edit
            </BookingLink>
          </p>
        )}
      </Form>
    </section>
  );
}

function Asked({ ask }: Pick<Shown, "ask">) {
  return (
    <>
      <span className="ask__line">
        <b>{ask.name}</b>
        {ask.clock ? <ResponseTimer {...ask.clock} /> : <span className="tiny">{ask.asked}</span>}
      </span>
      <span>
        {ask.home}, viewing, {formatDuration(ask.minutes)}
      </span>
      <span className="tabular-numbers">
        {ask.ghost ? `Asked for ${ask.wish}` : "No time chosen"}
      </span>
      {ask.said && <blockquote className="ask__said">{ask.said}</blockquote>}
    </>
  );
}

function Fits({ ask, ownId, chosen }: Pick<Shown, "ask" | "ownId" | "chosen">) {
  const fit = chosen.getFit(ask);
  return (
    <fieldset className="fits">
      <legend className="visually-hidden">Time and negotiator</legend>
      {ask.fits.map((one, index) => (
        <label key={formatSlot(one)}>
          <input
            type="radio"
            name="slot"
            value={formatSlot(one)}
            checked={one === fit}
            onChange={() => chosen.chooseFit(ask, index)}
          />
          <span className="tabular-numbers">
            {one.when}
            {one.isAsked && (
              <>
                {" "}
                <small>asked</small>
              </>
            )}
          </span>
          <span className="visually-hidden">with {one.negotiator}</span>
          <Avatar name={one.negotiator} isOwn={one.negotiatorId === ownId} />
        </label>
      ))}
    </fieldset>
  );
}
