import { href, Link } from "react-router";
import type { GridPlace, Lane } from "../../../../domain/viewings/diary/diary-grid.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { placeAt } from "./place-at.ts";
import type { AppointmentView } from "../shown.ts";

/** The beam over it tells what it waits for. It opens its page, and is dragged or moved by M. */
export function DiaryEvent({
  appointment: { id, look, startsAt, title, detail },
  place,
  lane,
  isMoved,
  isMovable,
}: {
  appointment: AppointmentView;
  place: GridPlace | null;
  lane: Lane;
  isMoved: boolean;
  isMovable: boolean;
}) {
  if (!place) return null;
  const looks = ["event", `event--${look}`, isMoved && "event--from"];
  return (
    <Link
      className={looks.filter(Boolean).join(" ")}
      ref={placeAt(place, lane)}
      to={href("/office/diary/:id", { id })}
      data-appointment={id}
      data-movable={isMovable || undefined}
    >
      <b>
        <em>{londonTime(startsAt)}</em> {title}
      </b>
      <span>
        {detail}
        {isMoved && ", previous time"}
      </span>
    </Link>
  );
}
