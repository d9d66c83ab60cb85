import { eq } from "drizzle-orm";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../domain/shared/london-time.ts";
import { appointmentKindNames, type ViewingOutcome } from "../../domain/viewings/appointment.ts";
import { isBlock, listSlots } from "../../domain/viewings/block-viewing.ts";
import type { BookingState } from "../../domain/viewings/booking.ts";
import { createDiary, type DiaryHome } from "../../domain/viewings/diary.ts";
import type { DiaryCriteria } from "../../domain/viewings/diary-criteria.ts";
import { listWeekDays } from "../../domain/viewings/diary-grid.ts";
import { findDiaryLook } from "../../domain/viewings/diary-look.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { findDiaryFacts, findDiaryHome } from "./diary-facts.ts";
import { negotiators } from "./diary-tables.ts";
import { describeAccess, findAccess } from "./find-access.ts";
import { listAsks } from "./list-asks.ts";
import { listAppointments } from "./list-appointments.ts";
import { showAsks } from "./show-asks.ts";

/** Days after those shown in which a move looks for the next possible time. */
const lookAhead = 15;
/** Requests name a day within so many days. */
const furthestWish = 95;

/** The diary as its page shows it, with the facts by which the browser judges moves. */
export async function showDiary(app: AppContext, signedIn: SignedIn, criteria: DiaryCriteria) {
  const { orm } = app.database;
  const now = app.now();
  const days = listWeekDays(criteria.day);
  const first = parseLondonMoment(days[0]!, "00:00")!;
  const last = parseLondonMoment(addDays(days.at(-1)!, 1), "00:00")!;
  const until = new Date(
    Math.max(last.getTime() + lookAhead * dayMs, now.getTime() + furthestWish * dayMs),
  );
  const from = new Date(Math.min(first.getTime(), now.getTime() - dayMs));
  const [facts, rows, asked, own] = await Promise.all([
    findDiaryFacts(orm, { from, until, now }),
    listAppointments(orm, { startsAt: first, endsAt: last, negotiatorId: null, now }),
    listAsks(orm, now),
    findOwnNegotiator(orm, signedIn.staffId),
  ]);
  const person = facts.people.find(({ id }) => id === (criteria.who ?? own)) ?? facts.people[0];
  const homeIds = [
    ...rows.map(({ appointment }) => appointment.listingId),
    ...asked.map(({ home }) => home.id),
  ];
  const listingIds = [...new Set(homeIds.filter((id) => id !== null))];
  const homes = await listDiaryHomes(orm, listingIds);
  const accessOf = await findAccess(orm, listingIds);
  const diary = createDiary(facts);
  return {
    criteria,
    now,
    today: getLondonDate(now),
    days,
    personId: person?.id ?? null,
    ownId: own,
    /** What a move in the days shown depends on. */
    facts: {
      ...facts,
      entries: facts.entries.filter(
        ({ startsAt }) => startsAt.getTime() < last.getTime() + lookAhead * dayMs,
      ),
    },
    homes,
    appointments: rows.map((row) => ({
      ...showAppointmentRow(row, now),
      access: describeAccess(accessOf(row.appointment.listingId)),
    })),
    asks: await showAsks(orm, asked, { diary, homes, now, personId: person?.id ?? null, accessOf }),
  };
}

const dayMs = 86_400_000;

type AppointmentRow = Awaited<ReturnType<typeof listAppointments>>[number];

/** Whoever is signed in, if they show homes. */
export async function findOwnNegotiator(db: Queryable, staffId: string): Promise<number | null> {
  const [own] = await db
    .select({ id: negotiators.id })
    .from(negotiators)
    .where(eq(negotiators.staffId, staffId));
  return own?.id ?? null;
}

export async function listDiaryHomes(db: Queryable, ids: readonly string[]): Promise<DiaryHome[]> {
  const homes = await Promise.all(ids.map((id) => findDiaryHome(db, id)));
  return homes.filter((home) => home !== null);
}

/** A row of the diary in the words of its page. */
export function showAppointmentRow(
  { appointment, negotiator, home, bookings }: AppointmentRow,
  now: Date,
) {
  const { id, kind, listingId, place, startsAt, endsAt, note, state, places, slotMinutes } =
    appointment;
  const people = bookings.map(({ contact, ...booking }) => ({
    ...booking,
    contactId: contact.id,
    name: `${contact.firstname} ${contact.lastname}`,
    phone: contact.phone,
  }));
  const block = isBlock(appointment)
    ? { places: places * listSlots(appointment).length, taken: people.length, slotMinutes }
    : null;
  return {
    id,
    kind,
    kindName:
      block === null
        ? appointmentKindNames[kind]
        : slotMinutes === null
          ? "Open house"
          : "Block viewing",
    listingId,
    place,
    startsAt,
    endsAt,
    note,
    state,
    negotiatorId: negotiator.id,
    negotiator: negotiator.name,
    home: home && {
      name: home.name,
      area: home.area,
      outcode: home.outcode,
      lat: home.lat,
      long: home.long,
    },
    people,
    block,
    look: findDiaryLook(appointment, bookings, now),
    title: home?.name ?? (place || appointmentKindNames[kind]),
    detail: describeDetail({ kind, note, people, block, state, isOver: endsAt <= now }),
  };
}

const answerNames: Record<BookingState, string> = {
  booked: "unanswered",
  confirmed: "confirmed",
  "change-asked": "wants another time",
  cancelled: "cancelled",
};

const outcomeNames: Record<ViewingOutcome, string> = {
  arrived: "there",
  "no-show": "did not come",
  done: "done",
};

function describeDetail({
  kind,
  note,
  people,
  block,
  state,
  isOver,
}: Pick<AppointmentRow["appointment"], "kind" | "note" | "state"> & {
  people: readonly { name: string; state: BookingState; outcome: ViewingOutcome | null }[];
  block: { places: number; taken: number } | null;
  isOver: boolean;
}): string {
  if (state === "held") return "Held for somebody";
  if (block) return `${block.taken} of ${block.places} places taken`;
  const [first] = people;
  if (!first) return [appointmentKindNames[kind], note].filter(Boolean).join(", ");
  if (isOver)
    return `${first.name}, ${first.outcome ? outcomeNames[first.outcome] : "feedback due"}`;
  return first.state === "confirmed" ? first.name : `${first.name}, ${answerNames[first.state]}`;
}
