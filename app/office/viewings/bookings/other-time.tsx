import { Field } from "../../../ui/field.tsx";
import type { BookingAnswer, BookingFormView } from "../shown.ts";

interface Other {
  booking: BookingFormView;
  typed: BookingAnswer["fields"];
  isChosen: boolean;
  onChoose: () => void;
}

/** Staff may know better than the list. What nobody can keep is refused when it is sent. */
export function OtherTime({ booking, typed, isChosen, onChoose }: Other) {
  const who = typed["otherWho"] ?? booking.ownId ?? booking.people[0]?.id;
  return (
    <details className="other-time" open={isChosen || undefined}>
      <summary>Another time</summary>
      <label className="slot">
        <input type="radio" name="slot" value="other" checked={isChosen} onChange={onChoose} />
        <span>Another time</span>
      </label>
      <div className="fields other-time__fields">
        <Field
          name="otherDate"
          label="Day"
          type="date"
          defaultValue={typed["otherDate"]}
          onFocus={onChoose}
        />
        <Field
          name="otherTime"
          label="Time"
          type="time"
          step={900}
          defaultValue={typed["otherTime"]}
          onFocus={onChoose}
        />
        <div className="field">
          <label className="label" htmlFor="otherWho">
            Negotiator
          </label>
          <select
            className="select"
            id="otherWho"
            name="otherWho"
            defaultValue={who}
            onFocus={onChoose}
          >
            {booking.people.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </select>
        </div>
      </div>
    </details>
  );
}
