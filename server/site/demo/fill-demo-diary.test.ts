import { readFileSync } from "node:fs";
import { ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { Config } from "../../config.ts";
import { listings } from "../../listings/listing-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { findStaffByEmail } from "../../staff/staff.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";
import { createListing } from "../../testing/listing.ts";
import { addNegotiator } from "../../viewings/availability/add-negotiator.ts";
import { demoNegotiators } from "../../viewings/availability/demo-negotiators.ts";
import { appointments } from "../../viewings/diary/diary-tables.ts";
import { showDiary } from "../../viewings/diary/find-diary.ts";
import { readDemoDiary } from "./demo-data.ts";
import { fillDemoDiary } from "./fill-demo-diary.ts";

const { viewings, requests, homes, appointments: planned } = readDemoDiary();
const refs = [
  ...new Set([...viewings, ...requests, ...homes, ...planned].flatMap(({ home }) => home ?? [])),
];

test("every home of the demo's diary is in the demo's feed, and available", () => {
  const feed = readFileSync(resolveInProject("demo/999999_2026112101.BLM"), "latin1");
  const [columns = ""] = feed.split("#DEFINITION#")[1]!.trim().split("~");
  const [ref, status] = ["AGENT_REF", "STATUS_ID"].map((name) => columns.split("^").indexOf(name));
  const rows = feed
    .split("#DATA#")[1]!
    .split("~")
    .map((row) => row.trim().split("^"));
  const states = refs.map((one) => rows.find((row) => row[ref!] === one)?.[status!]);
  expect(new Set(states)).toEqual(new Set(["0"]));
});

/** On one engine: it does what people do in the office, which is tested on both. */
describe("the demo's diary", () => {
  const database = useDatabase("server");

  beforeEach(() => emptyTables(database()));

  async function fill(now: string, config: Partial<Config> = {}) {
    const app = await createTestContext(database(), {
      now: () => new Date(now),
      config: { publicUrl: null, demoData: true, ...config },
    });
    const listed = refs.map((agentRef, n) => createListing({ id: `p0000000020${n}`, agentRef }));
    if ((await database().orm.$count(listings)) === 0) await addListedHomes(database(), listed);
    for (const negotiator of demoNegotiators) await addNegotiator(app, negotiator);
    await fillDemoDiary(app);
    return app;
  }

  test.each([
    ["on a working day", "2026-11-20T09:44:00Z"],
    ["on a Sunday in summer", "2026-07-19T12:00:00Z"],
  ])(
    "loaded %s, it has something on each day of the week, and requests to book",
    async (_when, now) => {
      const app = await fill(now);
      const imogen = await findStaffByEmail(database().orm, "imogen@lintel.example.com");
      const signedIn = { ...imogen!, staffId: imogen!.id, sessionId: "", isFresh: true };
      const day = getLondonDate(new Date(now));
      const diary = await showDiary(app, signedIn, { view: "week", day, who: null });
      expect(diary.personId).toBe(diary.ownId);
      const own = diary.appointments.filter(({ negotiatorId }) => negotiatorId === diary.ownId);
      const days = new Set(own.map(({ startsAt }) => getLondonDate(startsAt)));
      expect(days.size).toBeGreaterThanOrEqual(5);
      expect(diary.asks.map(({ name }) => name)).toContain("Rasheed Okafor");
      expect(diary.asks.every(({ fits }) => fits.length > 0)).toBe(true);
      expect(new Set(diary.appointments.map(({ kind }) => kind)).size).toBe(5);
    },
  );

  test("no mail is due", async () => {
    await fill("2026-11-20T09:44:00Z");
    expect(await database().orm.$count(outbox, ne(outbox.state, "sent"))).toBe(0);
    expect(await database().orm.$count(outbox)).toBeGreaterThan(20);
  });

  test("a second start adds nothing, and a site with a public address gets none", async () => {
    await fill("2026-11-20T09:44:00Z");
    const before = await database().orm.$count(appointments);
    await fill("2026-11-20T09:50:00Z");
    expect(await database().orm.$count(appointments)).toBe(before);
    await emptyTables(database());
    await fill("2026-11-20T09:44:00Z", { publicUrl: "https://lettings.example.com" });
    expect(await database().orm.$count(appointments)).toBe(0);
  });
});
