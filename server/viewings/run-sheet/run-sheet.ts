import { and, asc, inArray, isNull } from "drizzle-orm";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime, parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { formatTravelTime } from "../../../domain/viewings/diary/describe-conflict.ts";
import type { TravelMode } from "../../../domain/shared/travel-modes.ts";
import { createTravelTime, type Route } from "../../../domain/viewings/diary/travel.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import { findDelays, getMinutesLate } from "./find-delays.ts";
import { homeKeys, homeViewings } from "../keys/home-viewing-tables.ts";
import { listAppointments } from "../diary/list-appointments.ts";

/**
 * One person's appointments of today, in order, with the way between them, who comes, and how to get
 * in. Not the alarm: the sheet is kept on a phone.
 */
export async function findRunSheet(
  { database: { orm }, now, routes }: AppContext,
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
  const [{ minutesPerKm }, access, keys, delays] = await Promise.all([
    findAgencySettings(orm),
    listAccess(orm, homeIds),
    listHomeKeys(orm, homeIds),
    findDelays(
      orm,
      booked.map(({ appointment }) => appointment),
    ),
  ]);
  const places = booked.map(({ at }) => at);
  const ways = booked.flatMap(({ negotiator }, index): Route[] => {
    const [from, to] = [places[index - 1], places[index]];
    return from && to ? [{ from, to, way: negotiator.travelsBy }] : [];
  });
  const travel = createTravelTime(minutesPerKm, (await routes?.find(ways)) ?? {});
  const stops = booked.map((row, index) => {
    const [before, at] = [places[index - 1] ?? null, places[index] ?? null];
    const { startsAt } = row.appointment;
    const by = row.negotiator.travelsBy;
    const previous = booked[index - 1]?.appointment;
    return {
      ...describeStop(row, moment),
      at,
      way:
        before && at && previous
          ? describeWay(travel(before, at, by), by, startsAt.getTime() - previous.endsAt.getTime())
          : null,
      access: access.find(({ listingId }) => listingId === row.home?.id) ?? null,
      keys: keys
        .filter(({ listingId }) => listingId === row.home?.id)
        .map(({ code, keptAt, holderName }) => ({ code, where: holderName ?? keptAt })),
      late: getMinutesLate(delays.known, row.appointment.id),
    };
  });
  return { date: day, readAt: londonTime(moment), stops };
}

function describeWay(minutes: number, by: TravelMode, thereMs: number) {
  const there = Math.round(thereMs / 60_000);
  return { text: formatTravelTime(minutes, by, there), minutes, there };
}

type Row = Awaited<ReturnType<typeof listAppointments>>[number];

function describeStop({ appointment, home, bookings }: Row, now: Date) {
  const { id, kind, startsAt, endsAt, place, note } = appointment;
  return {
    id,
    kind,
    starts: londonTime(startsAt),
    ends: londonTime(endsAt),
    isOver: endsAt <= now,
    startsInMinutes: Math.round((startsAt.getTime() - now.getTime()) / 60_000),
    minutes: Math.round((endsAt.getTime() - startsAt.getTime()) / 60_000),
    place,
    note,
    home: home && { id: home.id, name: home.name, area: home.area, outcode: home.outcode },
    visits: bookings.map((booking) => ({
      uid: booking.uid,
      time: londonTime(booking.startsAt),
      state: booking.state,
      outcome: booking.outcome,
      name: `${booking.contact.firstname} ${booking.contact.lastname}`,
      personId: booking.contact.id,
      phone: booking.contact.phone,
    })),
  };
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
