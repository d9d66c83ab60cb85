import { and, asc, eq, gt, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { listingIdForm } from "../../../domain/listings/listing-id.ts";
import { listOpenSlots, isBlock } from "../../../domain/viewings/diary/block-viewing.ts";
import {
  type DiaryEntry,
  type DiaryFacts,
  type DiaryHome,
  type DiaryPerson,
  listOwnRoutes,
} from "../../../domain/viewings/diary/diary.ts";
import { branches } from "../../agency/branch-table.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { findUnadvertisedHome } from "../../listings/office-home.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { timeOff, workingHours } from "../availability/availability-tables.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { appointments, negotiators } from "./diary-tables.ts";
import { findAppointmentPlace, homePlace } from "./home-place.ts";
import { findHomeViewing } from "../keys/find-home-viewing.ts";
import type { FindRoutes } from "./route-planner.ts";

type Db = Queryable | Transaction;

export interface Period {
  from: Date;
  until: Date;
  now: Date;
  /** Only what one person and one home have in the diary. */
  of?: { negotiatorId: number; listingId: string } | undefined;
}

export type FindDiaryFacts = (db: Db, period: Period) => Promise<DiaryFacts>;

/**
 * All that free times and conflicts of a period depend on, as plain data.
 * @param findRoutes for the ways between each person's places
 */
export async function findDiaryFacts(
  db: Db,
  period: Period,
  findRoutes?: FindRoutes,
): Promise<DiaryFacts> {
  // One after the other: within a transaction they share one connection.
  const { hours } = await findResponseTarget(db);
  const { minutesPerKm } = await findAgencySettings(db);
  const people = await listDiaryPeople(db, period.from);
  const entries = await listDiaryEntries(db, period);
  const facts = { office: hours, people, entries, minutesPerKm };
  return findRoutes ? { ...facts, routedMinutes: await findRoutes(listOwnRoutes(facts)) } : facts;
}

/** Those who show homes, by name. */
export async function listDiaryPeople(db: Db, from: Date): Promise<DiaryPerson[]> {
  const people = await db
    .select()
    .from(negotiators)
    .where(isNull(negotiators.leftAt))
    .orderBy(asc(negotiators.name));
  const hours = await db.select().from(workingHours);
  const off = await db
    .select()
    .from(timeOff)
    .where(gt(timeOff.endsAt, from))
    .orderBy(asc(timeOff.startsAt));
  const hoursOf = Map.groupBy(hours, ({ negotiatorId }) => negotiatorId);
  const offOf = Map.groupBy(off, ({ negotiatorId }) => negotiatorId);
  return people.map(({ id, name, travelsBy, areas }) => {
    const own = hoursOf.get(id) ?? [];
    return {
      id,
      name,
      travelsBy,
      areas,
      week: own.length === 0 ? null : toWeek(own),
      timeOff: (offOf.get(id) ?? []).map(({ startsAt, endsAt }) => ({ startsAt, endsAt })),
    };
  });
}

/** From Sunday to Saturday. */
export function toWeek(hours: readonly { weekday: number; starts: string; ends: string }[]) {
  return Array.from({ length: 7 }, (_, weekday) => {
    const day = hours.find((one) => one.weekday === weekday);
    return day ? { starts: day.starts, ends: day.ends } : null;
  });
}

/** What takes somebody's time: neither what was cancelled nor a hold that has ended. */
export function takesTime(now: Date) {
  return or(
    eq(appointments.state, "booked"),
    and(eq(appointments.state, "held"), gt(appointments.heldUntil, now)),
  );
}

async function listDiaryEntries(db: Db, { from, until, now, of }: Period): Promise<DiaryEntry[]> {
  const within = and(
    gt(appointments.endsAt, from),
    lt(appointments.startsAt, until),
    takesTime(now),
    of &&
      or(eq(appointments.negotiatorId, of.negotiatorId), eq(appointments.listingId, of.listingId)),
  );
  // One home after the other: PostgreSQL would rather read the places of all homes for some hundred appointments.
  const place = db
    .select({
      lat: homePlace.lat.as("home_lat"),
      long: homePlace.long.as("home_long"),
      state: homePlace.state.as("home_state"),
      draftLat: homePlace.draftLat.as("draft_lat"),
      draftLong: homePlace.draftLong.as("draft_long"),
    })
    .from(listingRecords)
    .leftJoin(listings, eq(listings.id, listingRecords.id))
    .where(eq(listingRecords.id, appointments.listingId))
    .limit(1)
    .as("place");
  const rows = await db
    .select({
      appointment: appointments,
      home: {
        lat: place.lat,
        long: place.long,
        state: place.state,
        draftLat: place.draftLat,
        draftLong: place.draftLong,
      },
    })
    .from(appointments)
    .leftJoinLateral(place, sql`true`)
    .where(within)
    .orderBy(asc(appointments.startsAt));
  const blocks = rows.flatMap(({ appointment }) => (isBlock(appointment) ? [appointment.id] : []));
  const taken = Map.groupBy(await listTakenPlaces(db, blocks), (one) => one.appointmentId);
  return rows.map(({ appointment, home }) => {
    const { id, kind, negotiatorId, listingId, startsAt, endsAt } = appointment;
    const others = taken.get(id) ?? [];
    return {
      id,
      kind,
      negotiatorId,
      listingId,
      startsAt,
      endsAt,
      at: findAppointmentPlace(appointment, home, now),
      openSlots: isBlock(appointment) ? listOpenSlots(appointment, others) : [],
    };
  });
}

export async function listTakenPlaces(db: Db, appointmentIds: string[]) {
  if (appointmentIds.length === 0) return [];
  return db
    .select({ appointmentId: bookings.appointmentId, startsAt: bookings.startsAt })
    .from(bookings)
    .where(and(inArray(bookings.appointmentId, appointmentIds), ne(bookings.state, "cancelled")));
}

/** Null for an unknown or withdrawn home, and for what is no id: PostgreSQL fails for a NUL. */
export async function findDiaryHome(db: Db, listingId: string): Promise<DiaryHome | null> {
  if (!listingIdForm.test(listingId)) return null;
  const { id, outcode, lat, long, status } = listings;
  const [home] = await db
    .select({ id, outcode, lat, long, week: branches.week })
    .from(listings)
    .leftJoin(listingRecords, eq(listingRecords.id, id))
    .leftJoin(branches, eq(branches.id, listingRecords.branch))
    .where(and(eq(id, listingId), ne(status, "withdrawn")));
  if (!home) return null;
  const viewing = await findHomeViewing(db, listingId);
  const at = { lat: home.lat, long: home.long };
  return { id: home.id, outcode: home.outcode, at, viewing, week: home.week };
}

/** A home that is not advertised: somebody values it, or takes its inventory. Nobody views it. */
export async function findVisited(db: Db, listingId: string) {
  const home = await findUnadvertisedHome(db, listingId);
  return home && { id: home.id, at: home.at, viewing: await findHomeViewing(db, home.id) };
}
