import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { subtractOfficeMinutes } from "../../../domain/agency/office-hours.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import { getWeekday } from "../../../domain/viewings/diary/diary.ts";
import { usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import type { AppContext } from "../../app-context.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import { addLandlord } from "../../landlords/change-landlord.ts";
import { findLandlordContactId } from "../../landlords/landlords.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { noHumanCheck } from "../../platform/human-check/human-check.ts";
import { insertDemoStaff } from "../../staff/demo-staff.ts";
import { findStaffByEmail } from "../../staff/staff.ts";
import { bookAppointment } from "../../viewings/appointments/book-appointment.ts";
import { bookViewing } from "../../viewings/bookings/book-viewing.ts";
import { confirmOwnViewing } from "../../viewings/bookings/change-own-viewing.ts";
import { appointments, negotiators } from "../../viewings/diary/diary-tables.ts";
import { transact } from "../../platform/database/transact.ts";
import { addKey } from "../../viewings/keys/keys.ts";
import { recordValuation } from "../../viewings/appointments/record-valuation.ts";
import { setHomeViewing } from "../../viewings/keys/set-home-viewing.ts";
import { setWorkingHours } from "../../viewings/availability/set-working-hours.ts";
import { dateDemoWork } from "./date-demo-work.ts";
import { askToView } from "./ask-to-view.ts";
import { type DemoDiaryPlan, readDemoDiary } from "./demo-data.ts";
import { expectDone } from "./expect-done.ts";

interface DemoDiary {
  app: AppContext;
  tx: Transaction;
  by: StaffActor;
  /** London date of a working day from the one of loading. */
  getDate: (day: number) => string;
  homes: ReadonlyMap<string, string>;
  people: ReadonlyMap<string, number>;
}

/**
 * Fills the diary of the demo's people with a week around now, through the use cases, each at its
 * time. One transaction, at whose end no mail is due: nobody is ever written to. An agency's own
 * database, which has somebody real, a public address or anything in its diary, is left alone.
 */
export async function fillDemoDiary(app: AppContext): Promise<void> {
  const { database } = app;
  if (!(await app.isLocalDemo())) return;
  await transact(database.orm, async (tx) => {
    if ((await tx.$count(appointments)) > 0) return;
    await insertDemoStaff(tx, app.now());
    const demo = await prepare(app, tx);
    const plan = readDemoDiary();
    await setUpPeople(demo, plan);
    await setUpHomes(demo, plan);
    for (const viewing of plan.viewings) await bookDemoViewing(demo, viewing);
    for (const appointment of plan.appointments) await bookDemoAppointment(demo, appointment);
    for (const request of plan.requests) await askForViewing(demo, request);
  });
}

async function prepare(app: AppContext, tx: Transaction): Promise<DemoDiary> {
  const homes = await tx.select({ id: listings.id, ref: listings.agentRef }).from(listings);
  const people = await tx
    .select({ id: negotiators.id, email: negotiators.email })
    .from(negotiators);
  const imogen = await findStaffByEmail(tx, "imogen@lintel.example.com");
  if (!imogen) throw new Error("The demo has no Imogen.");
  return {
    // The use cases' own transactions are then parts of this one.
    app: { ...app, database: { ...app.database, orm: tx }, humanCheck: noHumanCheck },
    tx,
    by: { staffId: imogen.id },
    getDate: (day) => addWorkingDays(getLondonDate(app.now()), day),
    homes: new Map(homes.map(({ id, ref }) => [ref, id])),
    people: new Map(people.map(({ id, email }) => [email.split("@")[0] ?? "", id])),
  };
}

/** Without Sundays. A Sunday itself counts as the Monday after it. */
function addWorkingDays(date: string, days: number): string {
  let day = getWeekday(date) === 0 ? addDays(date, 1) : date;
  for (let left = Math.abs(days); left > 0;) {
    day = addDays(day, days < 0 ? -1 : 1);
    if (getWeekday(day) !== 0) left -= 1;
  }
  return day;
}

async function setUpPeople({ app, by, people }: DemoDiary, plan: DemoDiaryPlan): Promise<void> {
  for (const [name, own] of Object.entries(plan.hours)) {
    const id = people.get(name);
    if (id === undefined) continue;
    const day = readHours(own.week);
    const saturday = own.saturday === null ? null : readHours(own.saturday);
    const fields = {
      week: [null, day, day, day, day, day, saturday],
      areas: [],
      travelsBy: "bike",
    };
    expectDone(await setWorkingHours(app, by, id, fields));
  }
}

function readHours(text: string) {
  const [starts = "", ends = ""] = text.split("-");
  return { starts, ends };
}

async function setUpHomes({ app, by, homes }: DemoDiary, plan: DemoDiaryPlan): Promise<void> {
  for (const { home, key, keptAt, access } of plan.homes) {
    const listingId = homes.get(home) ?? "";
    const tenant = { isTenanted: false, tenantName: "", tenantEmail: "" };
    const viewing = { ...usualHomeViewing, access, alarm: "", ...tenant };
    expectDone(await setHomeViewing(app, by, listingId, viewing));
    const hung = { code: key, listingId, keptAt };
    expectDone(await transact(app.database.orm, (tx) => addKey(tx, { app, by }, hung)));
  }
}

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Asked for and booked two days before it, or before now, and then perhaps confirmed. */
async function bookDemoViewing(
  demo: DemoDiary,
  { day, time, by, home, name, phone, isConfirmed }: DemoDiaryPlan["viewings"][number],
): Promise<void> {
  const date = demo.getDate(day);
  const startsAt = parseLondonMoment(date, time);
  if (!startsAt) throw new Error(`The demo has no ${time} on ${date}.`);
  const before = Math.min(startsAt.getTime(), demo.app.now().getTime()) - 2 * dayMs;
  const wish = { date, from: time, until: addHour(time) };
  const asked = new Date(before);
  const listingId = demo.homes.get(home) ?? "";
  const ask = { listingId, name, phone, text: "", viewing: wish };
  const enquiryId = await askToView(demo.tx, ask, asked);
  await dateDemoWork(demo.tx, asked);
  const waited = isConfirmed ? 25 * minuteMs : 95 * minuteMs;
  const then = { ...demo.app, now: () => new Date(before + waited) };
  const plan = { date, time, minutes: 30, negotiatorId: demo.people.get(by) ?? 0 };
  const { bookingId } = expectDone(await bookViewing(then, { ...plan, enquiryId }, demo.by));
  if (isConfirmed) expectDone(await confirmOwnViewing(then, bookingId));
  await dateDemoWork(demo.tx, then.now());
}

/** @example addHour("17:20") // "18:20" */
function addHour(time: string): string {
  return String(Number(time.slice(0, 2)) + 1).padStart(2, "0") + time.slice(2);
}

async function askForViewing(
  demo: DemoDiary,
  { day, from, until, ago, home, ...person }: DemoDiaryPlan["requests"][number],
): Promise<void> {
  const { hours } = await findResponseTarget(demo.tx);
  const at = subtractOfficeMinutes(hours, demo.app.now(), ago);
  const viewing = { date: demo.getDate(day), from, until };
  await askToView(demo.tx, { ...person, listingId: demo.homes.get(home) ?? "", viewing }, at);
  await dateDemoWork(demo.tx, at);
}

async function bookDemoAppointment(
  { app, tx, by, getDate, people, homes }: DemoDiary,
  {
    day,
    time,
    by: who,
    home,
    landlord,
    figure,
    ...appointment
  }: DemoDiaryPlan["appointments"][number],
): Promise<void> {
  const then = { ...app, now: () => new Date(app.now().getTime() - 3 * dayMs) };
  const landlordId =
    landlord && (await addLandlord(then, by, { ...landlord, companyName: null, address: null }));
  const fields = {
    ...appointment,
    withContact: landlordId && (await findLandlordContactId(tx, landlordId)),
    date: getDate(day),
    time,
    negotiatorId: people.get(who),
    listingId: home === null ? null : homes.get(home),
  };
  const { appointmentId } = expectDone(await bookAppointment(then, by, fields));
  await dateDemoWork(tx, then.now());
  const during = parseLondonMoment(fields.date, time);
  if (figure === undefined || during === null) return;
  const valuing = { ...app, now: () => new Date(during.getTime() + 1_800_000) };
  expectDone(await recordValuation(valuing, by, appointmentId, figure));
  await dateDemoWork(tx, valuing.now());
}
