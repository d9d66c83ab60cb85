import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, beasRequest, getDetail, noon } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { bookAppointment } from "./book-appointment.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { cancelAppointment, moveAppointment } from "./change-appointment.ts";
import { negotiators } from "../diary/diary-tables.ts";
import { homeViewings } from "../keys/home-viewing-tables.ts";
import { holdTime, releaseHold } from "../requests/hold-time.ts";
import { listOtherTimes } from "../requests/offer-other-times.ts";

const home = createListing().id;
describe.each(testEngines)("the diary, on the %s engine", (engine) => {
  const { appContext, plan, book, all, mails, tom, orm, by, imogen, rows, block } =
    useDiary(engine);

  test("a negotiator with a colleague's address is that colleague, whichever came first", async () => {
    const [first] = await orm().select().from(negotiators).where(eq(negotiators.id, imogen()));
    expect(first?.staffId).toBe(by.staffId);
    await orm().update(staff).set({ emailKey: "maeve@lintel.example.com" });
    const maeve = { name: "Maeve", email: "Maeve@lintel.example.com", phone: "020 7946 0184" };
    await orm().update(negotiators).set({ staffId: null });
    const [later] = await orm().insert(negotiators).values(maeve).returning();
    expect(later?.staffId).toBe(by.staffId);
  });

  describe("who comes second", () => {
    test("is offered the next free times", async () => {
      await book();
      const second = await bookViewing(
        await appContext(),
        plan({ enquiryId: beasRequest }),
        "command line",
      );
      expect(second.ok).toBe(false);
      const times = second.ok ? [] : listOtherTimes(second.refusal);
      expect(times).toHaveLength(3);
      expect(times.map(({ startsAt }) => startsAt.toISOString())).not.toContain(
        "2026-12-03T18:00:00.000Z",
      );
    });

    test("gets no place in a block viewing that is full", async () => {
      const appointmentId = await block();
      const app = await appContext();
      const ask = (enquiryId: string, time: string) =>
        bookViewing(app, plan({ enquiryId, time, appointmentId }), by);
      const both = await Promise.all([ask(adasRequest, "10:00"), ask(beasRequest, "10:00")]);
      expect(both.filter(({ ok }) => ok)).toHaveLength(1);
      const loser = both[0].ok ? beasRequest : adasRequest;
      expect(getDetail(await ask(loser, "10:15"))).toContain("No places are left");
      expect(getDetail(await ask(loser, "10:30"))).toBe("done");
      expect((await all()).map(({ endsAt }) => endsAt.toISOString().slice(11, 16))).toEqual([
        "10:30",
        "11:00",
      ]);
      expect(await rows()).toHaveLength(1);
    });
  });

  describe("other appointments", () => {
    const valuation = {
      kind: "valuation",
      listingId: null,
      place: "14 Calvert Terrace",
      slotMinutes: null,
    };

    test("keep the person busy, and are moved and cancelled", async () => {
      const appointmentId = await block({ ...valuation, time: "18:00" });
      expect(getDetail(await bookViewing(await appContext(), plan(), "command line"))).toContain(
        "another appointment",
      );
      const app = await appContext();
      const moved = await moveAppointment(app, by, { appointmentId, negotiatorId: tom() });
      expect(getDetail(moved)).toBe("done");
      await book();
      const back = await moveAppointment(app, by, { appointmentId, negotiatorId: imogen() });
      expect(getDetail(back)).toContain("another appointment");
      await cancelAppointment(app, by, { appointmentId, reason: null });
      const noted = await orm().select().from(audit).where(eq(audit.subjectId, appointmentId));
      // All of one moment, so in no order.
      expect(new Set(noted.map(({ action, actor }) => `${action} by ${actor}`))).toEqual(
        new Set([
          `appointment.booked by ${by.staffId}`,
          `appointment.moved by ${by.staffId}`,
          `appointment.cancelled by ${by.staffId}`,
        ]),
      );
    });

    test.each([
      ["listingId", { kind: "viewing", listingId: null }],
      ["place", { kind: "valuation", listingId: null }],
      ["time", { time: "25:00" }],
      ["time", { time: "18:30" }],
      ["date", { date: "2026-12-06" }],
      ["minutes", { minutes: 0 }],
      ["slotMinutes", { slotMinutes: 90 }],
    ])("are refused beside the field %s: %o", async (path, changes) => {
      const fields = {
        kind: "viewing",
        negotiatorId: imogen(),
        listingId: home,
        date: "2026-12-03",
        time: "10:00",
        minutes: 60,
      };
      const outcome = await bookAppointment(await appContext(), by, { ...fields, ...changes });
      expect(outcome).toMatchObject({ ok: false, refusal: { errors: [{ path }] } });
      expect(await rows()).toEqual([]);
    });
  });

  describe("a hold", () => {
    test("keeps the time for a quarter of an hour, and becomes the booking", async () => {
      const app = await appContext();
      const held = await holdTime(app, by, { ...plan(), listingId: home });
      if (!held.ok) throw new Error(held.refusal.detail);
      expect(
        getDetail(await bookViewing(app, plan({ enquiryId: beasRequest }), "command line")),
      ).toContain("another");
      const { holdId } = held.answer;
      expect(getDetail(await bookViewing(app, plan({ holdId }), by))).toBe("done");
      expect(await rows()).toMatchObject([{ state: "booked" }]);
    });

    test("is neither moved nor cancelled: it ends by itself, and no tenant hears of it", async () => {
      await orm()
        .insert(homeViewings)
        .values({
          ...usualHomeViewing,
          listingId: home,
          isTenanted: true,
          tenantName: "Noor Haddad",
          tenantEmail: "noor@example.com",
          access: "",
          alarm: "",
          changedAt: noon,
        });
      const app = await appContext();
      const held = await holdTime(app, by, { ...plan(), listingId: home });
      if (!held.ok) throw new Error(held.refusal.detail);
      const appointmentId = held.answer.holdId;
      const before = await rows();
      const moved = await moveAppointment(app, by, { appointmentId, time: "14:00" });
      expect(getDetail(moved)).toContain("This time is on hold");
      const cancelled = await cancelAppointment(app, by, { appointmentId, reason: null });
      expect(getDetail(cancelled)).toContain("This time is on hold");
      expect(await rows()).toEqual(before);
      expect(await mails()).toEqual([]);
    });

    test("is let go", async () => {
      const app = await appContext();
      const held = await holdTime(app, by, { ...plan(), listingId: home });
      if (held.ok) await releaseHold(app, held.answer.holdId);
      expect(await rows()).toEqual([]);
    });

    test("ends by itself", async () => {
      await holdTime(await appContext(), by, { ...plan(), listingId: home });
      const later = await appContext(new Date("2026-11-21T12:16:00Z"));
      expect(
        getDetail(await bookViewing(later, plan({ enquiryId: beasRequest }), "command line")),
      ).toBe("done");
    });
  });
});
