import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { chooseLetAgreed } from "../feeds/portals/choose-let-agreed.ts";
import { sendToPortal } from "../feeds/portals/send-to-portal.ts";
import { findRecord } from "../listings/listing-records.ts";
import { createTestApp } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { draftHome } from "../testing/office-homes.ts";
import { changeStates } from "./change-states.ts";
import { publishHome } from "./publish-home.ts";
import { saveHome } from "./save-home.ts";

describe.each(testEngines)("A home of the office, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);

  const portal = { id: "hearthside", name: "Hearthside", address: "" };

  /** What the last file to the portal says of it: its state there, or null. */
  async function readExported(reference: string): Promise<string | null> {
    portal.address = `file://${feeds.makeFolder("out")}`;
    feeds.wait(31);
    await sendToPortal(await feeds.app({ portals: [portal] }), portal);
    const names = (await readdir(join(feeds.folder(), "out"))).filter((name) =>
      name.endsWith(".BLM"),
    );
    const file = await readFile(join(feeds.folder(), "out", names.toSorted().at(-1)!), "utf8");
    const [, fields = ""] = /#DEFINITION#\n(.*)\^~/.exec(file) ?? [];
    const place = fields.split("^").indexOf("STATUS_ID");
    const record = file.split("~").find((one) => one.trim().startsWith(`${reference}^`));
    return record?.trim().split("^")[place] ?? null;
  }

  async function isFound(): Promise<boolean> {
    const site = createTestApp(await feeds.app());
    return (await (await site.request("/api/properties?q=paragon")).text()).includes("Paragon");
  }

  async function publishOne() {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.take(createManyRecords(3).map((record) => ({ ...record, POSTCODE2: "7DP" })));
    const app = await feeds.app();
    const id = await draftHome(app, { staffId }, { accessibility: "" });
    const { number } = (await findRecord(app.database.orm, id))!;
    const reference = `999999_L_${number}`;
    const order = { actor: { staffId }, rentReason: "" };
    expect(await publishHome(app, id, order)).toMatchObject({ ok: false });
    expect([await isFound(), await readExported(reference)]).toEqual([false, null]);
    await saveHome(app, { staffId }, id, { accessibility: "Steps to the door" });
    expect(await publishHome(app, id, order)).toMatchObject({ ok: true });
    expect([await isFound(), await readExported(reference)]).toEqual([true, "0"]);
    const move = async (to: "available" | "let-agreed" | "let") =>
      expect(
        await changeStates(
          await feeds.app(),
          { staffId },
          { ids: [id], to, cancelViewings: false },
        ),
      ).toMatchObject({ ok: true });
    return { staffId, reference, move };
  }

  test("is refused by the gate, completed and found, exported once it is published, and gone from the export once it is let agreed", async () => {
    const { reference, move } = await publishOne();
    await move("let-agreed");
    expect(await readExported(reference)).toBeNull();
    // A tenancy can fall through.
    await move("available");
    expect(await readExported(reference)).toBe("0");
    await move("let-agreed");
    await move("let");
    expect([await isFound(), await readExported(reference)]).toEqual([false, null]);
  });

  test("stays in the export as let agreed where somebody chose that for the portal, for six weeks at most", async () => {
    const { staffId, reference, move } = await publishOne();
    await chooseLetAgreed(await feeds.app(), { staffId }, portal, "stay");
    await move("let-agreed");
    expect(await readExported(reference)).toBe("5");
    feeds.wait(41 * 24 * 60);
    expect(await readExported(reference)).toBe("5");
    feeds.wait(24 * 60);
    expect(await readExported(reference)).toBeNull();
  });
});
