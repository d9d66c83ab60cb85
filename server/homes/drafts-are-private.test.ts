import { describe, expect, test } from "vitest";
import { listLiveBranches, listLiveListings } from "../feeds/portals/export-listings.ts";
import { createListedHomeChoices } from "../inbox/home-choices.ts";
import { findEnquirableListing } from "../listings/find-enquirable-listing.ts";
import { findRecord } from "../listings/listing-records.ts";
import { listings, listingEvents } from "../listings/listing-tables.ts";
import { createTestApp } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { draftHome } from "../testing/office-homes.ts";
import { handleHomeForm } from "../testing/sent-forms.ts";
import { makePreview, findPreview } from "./preview-home.ts";
import { publishHome } from "./publish-home.ts";
import { saveHome } from "./save-home.ts";

const secret = "Zephyrine";

describe.each(testEngines)("A draft, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  /** Whatever the site answers to somebody who is not signed in. */
  async function readSite(id: string): Promise<string> {
    const site = createTestApp(await office.app());
    const paths = [
      `/api/properties?q=${secret}`,
      "/api/properties",
      "/api/properties/pins",
      `/api/property/${id}`,
      `/api/properties?ids=${id}`,
      "/sitemap.xml",
      "/sitemap-homes-1.xml",
      "/homes.rss",
      "/openapi.json",
    ];
    const texts = await Promise.all(paths.map(async (path) => (await site.request(path)).text()));
    return texts.join("\n");
  }

  async function readFeed(): Promise<string> {
    const rows: unknown[] = [];
    for (const branch of await listLiveBranches(orm())) {
      for await (const batch of listLiveListings(orm(), branch)) rows.push(...batch);
    }
    return JSON.stringify(rows);
  }

  test("of a new home is in no table that anything public reads", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const id = await draftHome(await office.app(), { staffId }, { name: secret, area: secret });
    expect(await orm().$count(listings)).toBe(0);
    expect(await orm().$count(listingEvents)).toBe(0);
    const site = await readSite(id);
    expect(site).not.toContain(id);
    // The search says what it was asked for, and finds nothing.
    expect(site.match(new RegExp(secret, "g")) ?? []).toHaveLength(0);
    expect(await readFeed()).toBe("[]");
    expect(await createListedHomeChoices(orm(), null).find(secret, 8)).toEqual([]);
    expect(await findEnquirableListing(orm(), id)).toBeNull();
  });

  test("of a public home shows nothing of itself before it is published", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const published = await publishHome(app, id, { actor: "job", rentReason: "" });
    expect(published).toMatchObject({ ok: true });
    expect(await readSite(id)).toContain(id);
    const named = [
      "name",
      "area",
      "shortDescription",
      "longDescription",
      "registration",
      "parking",
    ];
    const changes = Object.fromEntries(named.map((name) => [name, secret]));
    expect(await saveHome(app, { staffId }, id, changes)).toMatchObject({ ok: true });
    expect(await readSite(id)).not.toContain(secret);
    expect(await readFeed()).not.toContain(secret);
  });

  test("has what is typed in its preview, without script too, and keeps it if there can be none", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const signedIn = (await office.signedIn(await office.signIn(staffId)))!;
    const posted = { change: "preview", name: secret };
    const { preview } = await handleHomeForm(app, signedIn, id, posted);
    const token = new URL(preview ?? "", "https://x.example").searchParams.get("token") ?? "";
    expect(await findPreview(app, id, token)).toMatchObject({ name: secret });
    const unready = { change: "preview", name: "Kept", rentPcm: "" };
    expect((await handleHomeForm(app, signedIn, id, unready)).refusal).toBeDefined();
    expect((await findRecord(orm(), id))?.draft).toMatchObject({ name: "Kept" });
  });

  test("is shown to who has the link of its preview, for two weeks", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId }, { name: secret });
    const made = await makePreview(app, id);
    if (!made.ok) throw new Error("The preview was refused.");
    const token = new URL(made.answer.preview, "https://x.example").searchParams.get("token") ?? "";
    const home = await findPreview(app, id, token);
    expect(home).toMatchObject({ name: secret });
    expect(home).not.toHaveProperty("address");
    expect(home).not.toHaveProperty("incode");
    expect(await findPreview(app, id, "guessed")).toBeNull();
    await makePreview(app, id);
    expect(await findPreview(app, id, token)).toBeNull();
    const again = await makePreview(app, id);
    office.wait(15 * 24 * 60);
    const late = again.ok ? again.answer.preview.split("token=")[1]! : "";
    expect(await findPreview(await office.app(), id, late)).toBeNull();
  });
});
