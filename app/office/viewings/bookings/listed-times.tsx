import { bookingForms } from "../../../../domain/viewings/bookings/booking-forms.ts";
import { FormButton } from "../../shell/form/form-button.tsx";
import { Avatar } from "../../shell/avatar.tsx";
import type { BookingFormView } from "../shown.ts";
import { Part } from "./part.tsx";
import "./slots.css";

/** What they asked for, and what is free. */
export function ListedTimes({
  booking,
  ...choice
}: { booking: BookingFormView } & Omit<Parameters<typeof Slots>[0], "times">) {
  const { askedTimes, freeTimes } = booking;
  return (
    <>
      {askedTimes.length > 0 && (
        <Part title="Requested times">
          <Slots times={askedTimes} {...choice} />
        </Part>
      )}
      <Part title={askedTimes.length > 0 ? "Next available around that time" : "Next free times"}>
        <Slots times={freeTimes} {...choice} />
        {freeTimes.length === 0 && <NoneFree booking={booking} />}
      </Part>
    </>
  );
}

/** Times as radio buttons, each with who goes and what is around it. */
function Slots({
  times,
  chosen,
  taken,
  onChoose,
}: {
  times: BookingFormView["freeTimes"];
  chosen: string;
  /** The one that somebody else has meanwhile. */
  taken: string | undefined;
  onChoose: (slot: string) => void;
}) {
  return (
    <div className="slots">
      {times.map(({ slot, time, day, negotiator, isOwn, about, isFree }) => (
        <label key={slot} className="slot">
          <input
            type="radio"
            name="slot"
            value={slot}
            checked={slot === chosen}
            disabled={!isFree || slot === taken}
            onChange={() => onChoose(slot)}
          />
          <b>{time}</b>
          <Avatar name={negotiator} isOwn={isOwn} />
          <span>
            {day}, {slot === taken ? "taken" : about}
            <span className="visually-hidden">, with {negotiator}</span>
          </span>
        </label>
      ))}
    </div>
  );
}

/** They are told by mail when a time appears. */
function NoneFree({ booking: { enquiryId } }: { booking: BookingFormView }) {
  return (
    <>
      <p>No one is free on these days.</p>
      {enquiryId && (
        <p>
          <FormButton form={bookingForms.wait} look="secondary">
            Add to waiting list
          </FormButton>
        </p>
      )}
    </>
  );
}
