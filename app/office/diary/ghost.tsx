import type { GridPlace, Lane } from "../../../domain/viewings/diary-grid.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import { placeAt } from "./place-at.ts";
import type { ShownAsk } from "./shown.ts";
import type { ChosenAsk } from "./use-chosen-ask.ts";

export interface ShownGhost {
  ask: ShownAsk;
  startsAt: Date;
  endsAt: Date;
  /** Somebody can keep it. */
  isPossible: boolean;
  /** Else it is only the next free time. */
  isAsked: boolean;
}

/** Asked for, not booked: a press chooses it, Enter books it. */
export function Ghost({
  ghost: { ask, startsAt, isPossible, isAsked },
  place,
  lane,
  chosen,
}: {
  ghost: ShownGhost;
  place: GridPlace | null;
  lane: Lane;
  chosen: ChosenAsk;
}) {
  if (!place) return null;
  const isOn = chosen.enquiryId === ask.enquiryId;
  const looks = ["event event--ghost", isOn && "is-on", !isPossible && "event--clash"];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(" ")}
      ref={placeAt(place, lane)}
      aria-pressed={isOn}
      onClick={() => chosen.choose(ask.enquiryId)}
    >
      <b>
        <em>{londonTime(startsAt)}</em> {ask.home}
      </b>
      <span>
        {ask.name} {isAsked ? "asks" : "could come"}
        {!isPossible && ", not free"}
      </span>
    </button>
  );
}
