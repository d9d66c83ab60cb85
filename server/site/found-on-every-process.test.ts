import { pino } from "pino";
import { afterEach, describe, expect, test, vi } from "vitest";
import { changeStates } from "../homes/change-states.ts";
import { publishHome } from "../homes/publish-home.ts";
import type { ChangedHomes } from "../listings/shown-homes.ts";
import { type Database, openDatabase } from "../platform/database/client.ts";
import { openPageCache } from "../platform/http/page-cache.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";
import { officeOrigin, useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { waitUntil } from "../testing/wait-until.ts";
import { serveFromCache } from "./cache-public-responses.ts";
import { startCacheInvalidation } from "./jobs.ts";

const log = pino({ level: "silent" });
const ends: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of ends.splice(0).toReversed()) await end();
});

describe("on two processes of one database", () => {
  const office = useOffice("server");

  /** Another process, with a connection and a cache of its own. */
  async function openOther(): Promise<Database> {
    const here = office.database();
    if (here.engine !== "server") throw new Error("A server was asked for.");
    const databaseUrl = here.pool.options.connectionString ?? null;
    const there = await openDatabase({ databaseUrl, dataDir: "", production: false, log });
    ends.push(() => there.close());
    return there;
  }

  async function startProcess(database: Database) {
    const now = () => office.clock.now;
    const pageCache = openPageCache<ChangedHomes>(1024 * 1024, now);
    const config = { publicUrl: officeOrigin };
    const app = await createTestContext(database, { pageCache, now, config });
    const { stop } = await startCacheInvalidation(app);
    ends.push(async () => stop());
    const answerFromCache = serveFromCache(app, createTestApp(app));
    const isFound = async () => {
      const request = new Request(`${officeOrigin}/api/properties?q=paragon`);
      const answer = await answerFromCache(request, {});
      return (await answer.text()).includes("Paragon");
    };
    /** Until it answers a search from its cache: what it says is old from then on, unless it is told. */
    const keepAnswer = () =>
      waitUntil(async () => {
        const { hits } = pageCache.figures();
        await isFound();
        expect(pageCache.figures().hits).toBeGreaterThan(hits);
      });
    return { app, isFound, keepAnswer };
  }

  test("a home that is published in one is found by the search of both within a second, and gone from both once withdrawn", async () => {
    const processes = [
      await startProcess(office.database()),
      await startProcess(await openOther()),
    ] as const;
    const [{ app }] = processes;
    const { id: staffId } = await office.hire("negotiator");
    const id = await draftHome(app, { staffId });

    async function expectSoon(isFound: boolean, change: () => Promise<{ ok: boolean }>) {
      for (const { keepAnswer } of processes) await keepAnswer();
      expect(await change()).toMatchObject({ ok: true });
      for (const one of processes) {
        await vi.waitFor(async () => expect(await one.isFound()).toBe(isFound), {
          timeout: 1000,
          interval: 20,
        });
      }
    }

    await expectSoon(true, () => publishHome(app, id, { actor: { staffId }, rentReason: "" }));
    await expectSoon(false, () =>
      changeStates(app, { staffId }, { ids: [id], to: "withdrawn", cancelViewings: false }),
    );
  });
});
