import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Figure } from "../../../domain/viewings/feedback/viewing-figures.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { beasRequest, getDetail } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { bookings } from "../bookings/booking-tables.ts";
import { findViewingFigures, listFigureRows } from "../feedback/find-viewing-figures.ts";
import { homeKeys, homeViewings, offeredTimes } from "../keys/home-viewing-tables.ts";
import { recordVisit } from "./record-visit.ts";
import { findRunSheet } from "./run-sheet.ts";

const home = createListing().id;
const day = (time: string) => new Date(`2026-12-03T${time}:00Z`);

describe.each(testEngines)("the day of a viewing, on the %s engine", (engine) => {
  const { appContext, plan, book, askElsewhere, orm, by } = useDiary(engine);
  const stored = async (id: string) =>
    (await orm().select().from(bookings).where(eq(bookings.id, id)))[0]!;
  const uidOf = async (id: string) => (await stored(id)).calendarUid;

  describe("the run sheet", () => {
    test("has today's appointments in order, with way, keys, access and who comes", async () => {
      const bookingId = await book({ time: "15:00" });
      const other = await askElsewhere();
      await orm()
        .update(listings)
        .set({ lat: 51.54, long: -0.1 })
        .where(eq(listings.id, "p00000000002"));
      await book({ enquiryId: other, time: "16:00" });
      await book({ enquiryId: beasRequest, date: "2026-12-04" });
      await orm().insert(homeKeys).values({ code: "K-12", listingId: home, keptAt: "Hook 3" });
      await orm()
        .insert(homeViewings)
        .values({
          listingId: home,
          accompaniment: "accompanied",
          minutes: 30,
          noticeHours: 2,
          bufferMinutes: 0,
          shownBy: [],
          access: "Second bell",
          alarm: "1234",
          isTenanted: false,
          tenantName: "",
          tenantEmail: "",
          changedAt: day("08:00"),
        });
      const sheet = await findRunSheet(await appContext(day("09:00")), plan().negotiatorId);
      expect(sheet.stops).toMatchObject([
        {
          starts: "15:00",
          way: null,
          access: { access: "Second bell" },
          keys: [{ code: "K-12", where: "Hook 3" }],
          visits: [{ name: "Ada Brough", phone: "07700 900123" }],
        },
        { starts: "16:00", way: { there: 30 }, visits: [{ name: "Cleo Brough" }] },
      ]);
      expect(sheet.stops[1]?.way?.minutes).toBeGreaterThan(0);
      expect(JSON.stringify(sheet)).not.toContain("1234");
      // It would open the renter's own page.
      expect(JSON.stringify(sheet)).not.toContain(bookingId);
    });
  });

  describe("an outcome", () => {
    test("is recorded once, however often it is tapped", async () => {
      const bookingId = await book();
      const app = await appContext(day("18:05"));
      const tap = { uid: await uidOf(bookingId), outcome: "arrived" };
      await Promise.all([recordVisit(app, by, tap), recordVisit(app, by, tap)]);
      await recordVisit(app, by, tap);
      expect(await stored(bookingId)).toMatchObject({
        outcome: "arrived",
        outcomeAt: day("18:05"),
      });
      const noted = await orm().select().from(audit).where(eq(audit.action, "booking.arrived"));
      expect(noted).toMatchObject([{ actor: by.staffId }]);
    });

    test("that a phone kept has its own time, and does not undo a later one", async () => {
      const bookingId = await book();
      const app = await appContext(day("19:00"));
      const uid = await uidOf(bookingId);
      const tap = (outcome: string, time: string) => ({
        uid,
        outcome,
        at: day(time).toISOString(),
      });
      await recordVisit(app, by, tap("done", "18:30"));
      await recordVisit(app, by, tap("arrived", "18:02"));
      expect(await stored(bookingId)).toMatchObject({ outcome: "done", outcomeAt: day("18:30") });
    });

    test.each([
      ["for a viewing that is not yet", "12:00", {}, "30 minutes before"],
      ["for nonsense", "18:00", { outcome: "eaten" }, "Select what happened"],
      ["for an unknown one", "18:00", { uid: randomUUID() }, "We can’t find that viewing"],
    ])("is refused %s", async (_, time, changes, words) => {
      const bookingId = await book();
      const app = await appContext(day(time));
      const tap = { uid: await uidOf(bookingId), outcome: "done", ...changes };
      expect(getDetail(await recordVisit(app, by, tap))).toContain(words);
      expect((await stored(bookingId)).outcome).toBeNull();
    });
  });

  test("the figures of the week count what was asked, booked and kept", async () => {
    const id = await book();
    await orm()
      .update(bookings)
      .set({ createdAt: day("08:00") });
    await recordVisit(await appContext(day("18:05")), by, {
      uid: await uidOf(id),
      outcome: "done",
    });
    const [week] = await findViewingFigures(await appContext(day("20:00")));
    expect(week).toMatchObject({ monday: "2026-11-30", booked: 1, kept: 1, noShows: 0 });
  });

  test("each figure opens what it counts", async () => {
    const { contactId, calendarUid } = await stored(await book());
    await orm()
      .update(enquiries)
      .set({ createdAt: day("08:00") });
    await orm()
      .update(bookings)
      .set({ createdAt: day("13:00"), outcome: "no-show", outcomeAt: day("18:10") });
    const app = await appContext(day("20:00"));
    const open = (figure: Figure) => listFigureRows(app, "2026-11-30", figure);
    const viewing = { personId: contactId, person: "Ada Brough", uid: calendarUid };
    expect(await open("offered")).toMatchObject([{ uid: null, hoursToOffer: 5 }]);
    expect(await open("booked")).toMatchObject([{ ...viewing, at: day("13:00") }]);
    expect(await open("no-shows")).toMatchObject([{ ...viewing, at: day("18:00") }]);
    expect(await open("kept")).toEqual([]);
    const [week] = await findViewingFigures(app);
    expect(await open("asked")).toHaveLength(week!.asked);
    expect(await listFigureRows(app, "2026-11-23", "booked")).toEqual([]);
  });

  test("the hours to the first offer are those of an offer or a booking, not of what the site showed", async () => {
    const id = await book();
    const { contactId, enquiryId } = await stored(id);
    await orm()
      .update(enquiries)
      .set({ createdAt: day("08:00") });
    await orm()
      .update(bookings)
      .set({ createdAt: day("13:00") });
    const offer = { listingId: home, contactId, enquiryId, staffId: null, times: [] };
    await orm()
      .insert(offeredTimes)
      .values({ ...offer, channel: "site", at: day("08:00") });
    const read = async () => (await findViewingFigures(await appContext(day("20:00"))))[0];
    expect(await read()).toMatchObject({ hoursToOffer: 5 });
    await orm()
      .insert(offeredTimes)
      .values({ ...offer, channel: "office", at: day("10:00") });
    expect(await read()).toMatchObject({ hoursToOffer: 2 });
  });
});
