import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import type { Portal } from "../../domain/feeds/portal.ts";
import { chooseLetAgreed } from "../feeds/portals/choose-let-agreed.ts";
import { compareOne } from "../feeds/portals/compare-portals.ts";
import { feedChannels, portalFiles } from "../feeds/feed-tables.ts";
import { sendToPortal } from "../feeds/portals/send-to-portal.ts";
import { showPortalHomes } from "../feeds/portals/show-portals.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { handleHomeForm } from "../testing/sent-forms.ts";
import { showHome } from "./show-home.ts";

describe.each(testEngines)("A home at portals, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;

  /** Two portals that have everything, and the forms of somebody in the office. */
  async function sendAll() {
    const portals: Portal[] = ["Hearthside", "Rooftree"].map((name) => {
      const id = name.toLowerCase();
      return { id, name, address: `file://${feeds.makeFolder(id)}` };
    });
    const app = () => feeds.app({ portals });
    await feeds.take(createManyRecords(12).map((record) => ({ ...record, POSTCODE2: "7DP" })));
    const { id: staffId } = await feeds.hire("negotiator", { name: "Amina Yusuf" });
    const signedIn = (await feeds.signedIn(await feeds.signIn(staffId)))!;
    const send = async () => {
      for (const portal of portals) await sendToPortal(await app(), portal);
    };
    await send();
    const [home] = await orm().select().from(listings).where(eq(listings.agentRef, "999999_A1"));
    const { id } = home!;
    const post = async (fields: Record<string, string>) =>
      handleHomeForm(await app(), signedIn, id, fields);
    return { id, app, send, post, staffId, hearthside: portals[0]! };
  }

  /** References in the last file that a portal took. */
  async function listSent(portal: string): Promise<string[]> {
    const files = await orm().select().from(portalFiles).where(eq(portalFiles.portal, portal));
    const last = files.toSorted((one, other) => Number(one.createdAt) - Number(other.createdAt));
    return (last.at(-1)?.homes ?? []).map(({ reference }) => reference);
  }

  test("is kept off one with a reason, goes to the other all the same, and comes back", async () => {
    const { id, app, send, post, staffId } = await sendAll();
    const keepOff = { change: "keep-off", portal: "hearthside" };
    expect((await post(keepOff)).refusal?.errors).toMatchObject([{ path: "reason-hearthside" }]);
    const odd = { ...keepOff, "reason-hearthside": "On our \u202Enwo site first." };
    expect((await post(odd)).refusal?.errors).toMatchObject([{ path: "reason-hearthside" }]);
    const reason = "The landlord wants it on our own site first.";
    const kept = { ...keepOff, "reason-hearthside": reason };
    expect(await post(kept)).toMatchObject({ done: "Excluded from Hearthside." });
    expect((await post(kept)).refusal?.detail).toContain("already");
    // It need not wait for the portal's next turn.
    await send();
    expect(await listSent("hearthside")).not.toContain("999999_A1");
    expect(await listSent("rooftree")).toContain("999999_A1");
    expect((await showHome(await app(), id))?.portals).toMatchObject([
      { name: "Hearthside", hold: { reason, by: "Amina Yusuf" } },
      { name: "Rooftree", hold: null },
    ]);
    expect((await showHome(await app(), id))?.changes[0]).toMatchObject({
      field: "at Hearthside",
      became: "excluded",
      who: "Amina Yusuf",
      reason,
    });
    expect(await feeds.audited()).toContainEqual([staffId, "listing.kept-off-portal"]);

    expect(await post({ change: "let-on", portal: "hearthside" })).toMatchObject({
      done: "Property no longer excluded. We’ll send it to Hearthside while it’s on the market.",
    });
    await send();
    expect(await listSent("hearthside")).toContain("999999_A1");
    expect((await post({ change: "let-on", portal: "hearthside" })).refusal).toBeDefined();
  });

  test("that is kept off is neither missing in the nightly comparison nor wanted there, and is wrong there until it left", async () => {
    const { app, send, post, hearthside } = await sendAll();
    await post({ change: "keep-off", portal: "hearthside", "reason-hearthside": "Fees" });
    expect(await compareOne(await app(), hearthside)).toMatchObject({
      missing: [],
      extra: ["999999_A1"],
    });
    const isFirst = ({ reference }: { reference: string }) => reference === "999999_A1";
    const leaving = await showPortalHomes(await app(), hearthside);
    expect(leaving.homes.find(isFirst)).toMatchObject({
      state: "leaving",
      notes: ["Excluded by Amina Yusuf: Fees"],
    });
    await send();
    expect(await compareOne(await app(), hearthside)).toMatchObject({ missing: [], extra: [] });
    const shown = await showPortalHomes(await app(), hearthside);
    expect(shown).toMatchObject({ there: 11, wanted: 11 });
    expect(shown.homes.find(isFirst)).toMatchObject({ state: "held-back" });
  });

  test("leaves them once it is let agreed, or six weeks later where that was chosen, and no guard stops that", async () => {
    const { app, send, staffId, id, hearthside } = await sendAll();
    await chooseLetAgreed(await app(), { staffId }, hearthside, "stay");
    const letAgreed = { status: "let-agreed" as const, letAgreedAt: feeds.clock.now };
    const many = ["999999_A1", "999999_A2", "999999_A3", "999999_A4"];
    for (const agentRef of many) {
      await orm().update(listings).set(letAgreed).where(eq(listings.agentRef, agentRef));
    }
    feeds.wait(31);
    await send();
    expect(await listSent("hearthside")).toEqual(expect.arrayContaining(many));
    expect(await listSent("rooftree")).toHaveLength(8);
    expect((await showHome(await app(), id))?.portals).toMatchObject([
      { keepsLetAgreed: true },
      { keepsLetAgreed: false },
    ]);
    feeds.wait(42 * 24 * 60);
    await send();
    expect(await listSent("hearthside")).toHaveLength(8);
    expect(await compareOne(await app(), hearthside)).toMatchObject({ missing: [], extra: [] });
    const channels = await orm().select().from(feedChannels);
    expect(channels.map(({ problem }) => problem)).toEqual([null, null]);
  });

  test("is not kept off a portal that there is not, nor by who may not publish", async () => {
    const { id, app, post } = await sendAll();
    const form = { change: "keep-off", portal: "nowhere", "reason-nowhere": "Why not" };
    expect((await post(form)).refusal?.detail).toBe("We can’t find that portal.");
    const { id: reader } = await feeds.hire("reader");
    const signedIn = (await feeds.signedIn(await feeds.signIn(reader)))!;
    const kept = { change: "keep-off", portal: "hearthside", "reason-hearthside": "Fees" };
    const answer = await handleHomeForm(await app(), signedIn, id, kept);
    expect(answer.refusal?.detail).toContain("don’t have permission");
  });
});
