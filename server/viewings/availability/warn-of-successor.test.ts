import { describe, expect, test } from "vitest";
import { beasRequest } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createWeek } from "../../testing/diary.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { setWorkingHours } from "./set-working-hours.ts";
import { addTimeOff } from "./time-off.ts";
import { warnOfSuccessor } from "./warn-of-successor.ts";

describe.each(testEngines)("who takes over a diary, on the %s engine", (engine) => {
  const { appContext, book, tom, by } = useDiary(engine);
  const warn = async (anyway?: string) =>
    warnOfSuccessor(await appContext(), {}, { id: by.staffId, successorId: tom(), anyway });

  test("is warned of once: leave and hours of each time", async () => {
    await book();
    await book({ enquiryId: beasRequest, date: "2026-12-04", time: "18:30" });
    const app = await appContext();
    const off = { from: "2026-12-03", until: "2026-12-03", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(app, by, tom(), off);
    const week = createWeek("10:00", "18:45");
    await setWorkingHours(app, by, tom(), { week, areas: [], travelsBy: "walk" });
    const warned = await warn();
    expect(warned?.refusal.detail).toBe(
      "Thu 3 Dec, 18:00: Tom is off until the end of Thu 3 Dec. Fri 4 Dec, 18:30: Tom works from 10:00 to 18:45 that day.",
    );
    expect(await warn("another")).not.toBeNull();
    expect(await warn(warned?.refusal.anyway)).toBeNull();
  });

  test("is not where they have the time, nor without appointments", async () => {
    expect(await warn()).toBeNull();
    await book();
    expect(await warn()).toBeNull();
  });

  test("has to be free: what is at the same time is named, and can’t be passed over", async () => {
    await book();
    const valuation = { kind: "valuation", place: "14 Calvert Terrace, E2", minutes: 60 };
    const same = { date: "2026-12-03", time: "17:30", negotiatorId: tom() };
    await bookAppointment(await appContext(), by, { ...valuation, ...same });
    const warned = await warn();
    expect(warned?.refusal.detail).toBe(
      "Thu 3 Dec, 18:00: Tom is at 14 Calvert Terrace, E2 until 18:30. Select someone else, or move one first.",
    );
    expect(warned?.refusal.anyway).toBeUndefined();
  });
});
