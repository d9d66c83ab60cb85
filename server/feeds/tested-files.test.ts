import { readdir } from "node:fs/promises";
import { describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { buildBlm, createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { decideFile } from "./incoming/decide-file.ts";
import { findFeedAlerts } from "./feed-alerts.ts";
import { feedFiles } from "./feed-tables.ts";
import { getFeedFolder } from "./incoming/receive-file.ts";
import { showFeeds } from "./show-feeds.ts";

describe.each(testEngines)("A file that somebody tests, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;

  test("that is dropped is reported field by field, and changes nothing", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.take(createManyRecords(3));
    const before = await orm().select().from(listings);
    const records: Record<string, string>[] = [
      { AGENT_REF: "999999_A1", PRICE: "1900" },
      { AGENT_REF: "999999_A2", PRICE: "cheap" },
      { AGENT_REF: "999999_A9" },
    ];
    const file = await feeds.uploadAndFind(staffId, buildBlm(records));
    expect(file).toMatchObject({
      state: "checked",
      source: "upload",
      receivedBy: staffId,
      figures: { records: 3, taken: 2, added: 1, changed: 1, withdrawn: 1, refused: 1 },
    });
    expect(file.report?.refused).toMatchObject([
      { record: "999999_A2", line: 11, field: "PRICE", said: { value: "cheap^" } },
    ]);
    expect(file.report?.differences).toMatchObject([
      {
        reference: "999999_A1",
        kind: "changed",
        fields: [{ label: "Rent", was: "£1,000 a month", became: "£1,900 a month" }],
      },
      { reference: "999999_A9", kind: "new" },
      { reference: "999999_A3", kind: "withdrawn" },
    ]);
    expect(await orm().select().from(listings)).toEqual(before);
  });

  test("that was looked at is taken when somebody says so, once", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    const by = { staffId, role: "negotiator" } as const;
    const file = await feeds.uploadAndFind(staffId, buildBlm(createManyRecords(2)));
    const app = await feeds.app();
    expect(await decideFile(app, by, file.id, "take")).toMatchObject({ ok: true });
    expect(await feeds.statuses()).toEqual(["999999_A1 available", "999999_A2 available"]);
    expect(await decideFile(app, by, file.id, "take")).toMatchObject({
      ok: false,
      refusal: { detail: "Someone has already dealt with this file." },
    });
    expect(await feeds.audited()).toContainEqual([staffId, "feed.file-taken"]);
    expect(await feeds.audited()).toContainEqual([staffId, "feed.imported"]);
  });

  test.each([
    ["nothing", "", "Choose a BLM file or a ZIP"],
    ["a file that is none", "hello", null],
  ])("that is %s is refused with words", async (_, content, detail) => {
    const { id: staffId } = await feeds.hire("negotiator");
    const outcome = await feeds.upload(staffId, content);
    if (detail !== null) {
      expect(outcome).toMatchObject({ refusal: { errors: [{ path: "file" }], detail } });
    } else {
      expect(outcome.refusal).toBeUndefined();
      const [file] = await feeds.files();
      expect(file).toMatchObject({ state: "refused", problem: expect.any(String), report: null });
    }
  });

  test("that is short is one file however often somebody tests it", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.take(createManyRecords(10));
    const short = buildBlm(createManyRecords(3));
    const first = await feeds.uploadAndFind(staffId, short);
    expect(first).toMatchObject({ state: "checked", figures: { isShort: true } });
    const before = (await feeds.files()).length;
    const again = await feeds.uploadAndFind(staffId, short);
    expect(again).toMatchObject({ id: first.id, state: "checked" });
    expect(again.path).not.toBe(first.path);
    expect(await readdir(getFeedFolder(await feeds.app()))).toHaveLength(1);
    expect(await feeds.files()).toHaveLength(before);
    const other = await feeds.uploadAndFind(staffId, buildBlm(createManyRecords(4)));
    expect(other.id).not.toBe(first.id);
  });

  test("that somebody only tests is never held, and needs an owner if it lacks many homes", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.take(createManyRecords(12));
    const tried = await feeds.uploadAndFind(staffId, buildBlm(createManyRecords(2)));
    expect(tried).toMatchObject({ state: "checked", figures: { withdrawn: 10, isShort: true } });
    expect(await findFeedAlerts(await feeds.app())).toEqual([]);
    expect((await showFeeds(await feeds.app(), tried.id)).held).toEqual([]);
    const by = { staffId, role: "negotiator" } as const;
    expect(await decideFile(await feeds.app(), by, tried.id, "take")).toMatchObject({ ok: false });
    feeds.wait(60);
    await feeds.take(createManyRecords(12));
    expect((await feeds.files())[1]).toMatchObject({ id: tried.id, state: "checked" });
    const owner = { staffId, role: "owner" } as const;
    expect(await decideFile(await feeds.app(), owner, tried.id, "take")).toMatchObject({
      ok: true,
    });
  });

  test("that was tested and has become short since is still a test, and changes nothing", async () => {
    const { id: staffId } = await feeds.hire("owner");
    const by = { staffId, role: "owner" } as const;
    const tested = await feeds.uploadAndFind(staffId, buildBlm(createManyRecords(3)));
    expect(tested).toMatchObject({ state: "checked", figures: { isShort: false } });
    feeds.wait(60);
    await feeds.take(createManyRecords(12));
    const app = await feeds.app();
    expect(await decideFile(app, by, tested.id, "take")).toMatchObject({
      ok: false,
      refusal: {
        detail:
          "9 of branch 999999’s 12 live properties are missing from the file. Check that it’s complete.",
      },
    });
    const [again] = await feeds.files();
    expect(again).toMatchObject({ state: "checked", figures: { withdrawn: 9, isShort: true } });
    expect((await feeds.statuses()).every((one) => one.endsWith(" available"))).toBe(true);
    expect(await decideFile(app, by, tested.id, "take")).toMatchObject({ ok: true });
  });

  test("that was rejected as a test is only tested again", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    const by = { staffId, role: "negotiator" } as const;
    const { id } = await feeds.uploadAndFind(staffId, buildBlm(createManyRecords(2)));
    await orm().update(feedFiles).set({ state: "refused", problem: "It was interrupted." });
    expect(await decideFile(await feeds.app(), by, id, "retry")).toMatchObject({
      ok: true,
      answer: { done: "File tested. No properties changed." },
    });
    expect(await feeds.files()).toMatchObject([{ state: "checked", problem: null }]);
    expect(await feeds.statuses()).toEqual([]);
  });
});
