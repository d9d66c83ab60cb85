import { formatCount } from "../../../domain/shared/formats/count.ts";
import { and, eq, gt, lt, ne } from "drizzle-orm";
import * as v from "valibot";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { createStraightLine } from "../../../domain/viewings/diary/travel.ts";
import {
  type RenterToRing,
  sayWhomToRing,
} from "../../../domain/viewings/requests/renters-to-ring.ts";
import { delayFields, passDelayOn } from "../../../domain/viewings/run-sheet/run-sheet.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { formatName } from "../../conversations/open-conversation.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { type Appointment, lockAppointment, lockAppointments } from "../diary/appointments.ts";
import { isCancelled, isOver, refuseBooking } from "../bookings/booking-refusals.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { findBookingWithDetails } from "../bookings/bookings.ts";
import { findAgencySettings } from "../../agency/find-settings.ts";
import { refuse } from "../../staff/refusals.ts";
import { appointmentDelays, appointments } from "../diary/diary-tables.ts";
import { type Delay, findDelays, onTime } from "./find-delays.ts";
import { listAppointments } from "../diary/list-appointments.ts";
import { mailRenter } from "../diary/mail-renter.ts";
import { createLateMail } from "../mails/booking-mails.ts";

/**
 * Somebody runs late for an appointment of today, less late than they said, or on time after all: its
 * renters are told, and those of the next ones as far as that changes when they are seen. The same tap
 * twice tells nobody twice.
 */
export async function markRunningLate(
  app: AppContext,
  by: StaffActor,
  fields: unknown,
): Promise<Outcome<{ done: string; told: number }>> {
  const read = v.safeParse(delayFields, fields);
  if (!read.success) return refuse(read.issues[0].message);
  const { appointmentId, minutes } = read.output;
  const now = app.now();
  return transact(
    app.database.orm,
    async (tx): Promise<Outcome<{ done: string; told: number }>> => {
      await lockDayOf(tx, appointmentId);
      const appointment = await lockAppointment(tx, appointmentId);
      if (!appointment) return refuseBooking("We can’t find that appointment.");
      if (appointment.state === "cancelled") return isCancelled;
      if (appointment.endsAt <= now) return isOver;
      if (getLondonDate(appointment.startsAt) !== getLondonDate(now)) return notToday;
      const { known, passedOn } = await reckonDay(tx, appointment, minutes, now);
      const own = { id: appointmentId, minutes, isPassedOn: false };
      let told = 0;
      const toRing: RenterToRing[] = [];
      for (const one of [own, ...passedOn]) {
        const news = await delay(tx, app, by, one, known.get(one.id) ?? onTime);
        told += news.told;
        toRing.push(...news.toRing);
      }
      const what = minutes === 0 ? "Back on time" : `${formatCount(minutes, "minute")} late`;
      const whom =
        told === 0 && toRing.length === 0
          ? "everyone already knows"
          : `${formatCount(told, "renter")} told`;
      const done = `${what}: ${whom}.${sayWhomToRing("message", toRing)}`;
      return { ok: true, answer: { done, told } };
    },
  );
}

/**
 * Locks every appointment of that person and day. Not the person's diary: a move locks its
 * appointment first, then the diary, so one of the two would wait for the other.
 */
async function lockDayOf(tx: Transaction, appointmentId: string): Promise<void> {
  const [late] = await tx.select().from(appointments).where(eq(appointments.id, appointmentId));
  if (!late) return;
  const { startsAt, endsAt } = getLondonDay(late);
  const ofDay = await tx
    .select({ id: appointments.id })
    .from(appointments)
    .where(
      and(
        eq(appointments.negotiatorId, late.negotiatorId),
        lt(appointments.startsAt, endsAt),
        gt(appointments.endsAt, startsAt),
      ),
    );
  await lockAppointments(
    tx,
    ofDay.map(({ id }) => id),
  );
}

/** Midnight is skipped in no time zone of London's. */
function getLondonDay({ startsAt }: Pick<Appointment, "startsAt">) {
  const day = getLondonDate(startsAt);
  return {
    startsAt: parseLondonMoment(day, "00:00")!,
    endsAt: parseLondonMoment(addDays(day, 1), "00:00")!,
  };
}

const notToday = refuseBooking("This appointment isn’t today. Move it instead.");

/** What was known of that person's day, and what becomes of the appointments after the late one. */
async function reckonDay(tx: Transaction, late: Appointment, minutes: number, now: Date) {
  const { negotiatorId } = late;
  const rows = await listAppointments(tx, { ...getLondonDay(late), negotiatorId, now });
  const { minutesPerKm } = await findAgencySettings(tx);
  const travel = createStraightLine(minutesPerKm);
  const { known, said } = await findDelays(
    tx,
    rows.map(({ appointment }) => appointment),
  );
  const stops = rows.map(({ appointment, at, negotiator }) => ({
    ...appointment,
    at,
    way: negotiator.travelsBy,
  }));
  const place = stops.findIndex(({ id }) => id === late.id);
  const next = stops.slice(place + 1).map((stop, index) => {
    const previous = stops[place + index]!;
    return {
      ...stop,
      travel: previous.at && stop.at ? travel(previous.at, stop.at, stop.way) : 0,
      said: said.get(stop.id) ?? 0,
    };
  });
  const passedOn = passDelayOn(late, minutes, next).map((one) => {
    return { ...one, isPassedOn: one.minutes !== (said.get(one.id) ?? 0) };
  });
  return { known, passedOn };
}

/** Whom a delay is mailed to, and who has no address for it. */
interface News {
  told: number;
  toRing: readonly RenterToRing[];
}

const noNews: News = { told: 0, toRing: [] };

async function delay(
  tx: Transaction,
  app: AppContext,
  { staffId }: StaffActor,
  { id, minutes, isPassedOn }: Delay & { id: string },
  before: Delay,
): Promise<News> {
  const now = app.now();
  const isNews = before.minutes !== minutes;
  if (!isNews && before.isPassedOn === isPassedOn) return noNews;
  const appointment = await lockAppointment(tx, id);
  if (!appointment || appointment.state !== "booked") return noNews;
  const { startsAt } = appointment;
  await tx
    .insert(appointmentDelays)
    .values({ appointmentId: id, startsAt, minutes, isPassedOn, recordedBy: staffId, at: now });
  // Somebody now says of it by itself what its renters have heard.
  if (!isNews) return noNews;
  const waiting = await tx
    .select({ id: bookings.id, outcome: bookings.outcome })
    .from(bookings)
    .where(
      and(
        eq(bookings.appointmentId, id),
        ne(bookings.state, "cancelled"),
        gt(bookings.endsAt, now),
        lt(bookings.startsAt, appointment.endsAt),
      ),
    );
  const toTell = waiting.filter(({ outcome }) => outcome === null);
  let told = 0;
  const toRing: RenterToRing[] = [];
  for (const booking of toTell) {
    const whole = await findBookingWithDetails(tx, booking.id);
    if (!whole) continue;
    const isMailed = await mailRenter(tx, app, whole, (facts) =>
      createLateMail(facts, minutes, before.minutes),
    );
    if (isMailed) told += 1;
    else toRing.push({ name: formatName(whole.contact), phone: whole.contact.phone });
  }
  await recordAudit(tx, {
    actor: { staffId },
    action: "appointment.late",
    subject: "appointment",
    subjectId: id,
    detail: { minutes, told },
  });
  await notifyOffice(tx, { subject: "diary", id });
  return { told, toRing };
}
