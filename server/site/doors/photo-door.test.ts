import { eq } from "drizzle-orm";
import { RouterContextProvider } from "react-router";
import sharp from "sharp";
import { beforeEach, describe, expect, test } from "vitest";
import { buildPhotoVariant } from "../../../domain/photos/photo.ts";
import { wholePicture } from "../../../domain/photos/picture-edit.ts";
import type { AppContext } from "../../app-context.ts";
import { addPhoto } from "../../homes/pictures/add-photo.ts";
import { editPicture } from "../../homes/pictures/change-pictures.ts";
import { makePreview } from "../../homes/preview-home.ts";
import { publishHome } from "../../homes/publish-home.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { findRecord } from "../../listings/listing-records.ts";
import { listings } from "../../listings/listing-tables.ts";
import { passPhoto } from "../../photos/photo-pass.ts";
import { photos } from "../../photos/photo-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { staffSessions } from "../../staff/staff-tables.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { addBranch, islington, peckham } from "../../testing/branches.ts";
import { testEngines } from "../../testing/database.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { answerRoute } from "../../testing/office-pages.ts";
import { officeOrigin, TestBrowser, useOffice } from "../../testing/office.ts";
import { appContext, siteOrigin } from "../page-contexts.ts";

const draw = (background: string) =>
  sharp({ create: { width: 600, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

const nobody = new TestBrowser();

describe.each(testEngines)("A picture that only a draft has, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  let app: AppContext;
  let site: ReturnType<typeof createTestApp>;
  let homeId = "";
  let staffId = "";
  let url = "";

  beforeEach(async () => {
    app = await office.app();
    site = createTestApp(app);
    ({ id: staffId } = await office.hire("negotiator"));
    homeId = await draftHome(app, { staffId });
    url = await add("red");
  });

  async function add(colour: string): Promise<string> {
    const photo = { bytes: await draw(colour), fileName: "hall.jpg" };
    expect(await addPhoto(app, homeId, photo, { staffId })).toMatchObject({ ok: true });
    return (await listOwn()).at(-1)!.url;
  }
  /** Those that are kept here. */
  const listOwn = async () => {
    const { draftMedia } = (await findRecord(orm(), homeId))!;
    return (draftMedia ?? []).filter((one) => one.url.startsWith("/photos/"));
  };
  const get = (path: string, browser = nobody) => site.request(browser.request(path));
  const look = async (path: string, browser = nobody) => (await get(path, browser)).status;
  const hire = async (role: "reader" | "negotiator", branch: string | null) => {
    const limit = branch === null ? {} : { branch, isLimited: true };
    return office.signIn((await office.hire(role, limit)).id);
  };

  test("opens to those of staff who may see its home, and to nobody else", async () => {
    const [reader, negotiator] = [await hire("reader", null), await hire("negotiator", null)];
    const south = await addBranch(app, { ...peckham, areas: "", feedId: "" });
    const north = await addBranch(app, { ...islington, areas: "" });
    await orm().update(listingRecords).set({ branch: north });
    const limited = {
      here: await hire("reader", north),
      elsewhere: await hire("negotiator", south),
    };
    const size = buildPhotoVariant(url, 400, "webp")!;
    for (const path of [url, size]) {
      for (const browser of [reader, negotiator, limited.here]) {
        const answer = await get(path, browser);
        expect(answer.status).toBe(200);
        expect(answer.headers.get("Cache-Control")).toBe("private, no-store");
      }
      for (const browser of [nobody, limited.elsewhere]) {
        const answer = await get(path, browser);
        const unknown = await get(`/photos/${"a".repeat(64)}.jpg`, browser);
        expect([answer.status, await answer.text()]).toEqual([404, await unknown.text()]);
        expect(answer.headers.get("Cache-Control")).toBe("no-store");
      }
    }
  });

  test("is one reading in the audit for each who looks at its home", async () => {
    const other = await add("blue");
    const browser = await hire("reader", null);
    for (const path of [url, other, url]) expect(await look(path, browser)).toBe(200);
    await look(url);
    const rows = await orm().select().from(audit).where(eq(audit.action, "document.read"));
    expect(rows).toMatchObject([
      { subject: "listing", subjectId: homeId, detail: { kind: "draft-picture" } },
    ]);
  });

  test("opens no more once the session is over, nor by a made-up one", async () => {
    const browser = await hire("reader", null);
    expect(await look(url, browser)).toBe(200);
    await orm().delete(staffSessions);
    expect(await look(url, browser)).toBe(404);
    browser.keep("__Host-office=made-up");
    expect(await look(url, browser)).toBe(404);
  });

  test("opens to whoever has the page of its preview, for half a day, and only itself", async () => {
    const other = await add("blue");
    const passed = passPhoto(app.siteSecret, url, office.clock.now);
    const query = passed.slice(url.length);
    expect(await look(passed)).toBe(200);
    expect(await look(buildPhotoVariant(passed, 400, "avif")!)).toBe(200);
    expect((await get(passed)).headers.get("Cache-Control")).toBe("private, no-store");
    const longer = query.replace(/until=(\d+)/, (_, until: string) => `until=${Number(until) + 1}`);
    const forged = [other + query, url + longer, `${url}?until=9999999999&pass=`, `${url}?pass=x`];
    for (const path of forged) expect([path, await look(path)]).toEqual([path, 404]);
    const wrong = passPhoto("another site’s secret", url, office.clock.now);
    expect(await look(wrong)).toBe(404);
    office.wait(12 * 60);
    expect(await look(passed)).toBe(404);
  });

  test("is on the page of its preview with what opens it", async () => {
    const made = await makePreview(app, homeId);
    if (!made.ok) throw new Error(made.refusal.detail);
    const page = new URL(made.answer.preview, officeOrigin);
    const context = new RouterContextProvider();
    context.set(appContext, app);
    context.set(siteOrigin, officeOrigin);
    const pattern = "property/:id/preview";
    const given = { request: new Request(page), url: page, pattern, params: { id: homeId } };
    const { text } = await answerRoute("listings/preview-page.tsx", { ...given, context });
    const { home } = JSON.parse(text);
    const shown: string[] = home.media.flatMap((one: { url: string }) =>
      one.url.startsWith("/photos/") ? [one.url] : [],
    );
    expect(shown).toHaveLength(1);
    expect(await look(shown[0]!)).toBe(200);
  });

  test("is not the original of one that was cut, when that is published", async () => {
    const cut = { turn: 90, crop: wholePicture } as const;
    const edited = await editPicture(app, { staffId }, homeId, {
      key: url,
      edit: cut,
      from: "sent",
    });
    expect(edited).toMatchObject({ ok: true });
    const [picture] = await listOwn();
    await publish();
    expect(await look(picture!.url)).toBe(200);
    expect(await look(url)).toBe(404);
  });

  test("is public once its home is, with a year in caches, and stays so", async () => {
    expect(await look(url)).toBe(404);
    await publish();
    const answer = await get(url);
    expect(answer.status).toBe(200);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=31536000, immutable");
    // Pages that were sent before still ask for it.
    await orm().update(listings).set({ media: [], status: "withdrawn" });
    expect(await look(url)).toBe(200);
    expect(await createTestApp(app).request(url)).toMatchObject({ status: 200 });
  });

  test("is asked of the database once, when it is public", async () => {
    await publish();
    expect(await look(url)).toBe(200);
    await orm().delete(photos);
    expect(await look(buildPhotoVariant(url, 800, "webp")!)).toBe(200);
  });

  /** By the trigger of `listings`, as whatever writes a home does. */
  async function publish(): Promise<void> {
    const published = await publishHome(app, homeId, { actor: "job", rentReason: "" });
    expect(published).toMatchObject({ ok: true });
  }
});
