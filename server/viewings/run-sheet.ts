import { and, asc, inArray, isNull } from "drizzle-orm";
import { addDays, getLondonDate } from "../../domain/shared/dates.ts";
import { londonTime, parseLondonMoment } from "../../domain/shared/london-time.ts";
import { createTravelTime, type Route, wayNames } from "../../domain/viewings/travel.ts";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { findDiarySettings } from "./diary-facts.ts";
import { appointmentDelays } from "./diary-tables.ts";
import { homeKeys, homeViewings } from "./home-viewing-tables.ts";
import { listAppointments } from "./list-appointments.ts";
import type { MayPlanRoutes } from "./route-planner.ts";

export type RunSheet = Awaited<ReturnType<typeof findRunSheet>>;
export type SheetStop = RunSheet["stops"][number];

/**
 * One person's appointments of today, in order, with the way between them, who comes, and how to get
 * in. Not the alarm: the sheet is kept on a phone.
 */
export async function findRunSheet(
  { database: { orm }, now, routes }: Pick<AppContext, "database" | "now"> & MayPlanRoutes,
  negotiatorId: number,
) {
  const moment = now();
  const day = getLondonDate(moment);
  // Midnight is skipped in no time zone of London's.
  const period = {
    startsAt: parseLondonMoment(day, "00:00")!,
    endsAt: parseLondonMoment(addDays(day, 1), "00:00")!,
  };
  const rows = await listAppointments(orm, { ...period, negotiatorId, now: moment });
  const booked = rows.filter(({ appointment }) => appointment.state === "booked");
  const homeIds = booked.flatMap(({ home }) => (home ? [home.id] : []));
  const ids = booked.map(({ appointment }) => appointment.id);
  const [{ minutesPerKm }, access, keys, delays] = await Promise.all([
    findDiarySettings(orm),
    listAccess(orm, homeIds),
    listHomeKeys(orm, homeIds),
    listDelays(orm, ids),
  ]);
  const places = booked.map(({ appointment, home }) => {
    const lat = home?.lat ?? appointment.lat;
    const long = home?.long ?? appointment.long;
    return lat == null || long == null ? null : { lat, long };
  });
  const ways = booked.flatMap(({ negotiator }, index): Route[] => {
    const [from, to] = [places[index - 1], places[index]];
    return from && to ? [{ from, to, way: negotiator.travelsBy }] : [];
  });
  const travel = createTravelTime(minutesPerKm, (await routes?.find(ways)) ?? {});
  const stops = booked.map(({ appointment, home, negotiator, bookings }, index) => {
    const at = places[index] ?? null;
    const before = index > 0 ? (places[index - 1] ?? null) : null;
    const previous = booked[index - 1]?.appointment;
    const late = delays.findLast(
      (one) =>
        one.appointmentId === appointment.id &&
        one.startsAt.getTime() === appointment.startsAt.getTime(),
    );
    return {
      id: appointment.id,
      kind: appointment.kind,
      starts: londonTime(appointment.startsAt),
      ends: londonTime(appointment.endsAt),
      isOver: appointment.endsAt <= moment,
      place: appointment.place,
      note: appointment.note,
      at,
      home: home && { id: home.id, name: home.name, area: home.area, outcode: home.outcode },
      way:
        before && at
          ? {
              by: wayNames[negotiator.travelsBy].toLowerCase(),
              minutes: travel(before, at, negotiator.travelsBy),
              there: previous
                ? Math.round((appointment.startsAt.getTime() - previous.endsAt.getTime()) / 60_000)
                : 0,
            }
          : null,
      access: access.find(({ listingId }) => listingId === home?.id) ?? null,
      keys: keys
        .filter(({ listingId }) => listingId === home?.id)
        .map(({ code, keptAt, holderName }) => ({ code, where: holderName ?? keptAt })),
      late: late?.minutes ?? null,
      visits: bookings.map((booking) => ({
        id: booking.id,
        time: londonTime(booking.startsAt),
        state: booking.state,
        outcome: booking.outcome,
        name: `${booking.contact.firstname} ${booking.contact.lastname}`,
        personId: booking.contact.id,
        phone: booking.contact.phone,
      })),
    };
  });
  return { date: day, readAt: londonTime(moment), stops };
}

function listAccess(db: Queryable, homeIds: string[]) {
  const { listingId, access, accompaniment, isTenanted } = homeViewings;
  return db
    .select({ listingId, access, accompaniment, isTenanted })
    .from(homeViewings)
    .where(inArray(listingId, homeIds));
}

function listHomeKeys(db: Queryable, homeIds: string[]) {
  const { listingId, code, keptAt, holderName } = homeKeys;
  return db
    .select({ listingId, code, keptAt, holderName })
    .from(homeKeys)
    .where(and(inArray(listingId, homeIds), isNull(homeKeys.removedAt)))
    .orderBy(asc(code));
}

function listDelays(db: Queryable, appointmentIds: string[]) {
  return db
    .select()
    .from(appointmentDelays)
    .where(inArray(appointmentDelays.appointmentId, appointmentIds))
    .orderBy(asc(appointmentDelays.id));
}
