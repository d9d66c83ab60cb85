import { formatDuration } from "../../../domain/shared/formats/duration.ts";
import { Fragment } from "react";
import { href, Link } from "react-router";
import { PersonLink } from "../people/person-link.tsx";
import { formatWait } from "../../../domain/conversations/response-clock.ts";
import { appointmentKindNames } from "../../../domain/viewings/appointments/appointment.ts";
import { capitalise } from "../../../domain/shared/text/capitalise.ts";
import { bookingStateNames } from "../../../domain/viewings/bookings/booking-names.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Plate } from "../../ui/plate.tsx";
import { buildDirectionsUrl } from "../viewings/run-sheet/build-directions-url.ts";
import { Late } from "../viewings/run-sheet/late.tsx";
import { OfficeSection } from "../shell/office-section.tsx";
import type { Route } from "./+types/today-page";

type Stop = NonNullable<Route.ComponentProps["loaderData"]["way"]>[number];

/** One's own appointments and how one gets from each to the next. */
export function RouteToday({ stops }: { stops: readonly Stop[] }) {
  const minutes = stops.reduce((sum, { way }) => sum + (way?.minutes ?? 0), 0);
  const next = stops.find(({ startsInMinutes }) => startsInMinutes > 0);
  return (
    <OfficeSection
      title="Your route today"
      count={stops.length}
      look="door"
      tools={
        <>
          {minutes > 0 && <span className="tiny">{formatWait(minutes)} travel</span>}
          <Link to={href("/office/run-sheet")}>My day</Link>
          <Link to={href("/office/diary")}>Diary</Link>
        </>
      }
    >
      <ol className="rows">
        {stops.length === 0 && <li>Nothing in your diary today.</li>}
        {stops.map((stop) => (
          <Fragment key={stop.id}>
            <Travel way={stop.way} />
            <li className={getClass(stop, stop === next)}>
              <div className="today-stop__time">
                {stop.starts}
                <span className="tiny">{formatDuration(stop.minutes)}</span>
              </div>
              <div>
                <What stop={stop} isNext={stop === next} />
                {stop === next && <NextActions stop={stop} />}
              </div>
            </li>
          </Fragment>
        ))}
      </ol>
    </OfficeSection>
  );
}

function getClass({ isOver }: Stop, isNext: boolean): string {
  if (isNext) return "today-stop today-stop--next";
  return isOver ? "today-stop today-stop--over" : "today-stop";
}

/** In the list's own words: how long it takes, and what is left of the time between. */
function Travel({ way }: Pick<Stop, "way">) {
  if (!way) return null;
  const isShort = way.minutes > way.there;
  return (
    <li className={isShort ? "today-way__travel today-way__travel--short" : "today-way__travel"}>
      <Icon name={isShort ? "triangle-alert" : "footprints"} size="small" />
      {capitalise(way.text)},{" "}
      {isShort
        ? `only ${formatDuration(way.there)} available`
        : `${formatDuration(way.there - way.minutes)} free`}
    </li>
  );
}

function What({ stop, isNext }: { stop: Stop; isNext: boolean }) {
  const { home, place, note, visits, access, keys } = stop;
  const wayIn = [
    access?.isTenanted && "Tenanted. Knock before you go in.",
    access?.access,
    ...keys.map(({ code, where }) => `Key ${code}: ${where}.`),
  ].filter(Boolean);
  return (
    <>
      <p className="line today-stop__plate">
        {home && <Plate area={home.area} outcode={home.outcode} />}
        {isNext && (
          <span className="badge badge--ok">Next, in {formatWait(stop.startsInMinutes)}</span>
        )}
        {stop.kind !== "viewing" && (
          <span className="badge">{appointmentKindNames[stop.kind]}</span>
        )}
        {stop.late !== null && (
          <span className="badge">{formatDuration(stop.late)} late, renter told</span>
        )}
      </p>
      <p>
        <b>{home?.name ?? place}</b>
      </p>
      {home && place !== home.name && <p className="tiny">{place}</p>}
      {visits.map((visit) => (
        <p key={visit.uid}>
          <PersonLink id={visit.personId}>{visit.name}</PersonLink>,{" "}
          {bookingStateNames[visit.state].toLowerCase()}
          {visits.length > 1 && `, ${visit.time}`}
        </p>
      ))}
      {note !== "" && <p>{note}</p>}
      {wayIn.length > 0 && (
        <p className="today-way__access tiny">
          <Icon name="key-round" size="small" />
          {wayIn.join(" ")}
        </p>
      )}
    </>
  );
}

function NextActions({ stop }: { stop: Stop }) {
  return (
    <div className="line line--tight today-need__acts">
      {stop.visits.map(({ uid, name, phone }) => (
        <ButtonLink key={uid} size="small" to={buildPhoneLink(phone)}>
          <Icon name="phone" size="small" /> Call<span className="visually-hidden"> {name}</span>
        </ButtonLink>
      ))}
      <ButtonLink
        look="secondary"
        size="small"
        to={buildDirectionsUrl(stop.at, stop.place)}
        target="_blank"
        rel="noreferrer"
      >
        <Icon name="map-pin" size="small" /> Directions
      </ButtonLink>
      {stop.visits.length > 0 && (
        <Late appointmentId={stop.id} starts={stop.starts} late={stop.late} />
      )}
    </div>
  );
}
