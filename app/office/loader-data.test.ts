import { beforeEach, describe, expect, test } from "vitest";
import { officeRoutes } from "../routes.ts";
import { officeSubjects } from "../../domain/shared/office-subjects.ts";
import { listings } from "../../server/listings/listing-tables.ts";
import { addBranch, islington, peckham } from "../../server/testing/branches.ts";
import { fillBranch, hireInto } from "../../server/testing/branch-records.ts";
import { timeOff } from "../../server/viewings/availability/availability-tables.ts";
import { appointments } from "../../server/viewings/diary/diary-tables.ts";
import { testEngines } from "../../server/testing/database.ts";
import { useTenancies } from "../../server/testing/use-tenancies.ts";
import type { TestBrowser } from "../../server/testing/office.ts";
import { visitOfficePage } from "../../server/testing/office-pages.ts";
import { waitUntil } from "../../server/testing/wait-until.ts";

/** Programs, and a stream that ends with the site. */
const unread = new Set(["office/events", "office/run-sheet/worker.js", "office/sign-out"]);
const lists = officeRoutes.map(({ path }) => path!).filter((path) => !unread.has(path));

describe.each(testEngines)("What a page sends to the browser, on the %s engine,", (engine) => {
  const setup = useTenancies(engine);
  let records: Record<string, string> = {};
  let readers: [string, TestBrowser][] = [];
  /** Nothing of this may reach somebody of another branch. */
  let foreign: string[] = [];

  beforeEach(async () => {
    const app = await setup.app();
    const south = await addBranch(app, { ...peckham, areas: "", feedId: "" });
    const north = await addBranch(app, { ...islington, areas: "" });
    records = await fillBranch(setup, north);
    readers = [
      ["negotiator", await hireInto(setup, south, "negotiator")],
      ["reader", await hireInto(setup, south, "reader")],
    ];
    const [home] = await app.database.orm.select().from(listings);
    const { name, address, lat, long } = home!;
    foreign = [...Object.values(records), name, address, `${lat}`, `${long}`, "900461"];
    foreign = [...new Set(foreign)].filter((text) => text.length > 3);
  });

  const visit = async (browser: TestBrowser, pattern: string, search: string) =>
    visitOfficePage(await setup.app(), browser, { pattern, params: {}, search });

  test("holds neither ids, nor names, nor places of another branch’s records", async () => {
    const searches = ["", "?day=2026-11-21&view=team&whose=office&find=Ob&q=Lorin&text=Ada"];
    for (const [who, browser] of readers)
      for (const pattern of lists)
        for (const search of searches) {
          const { text } = await visit(browser, pattern, search);
          const asked = `${who}: ${pattern}${search}`;
          expect([asked, foreign.filter((one) => text.includes(one))]).toEqual([asked, []]);
        }
  });

  test("says of a colleague whom branches share when they are busy, and nothing else", async () => {
    const { text } = await visit(readers[0]![1], "office/diary", "?day=2026-11-21");
    const { diary } = JSON.parse(text);
    const [entry] = diary.facts.entries;
    const { startsAt, endsAt, negotiatorId, ...rest } = entry;
    expect([startsAt, endsAt, typeof negotiatorId]).toEqual([
      "2026-11-21T14:00:00.000Z",
      "2026-11-21T14:30:00.000Z",
      "number",
    ]);
    expect(rest).toEqual({
      id: "busy-0",
      kind: "other",
      listingId: null,
      at: null,
      openSlots: [],
    });
  });

  test("counts what stands in a colleague’s leave at another branch, and sends nothing of it", async () => {
    const { orm } = setup.database();
    const [appointment] = await orm.select().from(appointments);
    const { negotiatorId, startsAt, endsAt } = appointment!;
    const added = { createdBy: "command line", createdAt: setup.clock.now };
    const leave = { negotiatorId, startsAt, endsAt, reason: "Dentist" };
    await orm.insert(timeOff).values({ ...leave, ...added });
    const pattern = "office/diary/availability/:id?";
    for (const [who, browser] of readers) {
      const params = { id: `${negotiatorId}` };
      const { text } = await visitOfficePage(await setup.app(), browser, { pattern, params });
      const { person } = JSON.parse(text);
      expect(person.off).toMatchObject([{ reason: "Dentist", appointments: [], elsewhere: 1 }]);
      expect([who, foreign.filter((one) => text.includes(one))]).toEqual([who, []]);
    }
  });

  test("is told by the stream that something has changed, and never what", async () => {
    const app = await setup.app();
    for (const [, browser] of readers) {
      const streamed = visit(browser, "office/events", "");
      await waitUntil(() => expect(app.officeStream.listReaders()).toHaveLength(1));
      for (const id of Object.values(records))
        for (const subject of officeSubjects) app.officeStream.publish({ subject, id });
      app.officeStream.end(() => true);
      const { text } = await streamed;
      expect(text).toContain('{"subject":"offer"}');
      expect(foreign.filter((one) => text.includes(one))).toEqual([]);
    }
  });
});
