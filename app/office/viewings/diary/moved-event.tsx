import { getLondonDate } from "../../../../domain/shared/dates.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { formatShortMoment } from "../../../../domain/viewings/diary/describe-conflict.ts";
import { type GridHours, placeInDay } from "../../../../domain/viewings/diary/diary-grid.ts";
import { Button } from "../../../ui/button.tsx";
import type { Column } from "./columns.ts";
import { placeAt } from "./place-at.ts";
import type { Moving } from "./use-moving.ts";

/** Where an appointment would go, and what speaks against it, before it is dropped. */
export function MovedEvent({
  column: { date, person },
  isRight,
  hours,
  moving,
}: {
  column: Column;
  isRight: boolean;
  hours: GridHours;
  moving: Moving;
}) {
  const { state, appointment, against, next } = moving;
  if (!state || !appointment || state.negotiatorId !== person.id) return null;
  const place = getLondonDate(state.startsAt) === date ? placeInDay(state, date, hours) : null;
  if (!place) return null;
  const isClash = against.length > 0;
  return (
    <>
      <div
        className={isClash ? "event event--moved event--clash" : "event event--moved"}
        ref={placeAt(place)}
      >
        <b>
          <em>{londonTime(state.startsAt)}</em> {appointment.title}
        </b>
        <span>{appointment.detail}</span>
      </div>
      <div
        className={isRight ? "callout callout--left" : "callout"}
        ref={placeAt(place)}
        data-clash={isClash || undefined}
      >
        <output>
          <b>{isClash ? against[0] : `${formatShortMoment(state.startsAt)}: free`}</b>
          {against.slice(1).map((sentence) => (
            <span key={sentence}> {sentence}</span>
          ))}
        </output>
        {isClash && next && (
          <>
            <p>
              {person.name.split(" ")[0]} can be there {formatShortMoment(next.startsAt)}.
            </p>
            <Button size="small" block onClick={() => moving.putAt(next)}>
              Put at {formatShortMoment(next.startsAt)}
            </Button>
          </>
        )}
        <Button look="secondary" size="small" block onClick={moving.end}>
          Leave it where it was
        </Button>
      </div>
    </>
  );
}
