import { asc } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { londonTime } from "../../../domain/shared/london-time.ts";
import type { PageReader } from "../../platform/http/page-reader.ts";
import { beasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { bookings } from "./booking-tables.ts";
import { offeredTimes } from "../keys/home-viewing-tables.ts";
import { showOwnViewing } from "./show-own-viewing.ts";

const reader = { method: "GET", userAgent: "Mozilla/5.0 Firefox/145.0", isPrefetch: false };

describe.each(testEngines)("other times on a renter's own page, on the %s engine", (engine) => {
  const { database, appContext, book, plan, work } = useBookings(engine);
  const orm = () => database().orm;
  const rows = () => orm().select().from(offeredTimes).orderBy(asc(offeredTimes.id));
  const open = async (id: string, now = noon, as: Partial<PageReader> = {}) =>
    showOwnViewing(await appContext(now), id, { ...reader, ...as });

  beforeEach(() => work(plan().negotiatorId));

  test("are recorded as offered once a day: opened again, or twice at once, nothing is written", async () => {
    const id = await book();
    const [own] = await Promise.all([open(id), open(id)]);
    await open(id);
    const { listingId, contactId, enquiryId } = (await orm().select().from(bookings))[0]!;
    expect(await rows()).toEqual([
      {
        id: expect.any(Number),
        bookingId: id,
        listingId,
        contactId,
        enquiryId,
        channel: "own-page",
        staffId: null,
        shownOn: "2026-11-21",
        times: own!.times!.map(({ startsAt, negotiatorId }) => {
          return { startsAt: startsAt.toISOString(), negotiatorId };
        }),
        at: noon,
      },
    ]);
    await open(id, new Date("2026-11-22T09:00:00Z"));
    expect((await rows()).map(({ shownOn }) => shownOn)).toEqual(["2026-11-21", "2026-11-22"]);
  });

  test("that were not among them before are added to the day's", async () => {
    const id = await book();
    const own = await open(id);
    const before = (await rows())[0]!.times;
    const { startsAt } = own!.times![0]!;
    const taken = { date: getLondonDate(startsAt), time: londonTime(startsAt) };
    await book({ enquiryId: beasRequest, ...taken });
    await open(id);
    const [row, ...others] = await rows();
    expect(others).toEqual([]);
    expect(row!.times.slice(0, before.length)).toEqual(before);
    expect(row!.times.length).toBeGreaterThan(before.length);
    expect(row!.times.length).toBe(new Set(row!.times.map((one) => one.startsAt)).size);
  });

  test.each([
    ["a page that is fetched ahead", { isPrefetch: true }],
    ["a preview of the link in a chat", { userAgent: "WhatsApp/2.23.20.0" }],
    ["a program that only asks for the headers", { method: "HEAD" }],
    ["one that says nothing of itself", { userAgent: undefined }],
  ])("are not recorded for %s", async (_, as) => {
    const id = await book();
    expect((await open(id, noon, as))?.times?.length).toBeGreaterThan(0);
    expect(await rows()).toEqual([]);
  });

  test("are not recorded where none is shown, or the link is nobody's", async () => {
    const id = await book();
    await open(id, new Date("2026-12-03T17:00:00Z"));
    expect(await open("f".repeat(24))).toBeNull();
    expect(await rows()).toEqual([]);
  });
});
