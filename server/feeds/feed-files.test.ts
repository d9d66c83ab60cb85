import { readdir } from "node:fs/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { buildBlm, createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { decideFile } from "./incoming/decide-file.ts";
import { findChannels } from "./feed-channels.ts";
import { endInterrupted, forgetOldFiles } from "./feed-jobs.ts";
import { feedFiles } from "./feed-tables.ts";
import { getFeedFolder } from "./incoming/receive-file.ts";
import { findLastTaken } from "./incoming/show-files.ts";
import { watchFolder } from "./incoming/watch-folder.ts";

describe.each(testEngines)("A file of a feed, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;

  test("is counted the same on its page, on Today and in the activity log", async () => {
    const bad = { AGENT_REF: "999999_A2", PRICE: "cheap", BEDROOMS: "two" };
    const odd = { AGENT_REF: "999999_A1", LET_TYPE_ID: "9", SHOE_SIZE: "44" };
    const { figures } = await feeds.take([odd, bad]);
    expect(figures).toMatchObject({ records: 2, taken: 1, refused: 1, warnings: 2 });
    expect((await findLastTaken(orm()))?.figures).toEqual(figures);
    const [logged] = await orm().select().from(audit).where(eq(audit.action, "feed.imported"));
    expect(logged?.detail).toMatchObject({ records: 2, taken: 1, refusals: 1, warnings: 2 });
  });

  test("that would withdraw more than a fifth is held, with the figures, until an owner takes it", async () => {
    const { id: staffId } = await feeds.hire("owner");
    await feeds.take(createManyRecords(12));
    const held = await feeds.take(createManyRecords(8));
    expect(held).toMatchObject({
      state: "held",
      problem:
        "4 of branch 999999’s 12 live properties are missing from the file. Check that it’s complete.",
      figures: { records: 8, withdrawn: 4 },
    });
    expect((await feeds.statuses()).every((one) => one.endsWith(" available"))).toBe(true);
    const app = await feeds.app();
    for (const role of ["manager", "administrator", "negotiator"] as const) {
      expect(await decideFile(app, { staffId, role }, held.id, "take")).toMatchObject({
        ok: false,
        refusal: { detail: "Only an admin can withdraw this many properties at once." },
      });
    }
    expect(await decideFile(app, { staffId, role: "owner" }, held.id, "take")).toMatchObject({
      ok: true,
    });
    const gone = (await feeds.statuses()).filter((one) => one.endsWith(" withdrawn"));
    expect(gone).toHaveLength(4);
  });

  test("that takes homes off the market by their state is no shorter for it", async () => {
    const many = createManyRecords(12);
    await feeds.take(many);
    const marked = many.map((home, index) => (index < 5 ? { ...home, STATUS_ID: "2" } : home));
    const held = await feeds.take(marked.slice(0, 9));
    expect(held).toMatchObject({ state: "held", figures: { withdrawn: 8, missing: 3 } });
    const taken = await feeds.take(marked.slice(0, 11));
    expect(taken).toMatchObject({ state: "taken", figures: { withdrawn: 6, missing: 1 } });
  });

  test("that is empty is held and can only be dropped", async () => {
    const { id: staffId } = await feeds.hire("owner");
    await feeds.take(createManyRecords(2));
    const held = await feeds.take([]);
    expect(held).toMatchObject({ state: "held", figures: { records: 0 }, report: null });
    const app = await feeds.app();
    const by = { staffId, role: "owner" } as const;
    expect(await decideFile(app, by, held.id, "take")).toMatchObject({ ok: false });
    expect(await decideFile(app, by, held.id, "drop")).toMatchObject({ ok: true });
    expect((await feeds.files()).find(({ id }) => id === held.id)?.state).toBe("dropped");
    expect(await feeds.statuses()).toEqual(["999999_A1 available", "999999_A2 available"]);
  });

  test("that is held is dropped by itself once a later one is taken", async () => {
    await feeds.take(createManyRecords(12));
    feeds.wait(60);
    await feeds.take(createManyRecords(3));
    feeds.wait(60);
    await feeds.take(createManyRecords(12));
    expect((await feeds.files()).map(({ state }) => state)).toEqual(["taken", "dropped", "taken"]);
  });

  test("in the watched folder is taken once, and the folder is left alone", async () => {
    const dir = feeds.makeFolder("in");
    const app = await feeds.app({ feedDir: dir });
    feeds.write("in/999999_2026112001.blm", buildBlm(createManyRecords(1)));
    feeds.write("in/notes.txt", "nothing");
    await watchFolder(app);
    await watchFolder(app);
    expect(await feeds.files()).toMatchObject([
      { name: "999999_2026112001.blm", state: "taken", source: "folder", receivedBy: "job" },
    ]);
    expect(await readdir(dir)).toEqual(["999999_2026112001.blm", "notes.txt"]);
    // Written anew under its old name it is another file.
    feeds.write("in/999999_2026112001.blm", buildBlm(createManyRecords(2)));
    await watchFolder(app);
    expect(await feeds.statuses()).toHaveLength(2);
  });

  test("of several of a branch that come at once the latest is taken", async () => {
    const dir = feeds.makeFolder("in");
    feeds.write("in/999999_2026112001.blm", buildBlm(createManyRecords(1)));
    await new Promise((resolve) => setTimeout(resolve, 20));
    feeds.write("in/999999_2026112002.blm", buildBlm(createManyRecords(3)));
    await watchFolder(await feeds.app({ feedDir: dir }));
    const states = (await feeds.files()).map(({ name, state }) => `${name} ${state}`);
    expect(states.toSorted()).toEqual([
      "999999_2026112001.blm dropped",
      "999999_2026112002.blm taken",
    ]);
    expect(await feeds.statuses()).toHaveLength(3);
  });

  test("of several branches that come at once under names without a date each is taken", async () => {
    const dir = feeds.makeFolder("in");
    const home = (branch: string) => [{ AGENT_REF: `${branch}_A1`, BRANCH_ID: branch }];
    feeds.write("in/export_north.blm", buildBlm(home("111111")));
    feeds.write("in/export_south.blm", buildBlm(home("222222")));
    await watchFolder(await feeds.app({ feedDir: dir }));
    expect((await feeds.files()).map(({ state }) => state)).toEqual(["taken", "taken"]);
    expect(await feeds.statuses()).toEqual(["111111_A1 available", "222222_A1 available"]);
  });

  test("a folder that is not there is told, and once it is there it is read", async () => {
    const dir = feeds.makeFolder("in");
    await watchFolder(await feeds.app({ feedDir: `${dir}-gone` }));
    expect((await findChannels(orm())).get("folder")).toMatchObject({
      problem: expect.stringContaining("ENOENT"),
      failures: 1,
    });
  });

  test("whose import was cut short can be tried again", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    const path = feeds.write("cut.blm", buildBlm(createManyRecords(1)));
    const at = { receivedAt: new Date("2026-11-20T08:00:00Z"), receivedBy: "job" };
    const [row] = await orm()
      .insert(feedFiles)
      .values({ ...at, origin: "blm", source: "folder", name: "cut.blm", path, state: "reading" })
      .returning();
    const app = await feeds.app();
    // It was tried once more since, which may still be going on in another process.
    await orm().update(feedFiles).set({ decidedAt: feeds.clock.now });
    await endInterrupted(app, false);
    expect((await feeds.files())[0]).toMatchObject({ state: "reading" });
    feeds.wait(31);
    await endInterrupted(await feeds.app(), false);
    expect((await feeds.files())[0]).toMatchObject({ state: "refused" });
    const by = { staffId, role: "negotiator" } as const;
    expect(await decideFile(app, by, row!.id, "retry")).toMatchObject({ ok: true });
    expect(await feeds.statuses()).toEqual(["999999_A1 available"]);
  });

  test("that the site keeps itself is deleted after two weeks, its report later", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.uploadAndFind(staffId, buildBlm(createManyRecords(1)));
    const app = await feeds.app();
    await forgetOldFiles(app);
    expect(await readdir(getFeedFolder(app))).toHaveLength(1);
    feeds.wait(15 * 24 * 60);
    await forgetOldFiles(await feeds.app());
    expect(await readdir(getFeedFolder(app))).toEqual([]);
    expect(await feeds.files()).toMatchObject([{ path: null, report: { taken: 1 } }]);
    feeds.wait(400 * 24 * 60);
    await forgetOldFiles(await feeds.app());
    expect(await orm().select().from(feedFiles).where(eq(feedFiles.name, "lintel.blm"))).toEqual(
      [],
    );
  });
});
