import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import type { Portal } from "../../domain/feeds/portal.ts";
import { testEngines } from "../testing/database.ts";
import { sendForm } from "../testing/office-forms.ts";
import { createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { startProgram } from "../testing/program.ts";
import { compareOne, comparePortals } from "./portals/compare-portals.ts";
import { findChannels, triggerFeedsNow, pauseChannels, resumeChannels } from "./feed-channels.ts";
import { portalFiles } from "./feed-tables.ts";
import { feedActs } from "./feed-acts.ts";
import { listSentFiles } from "./portals/list-sent-files.ts";
import { sendToPortal } from "./portals/send-to-portal.ts";
import { showFeeds } from "./show-feeds.ts";
import { showPortalHomes } from "./portals/show-portals.ts";

describe.each(testEngines)("A portal, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;
  const records = createManyRecords(3).map((record) => ({ ...record, POSTCODE2: "7DP" }));
  const sent = () =>
    orm().select().from(portalFiles).orderBy(portalFiles.createdAt, portalFiles.name);
  const channel = async (id: string) => (await findChannels(orm())).get(`portal ${id}`);

  function folderPortal(): Portal {
    const address = `file://${feeds.makeFolder("out")}`;
    return { id: "hearthside", name: "Hearthside", address };
  }
  const appWith = (portal: Portal) => feeds.app({ portals: [portal], feedPrivateAddresses: true });

  test("in a folder gets a file when homes change, and none when nothing has", async () => {
    const portal = folderPortal();
    await feeds.take(records);
    await sendToPortal(await appWith(portal), portal);
    expect(await sent()).toMatchObject([
      { name: "999999_2026112001.BLM", state: "accepted", homes: [{}, {}, {}], leftOut: [] },
    ]);
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect(await sent()).toHaveLength(1);
    await feeds.take([{ ...records[0]!, PRICE: "999" }, records[1]!, records[2]!]);
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect((await sent()).map(({ name }) => name)).toEqual([
      "999999_2026112001.BLM",
      "999999_2026112002.BLM",
    ]);
    const files = await readdir(join(feeds.folder(), "out"));
    expect(files.filter((name) => name.endsWith(".BLM"))).toHaveLength(2);
  });

  test("gets no file before its time, unless somebody asks, and none while it is paused", async () => {
    const portal = folderPortal();
    const { id: staffId } = await feeds.hire("manager");
    await feeds.take(records);
    const app = await appWith(portal);
    await pauseChannels(app, { staffId }, ["portal hearthside"], "Fees under discussion");
    await sendToPortal(app, portal);
    expect(await sent()).toEqual([]);
    const shown = await showFeeds(app, "");
    expect(shown.portals).toMatchObject([
      { isPaused: true, pausedBy: "Person 1", reason: "Fees under discussion", sent: null },
    ]);
    await resumeChannels(app, { staffId }, ["portal hearthside"]);
    await sendToPortal(app, portal);
    await feeds.take(records.slice(0, 2));
    await sendToPortal(app, portal);
    expect(await sent()).toHaveLength(1);
    await triggerFeedsNow(app, { staffId }, ["portal hearthside"]);
    await sendToPortal(app, portal);
    expect(await sent()).toHaveLength(2);
    expect((await feeds.audited()).filter(([, action]) => action?.startsWith("feed."))).toEqual(
      expect.arrayContaining([
        [staffId, "feed.paused"],
        [staffId, "feed.resumed"],
        [staffId, "feed.hurried"],
        ["job", "feed.sent"],
      ]),
    );
  });

  test("is never sent an empty file: that is told instead", async () => {
    const portal = folderPortal();
    await feeds.take(records);
    await sendToPortal(await appWith(portal), portal);
    await orm().execute("update listings set status = 'withdrawn'");
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect(await sent()).toHaveLength(1);
    expect((await channel("hearthside"))?.problem).toContain(
      "Branch 999999 has no properties to send. An empty file would remove everything it has on the portal.",
    );
    const comparison = await compareOne(await appWith(portal), portal);
    expect(comparison.extra).toEqual(["999999_A1", "999999_A2", "999999_A3"]);
  });

  test("is not sent a file that lost a quarter until an owner says so", async () => {
    const portal = folderPortal();
    const { id: staffId } = await feeds.hire("owner");
    await feeds.take(createManyRecords(12));
    await sendToPortal(await appWith(portal), portal);
    await orm().execute("update listings set status = 'withdrawn' where agent_ref like '%A1%'");
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect((await channel("hearthside"))?.problem).toContain(
      "Branch 999999 would go from 12 properties in the last file to 8. Check that this is right.",
    );
    const app = await appWith(portal);
    expect((await showFeeds(app, "")).portals[0]).toMatchObject({ isShrunk: true, failures: 1 });
    const form = { change: "send-anyway", portal: "hearthside" };
    const refused = await sendForm(app, { staffId, role: "manager" }, feedActs, form);
    expect(refused.refusal?.detail).toContain("Only an admin");
    expect(await sendForm(app, { staffId, role: "owner" }, feedActs, form)).toMatchObject({
      done: "File sent.",
    });
    expect((await sent()).at(-1)?.homes).toHaveLength(8);
  });

  test("that takes files over http gets pictures first and the file last, and says what it refuses", async () => {
    const program = await startProgram((path) => {
      if (!path.endsWith(".BLM")) return {};
      const refused = [{ reference: "999999_A2", reason: "Postcode not known" }];
      return { body: JSON.stringify({ refused }) };
    });
    const portal = { id: "thresholder", name: "Thresholder", address: program.url };
    await feeds.take(records);
    const app = await appWith(portal);
    await sendToPortal(app, portal);
    expect(program.asked).toMatchObject([{ method: "PUT", path: "/in/999999_2026112001.BLM" }]);
    expect(program.asked[0]?.body).toContain("999999_A3");
    // Pictures take their time.
    await orm().execute("update portal_files set answered_at = answered_at + interval '4 minutes'");
    const shown = await showPortalHomes(app, portal);
    expect(shown).toMatchObject({ there: 2, wanted: 3, refused: 1, leaving: 0 });
    expect((await listSentFiles(app, portal.id))[0]?.at).toBe(shown.sent);
    expect(shown.homes.find(({ reference }) => reference === "999999_A2")).toMatchObject({
      state: "refused",
      notes: ["Rejected by the portal: Postcode not known"],
    });
    const noted = await showPortalHomes(app, portal, { page: 1, isNoted: true });
    expect(noted).toMatchObject({ noted: 1, total: 1, hasMore: false, wanted: 3 });
    expect(noted.homes).toMatchObject([{ reference: "999999_A2" }]);
    await orm().execute("update listings set status = 'withdrawn' where agent_ref like '%A3%'");
    expect(await showPortalHomes(app, portal)).toMatchObject({ there: 1, wanted: 2, leaving: 1 });
    await orm().execute("update listings set status = 'available' where agent_ref like '%A3%'");
    // Nothing has changed here, but the portal may know better by now.
    const files = () => program.asked.filter(({ path }) => path.endsWith(".BLM"));
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect(files()).toHaveLength(1);
    const { id: staffId } = await feeds.hire("manager");
    await triggerFeedsNow(await appWith(portal), { staffId }, ["portal thresholder"]);
    await sendToPortal(await appWith(portal), portal);
    expect(files()).toHaveLength(2);
    feeds.wait(24 * 60);
    await sendToPortal(await appWith(portal), portal);
    expect(files()).toHaveLength(3);
  });

  test("says which characters of a home it is sent without, and no more once they are gone", async () => {
    const portal = folderPortal();
    const [one, ...others] = records;
    await feeds.take([
      { ...one!, SUMMARY: "Near the 東京 café", FEATURE2: "★ Balcony" },
      ...others,
    ]);
    await sendToPortal(await appWith(portal), portal);
    const notes = async () =>
      (await showPortalHomes(await appWith(portal), portal)).homes.flatMap((home) => home.notes);
    expect(await notes()).toEqual([
      "“Summary” will be sent without 東 京, because portals only accept ASCII",
      "“Feature 2” will be sent without ★, because portals only accept ASCII",
    ]);
    await feeds.take([{ ...one!, SUMMARY: "Near the  café", FEATURE2: "Balcony" }, ...others]);
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect(await notes()).toEqual([]);
  });

  test("says in words of staff, not in the file's, why a home is left out", async () => {
    const portal = folderPortal();
    await feeds.take(records);
    await orm().execute("update listings set incode = '' where agent_ref like '%A2'");
    const app = await appWith(portal);
    await sendToPortal(app, portal);
    const { homes } = await showPortalHomes(app, portal, { page: 1, isNoted: true });
    expect(homes).toMatchObject([
      { state: "left-out", notes: ["Left out: “Postcode, second part” is empty"] },
    ]);
  });

  test("has its homes on pages, by name, and figures of all", async () => {
    const portal = folderPortal();
    await feeds.take(createManyRecords(60));
    const app = await appWith(portal);
    const [first, second, third] = [
      await showPortalHomes(app, portal),
      await showPortalHomes(app, portal, { page: 2, isNoted: false }),
      await showPortalHomes(app, portal, { page: 3, isNoted: false }),
    ];
    expect(first).toMatchObject({ page: 1, total: 60, wanted: 60, there: 0, hasMore: true });
    expect(second).toMatchObject({ page: 2, total: 60, wanted: 60, hasMore: false });
    expect([first, second, third].map(({ homes }) => homes.length)).toEqual([50, 10, 0]);
    const ids = [...first.homes, ...second.homes].map(({ id }) => id);
    expect(new Set(ids).size).toBe(60);
  });

  test("in a folder may answer a file after it was written", async () => {
    const portal = folderPortal();
    await feeds.take(records);
    await sendToPortal(await appWith(portal), portal);
    const answer = { refused: [{ reference: "999999_A2", reason: "Postcode not known" }] };
    feeds.write("out/999999_2026112001.BLM.json", JSON.stringify(answer));
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect(await sent()).toHaveLength(1);
    expect(await showPortalHomes(await appWith(portal), portal)).toMatchObject({
      there: 2,
      refused: 1,
    });
  });

  test("that fails is tried again later, and later still", async () => {
    const program = await startProgram(() => ({ status: 503 }));
    const portal = { id: "thresholder", name: "Thresholder", address: program.url };
    await feeds.take(records);
    await sendToPortal(await appWith(portal), portal);
    expect(await sent()).toMatchObject([
      { state: "failed", problem: expect.stringContaining("503") },
    ]);
    expect(await channel("thresholder")).toMatchObject({
      failures: 1,
      dueAt: new Date("2026-11-20T09:49:00Z"),
    });
    feeds.wait(5);
    await sendToPortal(await appWith(portal), portal);
    expect(await channel("thresholder")).toMatchObject({
      failures: 2,
      dueAt: new Date("2026-11-20T10:04:00Z"),
    });
    const { portals } = await showFeeds(await appWith(portal), "");
    expect(portals).toMatchObject([{ there: 0, wanted: 3, failures: 2 }]);
  });

  test("on this machine is not reached unless a setting allows it", async () => {
    const program = await startProgram(() => ({}));
    const portal = { id: "thresholder", name: "Thresholder", address: program.url };
    await feeds.take(records);
    await sendToPortal(await feeds.app({ portals: [portal] }), portal);
    expect(program.asked).toEqual([]);
    expect((await channel("thresholder"))?.problem).toContain(
      "The address is on this machine or its network, which feeds and portals can’t use.",
    );
  });

  test("is compared once a night with what it says it shows", async () => {
    const program = await startProgram((path) =>
      path.endsWith("listings.json")
        ? { body: JSON.stringify({ references: ["999999_A1", "999999_OLD"] }) }
        : {},
    );
    const portal = { id: "thresholder", name: "Thresholder", address: program.url };
    await feeds.take(records);
    feeds.clock.now = new Date("2026-11-21T01:00:00Z");
    await comparePortals(await appWith(portal));
    expect(program.asked).toEqual([]);
    feeds.clock.now = new Date("2026-11-21T02:00:00Z");
    await comparePortals(await appWith(portal));
    await comparePortals(await appWith(portal));
    expect(program.asked).toHaveLength(1);
    expect((await channel("thresholder"))?.comparison).toEqual({
      isTold: true,
      there: 2,
      missing: ["999999_A2", "999999_A3"],
      extra: ["999999_OLD"],
    });
  });
});
