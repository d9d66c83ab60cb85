import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { createDiary } from "../../../domain/viewings/diary/diary.ts";
import { listings } from "../../listings/listing-tables.ts";
import { getDetail, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { workingHours } from "./availability-tables.ts";
import { bookViewing } from "../bookings/book-viewing.ts";
import { findDiaryFacts } from "../diary/diary-facts.ts";
import { findPublicTimes } from "../requests/public-times.ts";

let osrm: TestService;
beforeAll(async () => {
  osrm = await startTestService();
});
afterAll(() => osrm.close());

describe.each(testEngines)("with a route planner, on the %s engine", (engine) => {
  const viewings = useBookings(engine);
  const { database, appContext, plan, book } = viewings;
  const orm = () => database().orm;
  const open = () => appContext(noon, { config: { routingUrl: osrm.url } });
  const day = "2026-11-23";
  const listStarts = async (app: Awaited<ReturnType<typeof open>>) => {
    const found = await findPublicTimes(orm(), "p00000000002", noon, {
      findRoutes: app.routes.find,
    });
    return (found?.times ?? [])
      .map(({ startsAt }) => startsAt.toISOString().slice(0, 16))
      .filter((start) => start.startsWith(day))
      .map((start) => start.slice(11));
  };

  beforeEach(async () => {
    osrm.asked.length = 0;
    await viewings.askElsewhere();
    const hours = { weekday: 1, starts: "10:00", ends: "13:00" };
    await orm()
      .insert(workingHours)
      .values({ negotiatorId: plan().negotiatorId, ...hours });
    await book({ date: day, time: "10:00" });
    // The other home is a mile away.
    await orm().update(listings).set({ lat: 51.541 }).where(eq(listings.id, "p00000000002"));
  });

  test("free times leave the minutes that it gives, and a renter's booking is held to them", async () => {
    osrm.answers({ body: { code: "Ok", durations: [[5400]] } });
    expect(await listStarts(await appContext())).toEqual(["11:00", "11:30", "12:00", "12:30"]);
    expect(await listStarts(await open())).toEqual(["12:00", "12:30"]);
    const wanted = plan({ enquiryId: "a0CLEOCLEOCLEOCLEO", date: day, onlyFree: true });
    const soon = await bookViewing(await open(), { ...wanted, time: "11:00" }, "visitor");
    expect(getDetail(soon)).toContain("no longer available");
    osrm.answers({ body: { code: "Ok", durations: [[0]] } });
    const quick = await bookViewing(await open(), { ...wanted, time: "10:30" }, "visitor");
    expect(getDetail(quick)).toBe("done");
  });

  test("the diary's plain data have the minutes between a person's places", async () => {
    osrm.answers({ body: { code: "Ok", durations: [[720]] } });
    const app = await open();
    const period = { from: noon, until: new Date("2026-11-30T00:00:00Z"), now: noon };
    await bookViewing(
      app,
      plan({ enquiryId: "a0CLEOCLEOCLEOCLEO", date: day, time: "12:00" }),
      "command line",
    );
    const facts = await findDiaryFacts(orm(), period, app.routes.find);
    expect(Object.values(facts.routedMinutes ?? {})).toEqual([12]);
    const [first, second] = facts.entries;
    const sent = createDiary(structuredClone(facts));
    expect(sent.travel(second!.at!, first!.at!, "walk")).toBe(12);
    expect(sent.travel(second!.at!, first!.at!, "car")).toBeGreaterThan(0);
  });
});
