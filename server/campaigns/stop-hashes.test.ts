import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { secrets } from "../platform/database/secrets-table.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { campaignStops } from "./campaign-tables.ts";
import { liftCampaignStops, stopCampaignsTo } from "./stop-campaigns.ts";
import { findStopKey, findStops, keepStopKey, keyPlainStops } from "./stop-hashes.ts";

const siteSecret = "the secret of a site under test";
const at = new Date("2026-11-01T12:00:00Z");
const later = new Date("2026-11-20T12:00:00Z");
const ada = "ada@example.com";
const bea = "bea@example.com";
const sha256 = (text: string) => createHash("sha256").update(text).digest("hex");

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;
  const app = () => ({ database: database(), siteSecret });
  const listRows = () => orm().select().from(campaignStops);
  const stop = (emailKey: string, when = at) =>
    orm().transaction((tx) => stopCampaignsTo(tx, siteSecret, emailKey, when));
  /** As a former release wrote it. */
  const stopPlainly = (emailKey: string, createdAt = at) =>
    orm()
      .insert(campaignStops)
      .values({ emailHash: sha256(emailKey), createdAt });
  beforeEach(() => emptyTables(database()));

  test.each([
    ["the address", ada],
    ["its hash", sha256(ada)],
    ["its hash in other digits", createHash("sha256").update(ada).digest("base64url")],
    ["its hash with the secret in front", sha256(siteSecret + ada)],
  ])("whoever has the table and guesses an address can't tell by %s", async (_what, guess) => {
    await stop(ada);
    expect(JSON.stringify(await listRows())).not.toContain(guess);
  });

  test("another site's secret makes another hash", async () => {
    await stop(ada);
    const [own] = await listRows();
    await emptyTables(database());
    await orm().transaction((tx) => stopCampaignsTo(tx, "another secret", ada, at));
    expect((await listRows())[0]?.emailHash).not.toBe(own?.emailHash);
  });

  test("an opt-out is found, once, and can be lifted", async () => {
    expect(await stop(ada)).toBe(true);
    expect(await stop(ada, later)).toBe(false);
    expect(await findStops(orm(), siteSecret, [ada, bea])).toEqual(new Map([[ada, at]]));
    await orm().transaction((tx) => liftCampaignStops(tx, siteSecret, ada));
    expect(await listRows()).toEqual([]);
  });

  test("one of a former release holds before it is keyed, and can be lifted", async () => {
    await stopPlainly(ada);
    expect(await findStops(orm(), siteSecret, [ada, bea])).toEqual(new Map([[ada, at]]));
    expect(await stop(ada, later)).toBe(false);
    await orm().transaction((tx) => liftCampaignStops(tx, siteSecret, ada));
    expect(await listRows()).toEqual([]);
  });

  test("those of a former release are keyed, by several processes at once, and again without effect", async () => {
    await stopPlainly(ada);
    await stopPlainly(bea, later);
    await stop("cem@example.com");
    await Promise.all([keyPlainStops(app()), keyPlainStops(app()), keyPlainStops(app())]);
    const rows = await listRows();
    expect(rows.every(({ isKeyed }) => isKeyed)).toBe(true);
    expect(rows).toHaveLength(3);
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`${sha256(ada)}|${sha256(bea)}`));
    const stops = new Map([
      [ada, at],
      [bea, later],
    ]);
    expect(await findStops(orm(), siteSecret, [ada, bea])).toEqual(stops);
    expect(await keyPlainStops(app())).toBe(0);
    expect(await listRows()).toEqual(rows);
  });

  test("one that both releases have stored becomes one, of the earlier day", async () => {
    await stop(ada, later);
    await stopPlainly(ada);
    await keyPlainStops(app());
    expect(await listRows()).toHaveLength(1);
    expect(await findStops(orm(), siteSecret, [ada])).toEqual(new Map([[ada, at]]));
  });

  test("the key that came with an archive is used in place of the site's own", async () => {
    await stop(ada);
    const key = await findStopKey(orm(), siteSecret);
    const elsewhere = "the secret of the site that takes the archive";
    expect(await findStops(orm(), elsewhere, [ada])).toEqual(new Map());
    await orm().transaction((tx) => keepStopKey(tx, key));
    expect(await findStops(orm(), elsewhere, [ada])).toEqual(new Map([[ada, at]]));
    await orm().delete(secrets);
  });
});
