import { getUsualSettings } from "../../../domain/agency/agency-settings.ts";
import ICAL from "ical.js";
import { beforeEach, describe, expect, test } from "vitest";
import { staff } from "../../staff/staff-tables.ts";
import { noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import {
  endCalendarAddress,
  findCalendarAddress,
  renewCalendarAddress,
} from "./calendar-address.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { leaveStaff } from "../availability/leave-staff.ts";
import { setDiarySettings } from "../availability/set-diary-settings.ts";
import { findStaffCalendar } from "./staff-calendar.ts";

describe.each(testEngines)("a colleague's calendar, on the %s engine", (engine) => {
  const { database, appContext, book } = useBookings(engine);
  const orm = () => database().orm;
  const by = { staffId: "" };

  const hire = async (name: string, email: string, role: "negotiator" | "owner") => {
    const times = { invitedAt: noon, joinedAt: noon };
    const person = { name, email, emailKey: email, role, ...times };
    const [row] = await orm().insert(staff).values(person).returning();
    return row!.id;
  };
  beforeEach(async () => {
    by.staffId = await hire("Imogen", "imogen@lintel.example.com", "negotiator");
  });

  const read = async (token: string, now = noon) => findStaffCalendar(await appContext(now), token);
  const parse = (ics: string) =>
    new ICAL.Component(ICAL.parse(ics))
      .getAllSubcomponents("vevent")
      .map((event) => new ICAL.Event(event));

  test("has the appointments by a secret address, without renters' names", async () => {
    await book();
    const token = await renewCalendarAddress(await appContext(), by);
    const calendar = await read(token);
    expect(parse(calendar!.ics)).toMatchObject([{ summary: "Viewing: Loriner Street" }]);
    expect(calendar?.ics).not.toMatch(/Ada|07700/);
    expect(JSON.stringify(await orm().select().from(accessLinks))).not.toContain(token);
    expect((await findCalendarAddress(orm(), by.staffId))?.lastReadAt).toEqual(noon);
  });

  test("is the same until something changes", async () => {
    const id = await book();
    const token = await renewCalendarAddress(await appContext(), by);
    const first = await read(token);
    expect((await read(token, new Date("2026-11-21T13:00:00Z")))?.etag).toBe(first?.etag);
    await cancelBooking(await appContext(), id, "command line");
    const after = await read(token);
    expect(after?.etag).not.toBe(first?.etag);
    expect(parse(after!.ics)).toEqual([]);
  });

  test("names renters where the agency wants it", async () => {
    await book();
    const token = await renewCalendarAddress(await appContext(), by);
    const settings = { ...getUsualSettings(), namesInCalendars: true };
    await setDiarySettings(await appContext(), by, settings);
    expect(parse((await read(token))!.ics)).toMatchObject([
      { summary: "Viewing: Loriner Street (Ada Brough)" },
    ]);
  });

  test("ends with a new address, when it is ended, and when the colleague leaves", async () => {
    const app = await appContext();
    const first = await renewCalendarAddress(app, by);
    const second = await renewCalendarAddress(app, by);
    expect(await read(first)).toBeNull();
    expect(await read(second)).not.toBeNull();
    await endCalendarAddress(app, by);
    expect(await read(second)).toBeNull();
    const third = await renewCalendarAddress(app, by);
    const staffId = await hire("Amina", "amina@example.com", "owner");
    const owner = {
      staffId,
      name: "Amina",
      email: "",
      role: "owner",
      sessionId: "",
      isFresh: true,
    };
    const leaving = { id: by.staffId, successorId: null };
    expect(await leaveStaff(app, { ...owner, role: "owner" }, leaving)).toMatchObject({ ok: true });
    expect(await read(third)).toBeNull();
    expect(await findCalendarAddress(orm(), by.staffId)).toBeNull();
  });
});
