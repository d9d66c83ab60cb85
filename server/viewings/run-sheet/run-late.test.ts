import { setTimeout } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { toMailText } from "../../platform/mail/render-mail.ts";
import { beasRequest, getDetail } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { lockAppointment } from "../diary/appointments.ts";
import { lockDiary } from "../bookings/change-booking.ts";
import { appointmentDelays, appointments } from "../diary/diary-tables.ts";
import { markRunningLate } from "./run-late.ts";
import { findRunSheet } from "./run-sheet.ts";
import { asAnotherRequest } from "../../testing/refuse-second-connection.ts";

const day = (time: string) => new Date(`2026-12-03T${time}:00Z`);

describe.each(testEngines)("running late, on the %s engine", (engine) => {
  const { appContext, plan, book, askElsewhere, orm, by, rows, mailsOf } = useDiary(engine);

  test("tells the renter, and the next one if it is passed on, each once", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:30" });
    await book({ enquiryId: await askElsewhere(), time: "18:00" });
    const app = await appContext(day("14:50"));
    const [first, second] = await rows();
    const tap = { appointmentId: first!.id, minutes: 10 };
    const both = await Promise.all([markRunningLate(app, by, tap), markRunningLate(app, by, tap)]);
    expect(both.every(({ ok }) => ok)).toBe(true);
    expect(
      (await mailsOf("booking-late")).map(({ recipient, subject }) => [
        recipient,
        subject.slice(0, 21),
      ]),
    ).toEqual([
      ["ada@example.com", "About 10 minutes late"],
      ["bea@example.com", "About 10 minutes late"],
    ]);
    expect(await orm().select().from(appointmentDelays)).toMatchObject([
      { appointmentId: first!.id, minutes: 10, recordedBy: by.staffId },
      { appointmentId: second!.id, minutes: 10 },
    ]);
    await markRunningLate(app, by, { ...tap, minutes: 20 });
    expect(await mailsOf("booking-late")).toHaveLength(4);
  });

  test("is taken back, or made less, for everybody who was told: once, and for nobody else", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:35" });
    await book({ enquiryId: await askElsewhere(), time: "18:00" });
    const app = await appContext(day("14:50"));
    const [first, second, third] = await rows();
    const say = (appointmentId: string, minutes: number) =>
      markRunningLate(app, by, { appointmentId, minutes });
    const news = async () =>
      (await mailsOf("booking-late"))
        .toSorted((a, b) => a.createdAt.getTime() - b.createdAt.getTime())
        .map(({ recipient, subject }) => `${recipient.split("@")[0]}: ${subject.split(":")[0]}`);
    await say(first!.id, 20);
    await say(first!.id, 10);
    expect(await news()).toEqual([
      "ada: About 20 minutes late",
      "bea: About 15 minutes late",
      "ada: Now about 10 minutes late",
      "bea: Now about 5 minutes late",
    ]);
    const taken = await Promise.all([say(first!.id, 0), say(first!.id, 0)]);
    expect(taken.map(getDetail)).toEqual(["done", "done"]);
    expect((await news()).slice(4)).toEqual(["ada: Back on time", "bea: Back on time"]);
    const last = (await mailsOf("booking-late")).find(({ subject }) => subject.startsWith("Back"));
    expect(toMailText(last!.html)).toContain("We told you it would start about");
    expect(await say(third!.id, 0)).toMatchObject({ answer: { told: 0 } });
    const { stops } = await findRunSheet(app, plan().negotiatorId);
    expect(stops.map(({ late }) => late)).toEqual([null, null, null]);
    expect(stops.map(({ id }) => id)).toContain(second!.id);
  });

  test("leaves a later one as late as was said of it", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:30" });
    const app = await appContext(day("14:50"));
    const [first, second] = await rows();
    await markRunningLate(app, by, { appointmentId: first!.id, minutes: 10 });
    // Its renter has heard so: they are not told again.
    expect(
      await markRunningLate(app, by, { appointmentId: second!.id, minutes: 10 }),
    ).toMatchObject({
      answer: { told: 0, done: "10 minutes late: everyone already knows." },
    });
    await markRunningLate(app, by, { appointmentId: first!.id, minutes: 0 });
    const { stops } = await findRunSheet(app, plan().negotiatorId);
    expect(stops.map(({ late }) => late)).toEqual([null, 10]);
    expect(await mailsOf("booking-late")).toHaveLength(3);
  });

  test("waits for a move of a later one, and neither stops the other", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:30" });
    const app = await appContext(day("14:50"));
    const [first, second] = await rows();
    let late: ReturnType<typeof markRunningLate> | undefined;
    await orm().transaction(async (tx) => {
      await lockAppointment(tx, second!.id);
      late = asAnotherRequest(() =>
        markRunningLate(app, by, { appointmentId: first!.id, minutes: 10 }),
      );
      await setTimeout(200);
      await lockDiary(tx, plan().negotiatorId);
    });
    expect(getDetail((await late)!)).toBe("done");
  });

  test("waits for whoever hands the day over in its order, and neither stops the other", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:30" });
    // The order of their ids is not that of their times.
    const [early, next] = await rows();
    if (early!.id < next!.id) {
      await orm()
        .update(appointments)
        .set({ startsAt: day("16:30"), endsAt: day("17:00") })
        .where(eq(appointments.id, early!.id));
    }
    const [first, second] = await rows();
    expect(first!.id > second!.id).toBe(true);
    const app = await appContext(day("14:50"));
    let late: ReturnType<typeof markRunningLate> | undefined;
    await orm().transaction(async (tx) => {
      await lockAppointment(tx, first!.id);
      late = asAnotherRequest(() =>
        markRunningLate(app, by, { appointmentId: first!.id, minutes: 10 }),
      );
      await setTimeout(200);
      await lockAppointment(tx, second!.id);
    });
    expect(getDetail((await late)!)).toBe("done");
  });

  test.each([
    ["of another day", new Date("2026-12-02T14:00:00Z"), 10, "isn’t today"],
    ["that is over", day("18:30"), 10, "has passed"],
    ["by an odd time", day("17:50"), 7, "Select how late"],
  ])("is refused for one %s", async (_, now, minutes, words) => {
    await book();
    const [appointment] = await rows();
    const tap = { appointmentId: appointment!.id, minutes };
    expect(getDetail(await markRunningLate(await appContext(now), by, tap))).toContain(words);
    expect(await mailsOf("booking-late")).toEqual([]);
  });
});
