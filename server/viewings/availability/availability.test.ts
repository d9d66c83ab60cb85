import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { adasRequest, getDetail } from "../../testing/bookings.ts";
import type { Texts } from "../../../domain/shared/fields/form-steps.ts";
import { sendForm } from "../../testing/office-forms.ts";
import { testEngines } from "../../testing/database.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { createListing } from "../../testing/listing.ts";
import { workingHours } from "./availability-tables.ts";
import { bookAppointment } from "../appointments/book-appointment.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { cancelBooking } from "../bookings/cancel-booking.ts";
import {
  homeViewings,
  keyMovements,
  offeredTimes,
  viewingWaits,
} from "../keys/home-viewing-tables.ts";
import { keyActs, listKeys } from "../keys/keys.ts";
import { moveBooking } from "../../testing/move-booking.ts";
import { findAvailability } from "./find-availability.ts";
import { findOwnViewing } from "../bookings/own-viewing.ts";
import { findPublicTimes } from "../requests/public-times.ts";
import { setHomeViewing } from "../keys/set-home-viewing.ts";
import { setWorkingHours } from "./set-working-hours.ts";
import { showAppointment } from "../appointments/show-appointment.ts";
import { addTimeOff, removeTimeOff } from "./time-off.ts";
import { joinWaitingList, listWaiting, notifyWaiting } from "../requests/waiting-list.ts";

const home = createListing().id;
const week = (starts: string, ends: string) => [
  null,
  ...Array.from({ length: 6 }, () => ({ starts, ends })),
];
const viewing = {
  accompaniment: "accompanied",
  minutes: 30,
  noticeHours: 2,
  bufferMinutes: 0,
  shownBy: [],
  access: "Key on hook 3",
  alarm: "12#34",
  isTenanted: false,
  tenantName: "",
  tenantEmail: "",
};

describe.each(testEngines)("hours, homes and keys, on the %s engine", (engine) => {
  const { appContext, plan, book, mails, orm, by, imogen, rows, mailsOf } = useDiary(engine);

  const mornings = { week: week("10:00", "11:30"), areas: [], travelsBy: "walk" };
  describe("a tenant in the home", () => {
    const tenanted = {
      ...viewing,
      isTenanted: true,
      tenantName: "Noor",
      tenantEmail: "noor@example.com",
    };
    beforeEach(async () => {
      await setHomeViewing(await appContext(), by, home, tenanted);
    });

    test("has a day's notice, unless they agreed to less (Landlord and Tenant Act 1985, s.11(6))", async () => {
      const soon = plan({ date: "2026-11-21", time: "15:00" });
      const refused = await bookViewing(await appContext(), soon, by);
      expect(refused).toMatchObject({
        ok: false,
        refusal: { errors: [{ path: "tenantConsent" }] },
      });
      expect(await mails()).toEqual([]);
      const agreed = { ...soon, tenantConsent: "By telephone, today at eleven" };
      expect(getDetail(await bookViewing(await appContext(), agreed, by))).toBe("done");
      expect(await rows()).toMatchObject([{ tenantConsent: "By telephone, today at eleven" }]);
    });

    test("is told in writing of every booking, move and cancellation, not who comes", async () => {
      const bookingId = await book();
      await moveBooking(await appContext(), { bookingId, time: "17:00" });
      await cancelBooking(await appContext(), bookingId, "command line");
      const told = await mailsOf("tenant-notice");
      expect(told.map(({ recipient }) => recipient)).toEqual(Array(3).fill("noor@example.com"));
      expect(told.map(({ subject }) => subject).toSorted()).toEqual([
        "A viewing of your home, Thursday 03/12/2026, 18:00",
        "Cancelled: the viewing of your home, Thursday 03/12/2026, 17:00",
        "Moved: the viewing of your home, Thursday 03/12/2026, 17:00",
      ]);
      expect(JSON.stringify(told)).not.toContain("Brough");
      expect((await rows())[0]?.tenantToldAt).not.toBeNull();
    });

    test("of photographs is not told that somebody is shown the home", async () => {
      const at = { negotiatorId: imogen(), listingId: home, date: "2026-12-03", time: "11:00" };
      const booked = await bookAppointment(await appContext(), by, {
        ...at,
        kind: "photographs",
        minutes: 60,
        place: "",
      });
      expect(getDetail(booked)).toBe("done");
      const [told] = await mailsOf("tenant-notice");
      expect(told?.subject).toContain("A visit to your home");
      expect(told?.html).toContain("Photography");
      expect(told?.html).not.toMatch(/viewing|show your home|rent your home/);
    });

    test("without an e-mail address leaves the renter no times to choose: they call", async () => {
      const bookingId = await book();
      await setWorkingHours(await appContext(), by, imogen(), mornings);
      const times = async () => (await findOwnViewing(await appContext(), bookingId))?.times;
      expect(await times()).not.toBeNull();
      await orm().update(homeViewings).set({ tenantEmail: "" });
      expect(await times()).toBeNull();
    });

    test("and the alarm are for whoever may change the diary", async () => {
      await book();
      const [row] = await rows();
      const show = async (mayChange: boolean) =>
        JSON.stringify(await showAppointment(await appContext(), row!.id, mayChange));
      expect(await show(true)).toContain("12#34");
      expect(await show(true)).not.toContain("noor@example.com");
      expect(await show(false)).not.toContain("12#34");
    });

    test("needs an address to be told at, which goes with them", async () => {
      const app = await appContext();
      const without = await setHomeViewing(app, by, home, { ...tenanted, tenantEmail: "" });
      expect(without).toMatchObject({ ok: false, refusal: { errors: [{ path: "tenantEmail" }] } });
      await setHomeViewing(app, by, home, { ...tenanted, isTenanted: false });
      await book();
      expect(await mailsOf("tenant-notice")).toEqual([]);
    });
  });

  describe("the public calendar", () => {
    test("offers anything while no hours are set, then what somebody can keep", async () => {
      const { now } = await appContext();
      expect(await findPublicTimes(orm(), home, now())).toEqual({ times: null });
      await setWorkingHours(await appContext(), by, imogen(), mornings);
      await book({ date: "2026-11-23", time: "10:00" });
      const times = (await findPublicTimes(orm(), home, now()))?.times ?? [];
      expect(times.slice(0, 3).map(({ startsAt }) => startsAt.toISOString())).toEqual([
        "2026-11-23T10:30:00.000Z",
        "2026-11-23T11:00:00.000Z",
        "2026-11-24T10:00:00.000Z",
      ]);
      expect(times.every(({ negotiatorId }) => negotiatorId === imogen())).toBe(true);
      expect(await findPublicTimes(orm(), "p99999999999", now())).toBeNull();
      expect(await findPublicTimes(orm(), "\0", now())).toBeNull();
    });

    test("is what a renter's own booking is held to", async () => {
      await setWorkingHours(await appContext(), by, imogen(), mornings);
      const app = await appContext();
      const late = plan({ onlyFree: true });
      expect(getDetail(await bookViewing(app, late, "visitor"))).toContain("no longer available");
      const bookingId = await book({ onlyFree: true, time: "10:00" });
      const to = { bookingId, onlyFree: true };
      expect(getDetail(await moveBooking(app, { ...to, time: "15:00" }, "visitor"))).toContain(
        "no longer available",
      );
      expect(getDetail(await moveBooking(app, { ...to, time: "10:30" }, "visitor"))).toBe("done");
    });
  });

  describe("availability", () => {
    test("takes hours and time off, and says what stands in it", async () => {
      const app = await appContext();
      await book();
      const hours = { week: week("10:00", "09:00"), areas: [], travelsBy: "walk" };
      expect(await setWorkingHours(app, by, imogen(), hours)).toMatchObject({ ok: false });
      expect(await orm().$count(workingHours)).toBe(0);
      const off = {
        from: "2026-12-03",
        until: "2026-12-04",
        starts: "",
        ends: "",
        reason: "Leave",
      };
      const added = await addTimeOff(app, by, imogen(), off);
      expect(added).toMatchObject({ ok: true, answer: { appointments: 1 } });
      const [row] = await rows();
      const listed = (await findAvailability(app, imogen(), null))?.off[0]?.appointments;
      expect(listed).toMatchObject([{ id: row!.id, home: createListing().name }]);
      await addTimeOff(app, by, imogen(), { ...off, from: "2026-12-05", until: "2026-12-05" });
      expect((await findAvailability(app, imogen(), null))?.off[1]?.appointments).toEqual([]);
      const wrong = await addTimeOff(app, by, imogen(), { ...off, until: "2026-12-02" });
      expect(wrong).toMatchObject({ ok: false, refusal: { errors: [{ path: "endsAt" }] } });
      const unknown = { id: by.staffId, negotiatorId: imogen() };
      expect(getDetail(await removeTimeOff(app, by, unknown))).toBe(
        "This time off has already been removed.",
      );
    });
  });

  test("a key is with one person at a time, and where it was is kept", async () => {
    const app = await appContext();
    const send = (texts: Texts) => sendForm(app, by, keyActs, texts);
    const added = { change: "add", code: "K-12", listingId: home, keptAt: "Hook 3" };
    expect((await send(added)).done).toBe("Key K-12 added.");
    const again = await send({ ...added, keptAt: "Hook 4" });
    expect(again).toMatchObject({ done: null, refusal: { errors: [{ path: "code" }] } });
    const { id } = (await listKeys(orm()))[0]!.key;
    const given = { change: "give", id, holderName: "Bright Sparks Ltd" };
    const give = () => send({ ...given, dueBack: "2026-11-22T17:00" });
    const both = await Promise.all([give(), give()]);
    expect(both.filter(({ done }) => done !== null)).toHaveLength(1);
    await send({ change: "return", id });
    await send({ change: "remove", id });
    const moves = await orm().select().from(keyMovements).orderBy(asc(keyMovements.id));
    expect(moves.map(({ action }) => action)).toEqual(["added", "given", "returned", "removed"]);
    expect(await listKeys(orm())).toEqual([]);
  });

  test("whoever waits is told once when there is a time, and what was offered is recorded", async () => {
    const app = await appContext();
    const hours = { week: week("10:00", "11:00"), areas: [], travelsBy: "walk" };
    await setWorkingHours(app, by, imogen(), hours);
    const off = { from: "2026-11-21", until: "2026-12-31", starts: "", ends: "", reason: "" };
    await addTimeOff(app, by, imogen(), off);
    await joinWaitingList(app, "visitor", adasRequest);
    await notifyWaiting(app);
    expect(await mails()).toEqual([]);
    expect(await listWaiting(orm(), home)).toMatchObject([{ contact: { firstname: "Ada" } }]);
    const later = await appContext(new Date("2026-12-31T12:00:00Z"));
    await Promise.all([notifyWaiting(later), notifyWaiting(later)]);
    expect(await mailsOf("viewing-wait")).toMatchObject([{ recipient: "ada@example.com" }]);
    expect(await orm().select().from(offeredTimes)).toMatchObject([
      { enquiryId: adasRequest, channel: "mail", times: [{ negotiatorId: imogen() }, {}, {}] },
    ]);
    expect((await orm().select().from(viewingWaits))[0]?.toldAt).not.toBeNull();
    expect(await orm().$count(outbox)).toBe(1);
    expect(await orm().$count(listings)).toBe(1);
  });
});
