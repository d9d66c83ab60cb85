import { useState } from "react";
import { getLondonDate } from "../../../../domain/shared/dates.ts";
import {
  type Conflict,
  explainConflict,
  findNextPossible,
  isImpossible,
  type WantedTime,
} from "../../../../domain/viewings/diary/conflicts.ts";
import { describeConflict } from "../../../../domain/viewings/diary/describe-conflict.ts";
import { createDiary, type TimeSpan } from "../../../../domain/viewings/diary/diary.ts";
import { gridStep, shiftTime } from "../../../../domain/viewings/diary/diary-grid.ts";
import { nameWarnings } from "../../../../domain/viewings/diary/warnings.ts";
import type { Column } from "./columns.ts";
import type { AppointmentView, DiaryPageView } from "../shown.ts";

interface MovingState extends TimeSpan {
  id: string;
  negotiatorId: number;
  /** It lies there, and somebody has to say whether it stays. */
  isDropped: boolean;
}

export type Direction = "up" | "down" | "left" | "right";

export interface Moving {
  state: MovingState | null;
  appointment: AppointmentView | null;
  /** What speaks against the place where it is now, in sentences. */
  against: string[];
  isImpossible: boolean;
  /** Says to the office that what speaks against it was read. Empty if nothing does. */
  warned: string;
  hasTenantNotice: boolean;
  next: TimeSpan | null;
  now: Date;
  start: (id: string) => void;
  /** Over a place, by pointer. */
  hover: (id: string, to: { startsAt: Date; negotiatorId: number }) => void;
  step: (direction: Direction) => void;
  putAt: (span: TimeSpan) => void;
  drop: () => void;
  end: () => void;
}

/** An appointment on its way to another time or person. Nothing is sent before it is confirmed. */
export function useMoving(shown: DiaryPageView, columns: readonly Column[]): Moving {
  const [state, setState] = useState<MovingState | null>(null);
  const find = (id: string) => shown.appointments.find((one) => one.id === id) ?? null;
  const appointment = state && find(state.id);
  const judged = state && appointment ? judge(shown, appointment, state) : nothing;
  const start = (id: string) => {
    const found = find(id);
    if (found && isMovable(found, shown.now)) setState(toState(found));
  };
  return {
    // Cancelled meanwhile on another screen.
    state: appointment && state,
    appointment,
    ...judged,
    now: shown.now,
    start,
    hover(id, to) {
      const found = find(id);
      if (!found) return;
      const length = found.endsAt.getTime() - found.startsAt.getTime();
      const endsAt = new Date(to.startsAt.getTime() + length);
      setState({ id, ...to, endsAt, isDropped: false });
    },
    step: (direction) =>
      setState((before) => before && { ...before, ...stepFrom(before, direction, columns) }),
    putAt: (span) => setState((before) => before && { ...before, ...span, isDropped: true }),
    drop: () =>
      setState((before) => {
        if (!before || !appointment || isWhereItWas(before, appointment)) return null;
        return { ...before, isDropped: true };
      }),
    end: () => setState(null),
  };
}

/** What is over stays; a hold is booked or ends by itself. */
export function isMovable(
  { endsAt, state }: Pick<AppointmentView, "endsAt" | "state">,
  now: Date,
): boolean {
  return endsAt > now && state !== "held";
}

function toState({ id, startsAt, endsAt, negotiatorId }: AppointmentView): MovingState {
  return { id, startsAt, endsAt, negotiatorId, isDropped: false };
}

function isWhereItWas(state: MovingState, { startsAt, negotiatorId }: AppointmentView): boolean {
  return state.startsAt.getTime() === startsAt.getTime() && state.negotiatorId === negotiatorId;
}

/** Up and down a quarter of an hour; aside to the next day, or the next person. */
function stepFrom(state: MovingState, direction: Direction, columns: readonly Column[]) {
  if (direction === "up") return shiftTime(state, { minutes: -gridStep });
  if (direction === "down") return shiftTime(state, { minutes: gridStep });
  const open = columns.filter(({ isFolded }) => !isFolded);
  const date = getLondonDate(state.startsAt);
  const at = open.findIndex((one) => one.date === date && one.person.id === state.negotiatorId);
  const to = open[at + (direction === "left" ? -1 : 1)];
  if (!to) return {};
  const days = Math.round((Date.parse(to.date) - Date.parse(date)) / 86_400_000);
  return { ...shiftTime(state, { days }), negotiatorId: to.person.id };
}

const nothing = {
  against: [],
  isImpossible: false,
  warned: "",
  hasTenantNotice: false,
  next: null,
};

function judge(shown: DiaryPageView, appointment: AppointmentView, state: MovingState) {
  const diary = createDiary(shown.facts);
  const wanted = toWanted(shown, appointment, state);
  const conflicts = isWhereItWas(state, appointment)
    ? []
    : explainConflict(diary, wanted, shown.now);
  return {
    against: conflicts.map((conflict) => describe(shown, conflict, state.negotiatorId)),
    isImpossible: isImpossible(conflicts),
    warned: nameWarnings(conflicts, state),
    hasTenantNotice: conflicts.some(({ kind }) => kind === "tenant-notice"),
    next: conflicts.length === 0 ? null : findNextPossible(diary, wanted, shown.now),
  };
}

function toWanted(
  shown: DiaryPageView,
  appointment: AppointmentView,
  state: MovingState,
): WantedTime {
  const { id, kind, listingId } = appointment;
  const home = shown.homes.find((one) => one.id === listingId) ?? null;
  const entry = shown.facts.entries.find((one) => one.id === id);
  return {
    startsAt: state.startsAt,
    endsAt: state.endsAt,
    negotiatorId: state.negotiatorId,
    home: kind === "viewing" ? home : null,
    visits: kind === "viewing" ? null : home,
    at: entry?.at ?? null,
    moving: id,
    isBlock: appointment.block !== null,
  };
}

function describe(shown: DiaryPageView, conflict: Conflict, negotiatorId: number): string {
  const { people } = shown.facts;
  const nameOf = (id: number) =>
    people.find((one) => one.id === id)?.name.split(" ")[0] ?? "Someone";
  return describeConflict(conflict, {
    person: nameOf(negotiatorId),
    way: people.find(({ id }) => id === negotiatorId)?.travelsBy ?? "walk",
    now: shown.now,
    nameEntry: ({ id }) =>
      shown.appointments.find((one) => one.id === id)?.title ?? "another appointment",
    namePerson: nameOf,
  });
}
