import { describe, expect, test } from "vitest";
import type { Portal } from "../../../domain/feeds/portal.ts";
import { testEngines } from "../../testing/database.ts";
import { sendForm } from "../../testing/office-forms.ts";
import { createManyRecords } from "../../testing/feed.ts";
import { useFeeds } from "../../testing/feeds.ts";
import { chooseLetAgreed } from "./choose-let-agreed.ts";
import { compareOne } from "./compare-portals.ts";
import { portalFiles } from "../feed-tables.ts";
import { feedActs } from "../feed-acts.ts";
import { sendToPortal } from "./send-to-portal.ts";
import { showFeeds } from "../show-feeds.ts";
import { showPortalHomes } from "./show-portals.ts";

describe.each(testEngines)("A portal, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;
  const records = createManyRecords(3).map((record) => ({ ...record, POSTCODE2: "7DP" }));
  const sent = () =>
    orm().select().from(portalFiles).orderBy(portalFiles.createdAt, portalFiles.name);

  function folderPortal(): Portal {
    const address = `file://${feeds.makeFolder("out")}`;
    return { id: "hearthside", name: "Hearthside", address };
  }
  const appWith = (portal: Portal) => feeds.app({ portals: [portal] });

  test("where let agreed homes stay warns of one that it drops six weeks after it was let agreed", async () => {
    const portal = folderPortal();
    const { id: staffId } = await feeds.hire("manager");
    await feeds.take([{ ...records[0]!, STATUS_ID: "5" }]);
    await orm().execute("update listings set let_agreed_at = '2026-10-15T12:00:00Z'");
    await chooseLetAgreed(await appWith(portal), { staffId }, portal, "stay");
    const { homes } = await showPortalHomes(await appWith(portal), portal);
    expect(homes[0]?.notes).toEqual(["Let agreed for 5 weeks. Portals remove it after 6 weeks"]);
  });

  test("loses a home with the first file after it was let agreed, is wrong until then, and says what is chosen", async () => {
    const portal = folderPortal();
    const { id: staffId } = await feeds.hire("manager");
    await feeds.take(records);
    await sendToPortal(await appWith(portal), portal);
    await feeds.take([{ ...records[0]!, STATUS_ID: "5" }, ...records.slice(1)]);
    const first = async () => {
      const app = await appWith(portal);
      const [{ letAgreed, homes } = { letAgreed: "", homes: [] }] = (await showFeeds(app, ""))
        .portals;
      return { letAgreed, noted: homes.map(({ reference, state }) => `${reference} ${state}`) };
    };
    expect(await first()).toEqual({ letAgreed: "leave", noted: ["999999_A1 leaving"] });
    expect((await compareOne(await appWith(portal), portal)).extra).toEqual(["999999_A1"]);
    feeds.wait(31);
    await sendToPortal(await appWith(portal), portal);
    expect((await sent()).at(-1)?.homes.map(({ reference }) => reference)).toEqual([
      "999999_A2",
      "999999_A3",
    ]);
    // As it should be: nothing is said of it any more.
    expect(await first()).toEqual({ letAgreed: "leave", noted: [] });
    expect((await compareOne(await appWith(portal), portal)).extra).toEqual([]);

    const form = { change: "let-agreed", portal: "hearthside" };
    const by = { staffId, role: "manager" as const };
    const choose = async (fields: Record<string, string>) =>
      sendForm(await appWith(portal), by, feedActs, { ...form, ...fields });
    expect((await choose({ "let-agreed": "maybe" })).refusal?.detail).toContain("Select");
    expect((await choose({ "let-agreed": "stay", portal: "nowhere" })).refusal).toBeDefined();
    expect(await choose({ "let-agreed": "stay" })).toMatchObject({
      done: "Let agreed properties will stay on Hearthside for up to 6 weeks.",
    });
    // Said twice, it is one change. It need not wait for the portal's turn.
    await choose({ "let-agreed": "stay" });
    const chosen = (await feeds.audited()).filter(([, action]) => action?.includes("let-agreed"));
    expect(chosen).toEqual([[staffId, "feed.let-agreed-chosen"]]);
    await sendToPortal(await appWith(portal), portal);
    expect((await sent()).at(-1)?.homes).toHaveLength(3);
    expect((await compareOne(await appWith(portal), portal)).missing).toEqual([]);
  });
});
