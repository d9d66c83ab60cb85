import { formatDuration } from "../../../../domain/shared/formats/duration.ts";
import { href, Link } from "react-router";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { viewingStatusNames } from "../../../../domain/viewings/diary/appointment-status.ts";
import { isClosedDay } from "../../../../domain/viewings/diary/diary.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Plate } from "../../../ui/plate.tsx";
import { buildDirectionsUrl } from "../run-sheet/build-directions-url.ts";
import { Late } from "../run-sheet/late.tsx";
import { describeRequest, formatDay } from "./day-words.ts";
import { toDiary } from "./diary-head.tsx";
import type { AppointmentView, DiaryPageView, PlacedRequestView } from "../shown.ts";
import { describeGap, listDayGaps, travelModeIcons } from "./travel-gaps.tsx";

/** A day as a list, for the phone in the street and without script. */
export function Agenda({
  diary,
  requests,
  mayBook,
}: {
  diary: DiaryPageView;
  requests: readonly PlacedRequestView[];
  mayBook: boolean;
}) {
  const { criteria, days, personId, ownId, facts, now, today } = diary;
  const date = criteria.day;
  const isTeam = criteria.view === "team";
  const stops = diary.appointments.filter(
    (one) => getLondonDate(one.startsAt) === date && (isTeam || one.negotiatorId === personId),
  );
  const person = facts.people.find(({ id }) => id === personId);
  const gaps = isTeam || !person ? [] : listDayGaps(diary, { date, person });
  const next = stops.find(({ endsAt }) => endsAt > now);
  return (
    <section className="agenda" aria-label={formatDay(date, "full")}>
      <nav className="days" aria-label="Days of the week">
        {days.map((day) => (
          <Day key={day} day={day} diary={diary} asked={listAsked(requests, day).length} />
        ))}
      </nav>
      {date === today && ownId !== null && (
        <p className="agenda__sheet">
          <Link to={href("/office/run-sheet")}>My day</Link>
        </p>
      )}
      <ol className="plain">
        {stops.length === 0 && <li className="stop__none">No appointments.</li>}
        <RequestedStops requests={listAsked(requests, date)} mayBook={mayBook} />
        {stops.map((stop) => {
          const gap = gaps.find(({ startsAt }) => startsAt.getTime() === stop.endsAt.getTime());
          return (
            <li key={stop.id}>
              <Stop
                stop={stop}
                isNext={stop === next}
                isTeam={isTeam}
                mayBeLate={date === today && stop.negotiatorId === ownId}
                now={now}
              />
              {gap && person && (
                <p className={gap.isTight ? "travel travel--tight" : "travel"}>
                  <Icon name={travelModeIcons[person.travelsBy]} />
                  {describeGap(gap, person.travelsBy)}
                  {!gap.isTight && `, ${gap.there - gap.minutes} free`}
                </p>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function listAsked(requests: readonly PlacedRequestView[], day: string): PlacedRequestView[] {
  return requests
    .filter(({ isAsked, startsAt }) => isAsked && getLondonDate(startsAt) === day)
    .toSorted((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
}

function RequestedStops({
  requests,
  mayBook,
}: {
  requests: readonly PlacedRequestView[];
  mayBook: boolean;
}) {
  return requests.map((request) => (
    <li key={request.ask.enquiryId}>
      <Requested request={request} mayBook={mayBook} />
    </li>
  ));
}

function Requested({ request, mayBook }: { request: PlacedRequestView; mayBook: boolean }) {
  const { ask, startsAt, isPossible } = request;
  const title = `${ask.home}, ${describeRequest(request)}`;
  return (
    <div className={isPossible ? "stop stop--asked" : "stop stop--asked stop--clash"}>
      <p className="stop__time">{londonTime(startsAt)}</p>
      <div className="stop__body">
        {mayBook ? (
          <Link
            className="stop__title"
            to={`${href("/office/diary/book")}?enquiry=${ask.enquiryId}`}
          >
            {title}
          </Link>
        ) : (
          <p className="stop__title">{title}</p>
        )}
      </div>
    </div>
  );
}

function Day({ day, diary, asked }: { day: string; diary: DiaryPageView; asked: number }) {
  const { criteria, personId, appointments } = diary;
  const booked = appointments.filter(
    (one) =>
      getLondonDate(one.startsAt) === day &&
      (criteria.view === "team" || one.negotiatorId === personId),
  ).length;
  return (
    <Link
      to={toDiary(diary, { day })}
      aria-current={day === criteria.day ? "date" : undefined}
      className={isClosedDay(diary.facts.office, day) ? "days__shut" : undefined}
    >
      {formatDay(day, "weekday")} <b>{formatDay(day, "number")}</b>
      <i aria-hidden="true">
        {listDots(booked).map((dot) => (
          <u key={dot} />
        ))}
        {listDots(asked).map((dot) => (
          <u key={dot} className="days__asked" />
        ))}
      </i>
      <span className="visually-hidden">
        {booked} booked, {asked} requested
      </span>
    </Link>
  );
}

const mostDots = 5;

function listDots(count: number): number[] {
  return Array.from({ length: Math.min(count, mostDots) }, (_, index) => index);
}

const badges: Partial<Record<AppointmentView["look"], string>> = {
  confirmed: "badge--ok",
  waits: "badge--warn",
  due: "badge--warn",
};

interface StopView {
  stop: AppointmentView;
  isNext: boolean;
  isTeam: boolean;
  mayBeLate: boolean;
  now: Date;
}

function Stop({ stop, isNext, isTeam, mayBeLate, now }: StopView) {
  const { startsAt, endsAt, home, look, kindName, people, access } = stop;
  const minutes = Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000);
  const looks = ["stop", isNext && "stop--next", endsAt <= now && "stop--over"];
  return (
    <div className={looks.filter(Boolean).join(" ")}>
      <p className="stop__time">
        {londonTime(startsAt)}
        <small>{formatDuration(minutes)}</small>
      </p>
      <div className="stop__body">
        <p className="line line--tight">
          {home && <Plate area={home.area} outcode={home.outcode} />}
          <span className={`badge ${badges[look] ?? ""}`}>
            {isNext
              ? describeNext(startsAt, now)
              : stop.kind === "viewing"
                ? viewingStatusNames[look]
                : kindName}
          </span>
          {stop.late !== null && (
            <span className="badge">{formatDuration(stop.late)} late, renter told</span>
          )}
        </p>
        <Link className="stop__title" to={href("/office/diary/:id", { id: stop.id })}>
          {stop.title}
        </Link>
        <p className="muted">
          {stop.detail}
          {isTeam && `, with ${stop.negotiator}`}
        </p>
        {access && (
          <p className="access">
            <Icon name="key-round" />
            {access}
          </p>
        )}
        <p className="line line--tight">
          {people.slice(0, 1).map(({ uid, phone }) => (
            <ButtonLink key={uid} size="small" to={`tel:${phone.replaceAll(/[^\d+]/g, "")}`}>
              <Icon name="phone" /> Call
            </ButtonLink>
          ))}
          <ButtonLink look="secondary" size="small" to={buildDirectionsUrl(stop.at, stop.place)}>
            <Icon name="map-pin" /> Directions
          </ButtonLink>
        </p>
        {mayBeLate && endsAt > now && people.length > 0 && (
          <Late
            appointmentId={stop.id}
            starts={londonTime(startsAt)}
            late={stop.late}
            isNext={isNext}
          />
        )}
      </div>
    </div>
  );
}

function describeNext(startsAt: Date, now: Date): string {
  const minutes = Math.round((startsAt.getTime() - now.getTime()) / 60_000);
  if (minutes <= 0) return "Now";
  return minutes < 60 ? `Next, in ${formatDuration(minutes)}` : `Next, at ${londonTime(startsAt)}`;
}
