import { Avatar } from "../../shell/avatar.tsx";
import type { ShownBooking } from "../shown.ts";

/** Times as radio buttons, each with who goes and what is around it. */
export function Slots({
  times,
  chosen,
  taken,
  onChoose,
}: {
  times: ShownBooking["freeTimes"];
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
