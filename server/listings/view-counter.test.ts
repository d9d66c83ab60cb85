import { describe, expect, test } from "vitest";
import { listingRecords } from "./listing-record-tables.ts";
import { listingViews, viewMarks, viewSalts } from "./listing-view-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { createViewCounter, type SeenPage } from "./view-counter.ts";

const seen: SeenPage = {
  path: "/property/p1",
  status: 200,
  method: "GET",
  address: "192.0.2.1",
  userAgent: "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0",
  isPrefetch: false,
  isStaff: false,
};

describe.each(testEngines)("Views of a home, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const start = async () => {
    const record = { origin: "office", branchId: "1", state: "available" as const };
    await orm()
      .insert(listingRecords)
      .values(["p1", "p2"].map((id) => ({ ...record, id, agentRef: id })));
    return createViewCounter(office.database(), () => office.clock.now);
  };
  const views = async () =>
    (await orm().select().from(listingViews).orderBy(listingViews.listingId, listingViews.day)).map(
      ({ listingId, day, views: count }) => [listingId, day, count],
    );

  test("are counted once for each person, home and day", async () => {
    const counter = await start();
    for (const page of [seen, seen, { ...seen, address: "192.0.2.2" }]) counter.note(page);
    counter.note({ ...seen, path: "/property/p2.data" });
    expect(await counter.save()).toBe(3);
    counter.note(seen);
    expect(await counter.save()).toBe(0);
    expect(await views()).toEqual([
      ["p1", "2026-11-20", 2],
      ["p2", "2026-11-20", 1],
    ]);
  });

  test("of another process add to the same day", async () => {
    const one = await start();
    const other = createViewCounter(office.database(), () => office.clock.now);
    one.note(seen);
    other.note(seen);
    other.note({ ...seen, address: "192.0.2.9" });
    await one.save();
    await other.save();
    expect(await views()).toEqual([["p1", "2026-11-20", 2]]);
  });

  test.each([
    ["a robot", { userAgent: "Mozilla/5.0 (compatible; Googlebot/2.1)" }],
    ["a program without a name", { userAgent: undefined }],
    ["a browser that fetches ahead", { isPrefetch: true }],
    ["somebody who works here", { isStaff: true }],
    ["a page that is not there", { status: 404 }],
    ["another page", { path: "/property/p1/preview" }],
    ["a home that is not known", { path: "/property/nowhere" }],
  ])("do not count %s", async (_, change) => {
    const counter = await start();
    counter.note({ ...seen, ...change });
    expect(await counter.save()).toBe(0);
    expect(await views()).toEqual([]);
  });

  test("leave nothing of a person: no address, and no salt once the day is over", async () => {
    const counter = await start();
    counter.note(seen);
    await counter.save();
    const [{ salt } = { salt: "" }] = await orm().select().from(viewSalts);
    const marks = await orm().select().from(viewMarks);
    expect(JSON.stringify(marks)).not.toContain("192.0.2.1");
    office.clock.now = new Date("2026-11-21T09:00:00Z");
    counter.note(seen);
    expect(await counter.save()).toBe(1);
    const [next] = await orm().select().from(viewSalts);
    expect(next?.day).toBe("2026-11-21");
    expect(next?.salt).not.toBe(salt);
    expect((await orm().select().from(viewMarks)).map(({ day }) => day)).toEqual(["2026-11-21"]);
    expect(await views()).toEqual([
      ["p1", "2026-11-20", 1],
      ["p1", "2026-11-21", 1],
    ]);
  });
});
