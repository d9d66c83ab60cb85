import { getLondonDate } from "../../../../domain/shared/dates.ts";
import {
  findLanes,
  type GridHours,
  listOffHours,
  placeInDay,
  type GridPlace,
  type Lane,
} from "../../../../domain/viewings/diary/diary-grid.ts";
import type { Column } from "./columns.ts";
import { formatDay } from "./day-words.ts";
import { londonTime } from "../../../../domain/shared/london-time.ts";
import { placeAt } from "./place-at.ts";
import type { ViewingRequestView, DiaryPageView } from "../shown.ts";
import type { ChosenRequest } from "../requests/use-chosen-request.ts";
import { DiaryEvent } from "./diary-event.tsx";
import { formatShortMoment } from "../../../../domain/shared/formats/short-date.ts";
import { Button } from "../../../ui/button.tsx";
import { Posts } from "./posts.tsx";
import { TravelGaps } from "./travel-gaps.tsx";
import { isMovable, type Moving } from "./use-moving.ts";

interface Day {
  diary: DiaryPageView;
  chosen: ChosenRequest;
  moving: Moving;
  mayBook: boolean;
  column: Column;
  /** In the right half, so that what opens beside it opens to the left. */
  isRight: boolean;
  hours: GridHours;
}

/** Where an appointment would go, and what speaks against it, before it is dropped. */
function MovedEvent({
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
  const { state, appointment, against, next, now } = moving;
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
          <b>{isClash ? against[0] : `Free ${formatShortMoment(state.startsAt, now)}`}</b>
          {against.slice(1).map((sentence) => (
            <span key={sentence}> {sentence}</span>
          ))}
        </output>
        {isClash && next && (
          <>
            <p>
              {person.name.split(" ")[0]} can be there {formatShortMoment(next.startsAt, now)}.
            </p>
            <Button size="small" block onClick={() => moving.putAt(next)}>
              Move to {formatShortMoment(next.startsAt, now)}
            </Button>
          </>
        )}
        <Button look="secondary" size="small" block onClick={moving.end}>
          Cancel move
        </Button>
      </div>
    </>
  );
}

export function DayColumn({ column, isRight, hours, diary, chosen, moving, mayBook }: Day) {
  const { date, person, isFolded } = column;
  if (isFolded) {
    return (
      <div className="day day--folded" aria-hidden="true">
        Closed on Sundays
      </div>
    );
  }
  const appointments = diary.appointments.filter(
    ({ negotiatorId, startsAt }) => negotiatorId === person.id && getLondonDate(startsAt) === date,
  );
  const ghosts = listGhosts(diary, chosen, column);
  const lanes = findLanes([...appointments, ...ghosts]);
  return (
    <div
      className={getDayClass(date, diary)}
      data-column={`${date}/${person.id}`}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a fieldset is for fields
      role="group"
      aria-label={diary.criteria.view === "team" ? person.name : formatDay(date, "full")}
    >
      <OffHours column={column} hours={hours} diary={diary} />
      <NowLine date={date} hours={hours} diary={diary} />
      <TravelGaps column={column} hours={hours} diary={diary} />
      {appointments.map((appointment, index) => (
        <DiaryEvent
          key={appointment.id}
          appointment={appointment}
          place={placeInDay(appointment, date, hours)}
          lane={lanes[index]!}
          isMoved={moving.state?.id === appointment.id}
          isMovable={mayBook && isMovable(appointment, diary.now)}
        />
      ))}
      {ghosts.map((ghost, index) => (
        <Ghost
          key={ghost.ask.enquiryId}
          ghost={ghost}
          place={placeInDay(ghost, date, hours)}
          lane={lanes[appointments.length + index]!}
          chosen={chosen}
        />
      ))}
      <MovedEvent column={column} isRight={isRight} hours={hours} moving={moving} />
      {diary.criteria.view === "week" && <Posts column={column} hours={hours} diary={diary} />}
    </div>
  );
}

function getDayClass(date: string, { today, criteria }: DiaryPageView): string {
  if (criteria.view === "team") return "day";
  return date < today ? "day day--past" : date === today ? "day day--now" : "day";
}

/** Each request at the time that is chosen for it, in the column of who would go. */
function listGhosts(
  diary: DiaryPageView,
  chosen: ChosenRequest,
  { date, person }: Column,
): GhostView[] {
  return diary.asks.flatMap((ask) => {
    const fit = chosen.getFit(ask);
    const span = fit ?? ask.ghost;
    if (!span) return [];
    const { startsAt, endsAt } = span;
    const negotiatorId = fit?.negotiatorId ?? diary.personId;
    if (negotiatorId !== person.id || getLondonDate(startsAt) !== date) return [];
    const isPossible = fit !== undefined;
    return [{ ask, startsAt, endsAt, isPossible, isAsked: fit?.isAsked ?? true }];
  });
}

interface Part {
  column: Column;
  hours: GridHours;
  diary: DiaryPageView;
}

function OffHours({ column: { person, date }, hours, diary }: Part) {
  return (
    <>
      {listOffHours(person, diary.facts.office, date, hours).map((place) => (
        <i key={place.top} className="off" ref={placeAt(place)} />
      ))}
      {person.timeOff.map((off) => {
        const place = placeInDay(off, date, hours);
        return (
          place && (
            <div key={off.startsAt.getTime()} className="off off--time" ref={placeAt(place)}>
              <b>Time off</b>
            </div>
          )
        );
      })}
    </>
  );
}

function NowLine({ date, hours, diary: { now, today } }: Omit<Part, "column"> & { date: string }) {
  if (date !== today) return null;
  const place = placeInDay(
    { startsAt: now, endsAt: new Date(now.getTime() + 60_000) },
    date,
    hours,
  );
  return place && <i className="now-line" ref={placeAt(place)} />;
}

interface GhostView {
  ask: ViewingRequestView;
  startsAt: Date;
  endsAt: Date;
  /** Somebody can keep it. */
  isPossible: boolean;
  /** Else it is a free time of ours, that they said nothing of. */
  isAsked: boolean;
}

/** Asked for, not booked: a press chooses it, Enter books it. */
function Ghost({
  ghost: { ask, startsAt, isPossible, isAsked },
  place,
  lane,
  chosen,
}: {
  ghost: GhostView;
  place: GridPlace | null;
  lane: Lane;
  chosen: ChosenRequest;
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
        {isAsked ? `${ask.name} (request)` : `Suggested time for ${ask.name}`}
        {!isPossible && ", no negotiator free"}
      </span>
    </button>
  );
}
