import { setTimeout } from "node:timers/promises";
import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { staff } from "../staff/staff-tables.ts";
import { beasRequest, getDetail, useBookings } from "../testing/bookings.ts";
import { testEngines } from "../testing/database.ts";
import { lockAppointment } from "./appointments.ts";
import { lockDiary } from "./change-booking.ts";
import { appointmentDelays, appointments } from "./diary-tables.ts";
import { runLate } from "./run-late.ts";

const day = (time: string) => new Date(`2026-12-03T${time}:00Z`);

describe.each(testEngines)("running late, on the %s engine", (engine) => {
  const { database, appContext, plan, book, mails, askElsewhere } = useBookings(engine);
  const orm = () => database().orm;
  const by = { staffId: "" };
  const mailsOf = async (kind: string) => (await mails()).filter((mail) => mail.kind === kind);
  const rows = () => orm().select().from(appointments).orderBy(asc(appointments.startsAt));

  beforeEach(async () => {
    const email = "imogen@lintel.example.com";
    const person = { name: "Imogen", email, emailKey: email, role: "negotiator" as const };
    const [colleague] = await orm()
      .insert(staff)
      .values({ ...person, invitedAt: day("08:00") })
      .returning();
    by.staffId = colleague!.id;
  });

  test("tells the renter, and the next one if it is passed on, each once", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:30" });
    await book({ enquiryId: await askElsewhere(), time: "18:00" });
    const app = await appContext(day("14:50"));
    const [first, second] = await rows();
    const tap = { appointmentId: first!.id, minutes: 10 };
    const both = await Promise.all([runLate(app, by, tap), runLate(app, by, tap)]);
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
    await runLate(app, by, { ...tap, minutes: 20 });
    expect(await mailsOf("booking-late")).toHaveLength(4);
  });

  test("waits for a move of a later one, and neither stops the other", async () => {
    await book({ time: "15:00" });
    await book({ enquiryId: beasRequest, time: "15:30" });
    const app = await appContext(day("14:50"));
    const [first, second] = await rows();
    let late: ReturnType<typeof runLate> | undefined;
    await orm().transaction(async (tx) => {
      await lockAppointment(tx, second!.id);
      late = runLate(app, by, { appointmentId: first!.id, minutes: 10 });
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
    let late: ReturnType<typeof runLate> | undefined;
    await orm().transaction(async (tx) => {
      await lockAppointment(tx, first!.id);
      late = runLate(app, by, { appointmentId: first!.id, minutes: 10 });
      await setTimeout(200);
      await lockAppointment(tx, second!.id);
    });
    expect(getDetail((await late)!)).toBe("done");
  });

  test.each([
    ["of another day", new Date("2026-12-02T14:00:00Z"), 10, "not today"],
    ["that is over", day("18:30"), 10, "over"],
    ["by an odd time", day("17:50"), 7, "Choose how late"],
  ])("is refused for one %s", async (_, now, minutes, words) => {
    await book();
    const [appointment] = await rows();
    const tap = { appointmentId: appointment!.id, minutes };
    expect(getDetail(await runLate(await appContext(now), by, tap))).toContain(words);
    expect(await mailsOf("booking-late")).toEqual([]);
  });
});
