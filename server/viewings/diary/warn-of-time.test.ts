import { beforeEach, describe, expect, test } from "vitest";
import { unseenMessage } from "../../../domain/shared/text/direction-marks.ts";
import { beasRequest } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createWeek } from "../../testing/diary.ts";
import { useDiary } from "../../testing/diary-bookings.ts";
import { usualHomeViewing } from "../../../domain/viewings/keys/home-viewing.ts";
import { homeViewings } from "../keys/home-viewing-tables.ts";
import { createListing } from "../../testing/listing.ts";
import { bookByForm } from "../appointments/book-by-form.ts";
import { changeByForm, moveByForm } from "../../testing/sent-forms.ts";
import { setWorkingHours } from "../availability/set-working-hours.ts";
import { addTimeOff } from "../availability/time-off.ts";

const home = createListing().id;

describe.each(testEngines)("a time that something speaks against, on the %s engine", (engine) => {
  const { appContext, book, block, tom, rows, mailsOf, by } = useDiary(engine);

  beforeEach(async () => {
    const off = { from: "2026-12-04", until: "2026-12-05", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(await appContext(), by, tom(), off);
  });

  const moveTo = async (time: string, anyway?: string, date = "2026-12-04") => {
    const [row] = await rows();
    return moveByForm(await appContext(), by, {
      appointment: row!.id,
      date,
      time,
      negotiator: String(tom()),
      ...(anyway !== undefined && { anyway }),
    });
  };

  test("a move into leave says so, sends nothing, and is done when it is sent again", async () => {
    await book();
    const asked = await moveTo("18:00");
    expect(asked).toMatchObject({
      ok: false,
      refusal: {
        detail: "Tom is off until the end of Sat 5 Dec.",
        freeTimes: [{ date: "2026-12-07", time: "09:00" }, {}, {}],
      },
    });
    expect(await mailsOf("booking-moved")).toEqual([]);
    const anyway = asked.ok ? "" : asked.refusal.anyway;
    expect(await moveTo("18:00", anyway)).toMatchObject({ ok: true });
    expect(await mailsOf("booking-moved")).toHaveLength(1);
  });

  test("a tenant's notice is asked for before what speaks against a time, moved or new", async () => {
    await book();
    const app = await appContext();
    const untold = { access: "", alarm: "", tenantName: "", tenantEmail: "", changedAt: app.now() };
    await app.database.orm
      .insert(homeViewings)
      .values({ ...usualHomeViewing, ...untold, listingId: home, isTenanted: true });
    const errors = [{ path: "tenantConsent" }];
    const [row] = await rows();
    const move = { appointment: row!.id, date: "2026-12-04", time: "18:00" };
    const moved = async (more = {}) =>
      moveByForm(app, by, { ...move, negotiator: String(tom()), ...more });
    const booked = async (more = {}) =>
      bookByForm(app, by, {
        kind: "photographs",
        negotiatorId: String(tom()),
        listingId: home,
        date: "2026-12-04",
        time: "15:00",
        minutes: "60",
        ...more,
      });
    for (const send of [moved, booked]) {
      const refused = await send();
      expect(refused).toMatchObject({ ok: false, refusal: { errors } });
      expect(refused.ok || refused.refusal.anyway).toBeUndefined();
      const asked = await send({ tenantConsent: "By phone on Monday" });
      expect(asked).toMatchObject({ ok: false, refusal: { anyway: expect.any(String) } });
    }
    expect(await rows()).toEqual([row]);
  });

  test("a place, a note, a consent or a reason with what can't be seen is refused beside its field", async () => {
    await book();
    const [row] = await rows();
    const app = await appContext();
    const move = { appointment: row!.id, date: "2026-12-07", time: "18:00" };
    for (const path of ["place", "note", "tenantConsent"])
      for (const text of ["At the \0door", "At the \u202Erood"])
        expect(
          await moveByForm(app, by, { ...move, negotiator: String(tom()), [path]: text }),
        ).toMatchObject({ refusal: { errors: [{ path, message: unseenMessage }] } });
    const cancel = { change: "cancel", reason: "They \0rang" };
    expect(await changeByForm(app, by, row!.id, cancel)).toMatchObject({
      refusal: { errors: [{ path: "reason", message: unseenMessage }] },
    });
    expect(await rows()).toEqual([row]);
  });

  test("what was said of one time does not let another one pass", async () => {
    await book();
    const asked = await moveTo("18:00");
    const anyway = asked.ok ? "" : asked.refusal.anyway;
    expect(await moveTo("18:30", anyway)).toMatchObject({ ok: false });
  });

  test("hours and the way from another appointment are said together", async () => {
    await book();
    await setWorkingHours(await appContext(), by, tom(), {
      week: createWeek("10:00", "12:00"),
      areas: [],
      travelsBy: "walk",
    });
    expect(await moveTo("18:00")).toMatchObject({
      refusal: {
        detail: "Tom works from 10:00 to 12:00 that day. Tom is off until the end of Sat 5 Dec.",
      },
    });
    expect(await moveTo("11:00", undefined, "2026-12-03")).toMatchObject({ ok: true });
  });

  test("a note is changed without a question about the hour that stands already", async () => {
    await book();
    const asked = await moveTo("18:00");
    await moveTo("18:00", asked.ok ? "" : asked.refusal.anyway);
    const [row] = await rows();
    const same = {
      appointment: row!.id,
      date: "2026-12-04",
      time: "18:00",
      negotiator: String(tom()),
      place: "At the gate",
    };
    expect(await moveByForm(await appContext(), by, same)).toMatchObject({ ok: true });
  });

  test("a new appointment asks the same, after what is wrong with its fields", async () => {
    const photographs = {
      kind: "photographs",
      negotiatorId: String(tom()),
      listingId: home,
      date: "2026-12-04",
      time: "11:00",
      minutes: "60",
    };
    const send = async (fields: object) =>
      bookByForm(await appContext(), by, { ...photographs, ...fields });
    expect(await send({ time: "" })).toMatchObject({ refusal: { errors: [{ path: "time" }] } });
    const asked = await send({});
    expect(asked).toMatchObject({ refusal: { detail: "Tom is off until the end of Sat 5 Dec." } });
    expect(await rows()).toEqual([]);
    const anyway = asked.ok ? "" : asked.refusal.anyway;
    expect(await send({ anyway })).toMatchObject({ ok: true });
  });

  test.each([
    ["a Sunday", { date: "2026-12-06", time: "11:00" }, "Select a day from Monday to Saturday."],
    ["an evening", { date: "2026-12-04", time: "18:45" }, /^Enter a start time from/],
    [
      "a length",
      { date: "2026-12-04", time: "11:00", minutes: "150" },
      "Enter a length from 10 to 120 minutes.",
    ],
  ])("%s that no viewing can have is refused without a question", async (_, to, said) => {
    await book();
    const [row] = await rows();
    const move = { appointment: row!.id, negotiator: String(tom()), ...to };
    const moved = await moveByForm(await appContext(), by, move);
    const { refusal } = moved.ok ? expect.fail() : moved;
    expect(refusal).not.toHaveProperty("anyway");
    expect(refusal.detail).toEqual(typeof said === "string" ? said : expect.stringMatching(said));
    expect(await rows()).toEqual([row]);
  });

  test("a new block viewing and one that moves are not asked about on a Sunday", async () => {
    const sunday = { date: "2026-12-06", time: "11:00" };
    const ofNew = { kind: "viewing", listingId: home, negotiatorId: String(tom()) };
    const fields = { ...ofNew, ...sunday, minutes: "60", places: "4", slotMinutes: "" };
    const refused = { refusal: { errors: [{ path: "date" }] } };
    expect(await bookByForm(await appContext(), by, fields)).toMatchObject(refused);
    const move = { appointment: await block(), negotiator: String(tom()), ...sunday };
    expect(await moveByForm(await appContext(), by, move)).toMatchObject(refused);
  });

  test("photographs may still be on a Sunday that somebody has off, once that was read", async () => {
    await setWorkingHours(await appContext(), by, tom(), {
      week: createWeek("10:00", "12:00"),
      areas: [],
      travelsBy: "walk",
    });
    const photographs = {
      kind: "photographs",
      negotiatorId: String(tom()),
      listingId: home,
      date: "2026-12-06",
      time: "11:00",
      minutes: "60",
    };
    const asked = await bookByForm(await appContext(), by, photographs);
    const anyway = asked.ok ? "" : asked.refusal.anyway;
    expect(await bookByForm(await appContext(), by, { ...photographs, anyway })).toMatchObject({
      ok: true,
    });
  });

  test("the way to an address that somebody typed is asked about, and again once it is another", async () => {
    await book({ negotiatorId: tom(), date: "2026-12-03", time: "10:30" });
    const app = await appContext();
    const valuation = {
      kind: "valuation",
      negotiatorId: String(tom()),
      date: "2026-12-03",
      time: "11:00",
      minutes: "45",
    };
    const far = "1 High Street, Croydon CR0 1YB";
    const asked = await bookByForm(app, by, { ...valuation, place: far });
    expect(asked).toMatchObject({
      refusal: { detail: expect.stringContaining("from Loriner Street") },
    });
    const booked = await bookByForm(app, by, { ...valuation, place: "At their place" });
    if (!booked.ok) throw new Error(booked.refusal.detail);
    const move = {
      appointment: booked.answer.appointmentId,
      date: "2026-12-03",
      time: "11:00",
      negotiator: String(tom()),
    };
    expect(await moveByForm(app, by, { ...move, place: far })).toMatchObject({
      refusal: { detail: expect.stringContaining("from Loriner Street") },
    });
    expect(await moveByForm(app, by, { ...move, note: "Ring twice" })).toMatchObject({ ok: true });
  });

  test("what the diary refuses is refused as before, with other times", async () => {
    await book();
    await book({ enquiryId: beasRequest, negotiatorId: tom(), time: "15:00" });
    const id = (await rows()).find(({ negotiatorId }) => negotiatorId !== tom())?.id ?? "";
    const move = { appointment: id, date: "2026-12-03", time: "15:15", negotiator: String(tom()) };
    const clash = await moveByForm(await appContext(), by, move);
    expect(clash).toMatchObject({ ok: false, refusal: { conflict: {} } });
    const said = /^Tom has another appointment at that time: viewing, .+, 15:00 to 15:30\.$/;
    expect(clash.ok ? "" : clash.refusal.detail).toMatch(said);
    const times = ["15:30", "16:00", "16:30"].map((time) => ({
      date: "2026-12-03",
      time,
      label: `Thu 3 Dec, ${time}`,
    }));
    expect(clash).toMatchObject({ refusal: { freeTimes: times } });
    const valuation = { kind: "valuation", place: "1 Kiln Yard", minutes: "30", note: "" };
    const at = { date: "2026-12-03", time: "15:00", negotiatorId: String(tom()) };
    const added = await bookByForm(await appContext(), by, { ...valuation, ...at });
    expect(added.ok ? "" : added.refusal.detail).toMatch(
      /^Tom has another appointment at that time: viewing, .+, 15:00 to 15:30\.$/,
    );
    expect(added).toMatchObject({ refusal: { freeTimes: times } });
    const [next] = times;
    const instead = { ...at, date: next!.date, time: next!.time };
    expect(await bookByForm(await appContext(), by, { ...valuation, ...instead })).toMatchObject({
      ok: true,
    });
  });

  test("of an appointment that another branch has, only the time is said", async () => {
    await book({ negotiatorId: tom(), time: "15:00" });
    const valuation = { kind: "valuation", place: "1 Kiln Yard", minutes: "30", note: "" };
    const at = { date: "2026-12-03", time: "15:00", negotiatorId: String(tom()) };
    const elsewhere = crypto.randomUUID();
    const limited = {
      ...by,
      branchView: { own: elsewhere, shown: elsewhere, isLimited: true },
    };
    const added = await bookByForm(await appContext(), limited, { ...valuation, ...at });
    expect(added.ok ? "" : added.refusal.detail).toMatch(
      /^Tom has another appointment at that time: 15:00 to 15:30\./,
    );
  });
});
