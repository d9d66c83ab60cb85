import { eq } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { hiddenPreview } from "../../domain/shared/mail/link-slot.ts";
import type { Role } from "../../domain/staff/roles.ts";
import { keyScopeNames } from "../../domain/staff/staff-keys.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { makeKey, listKeys, revokeKey } from "../staff/account/staff-keys.ts";
import { staff, staffKeys } from "../staff/staff-tables.ts";
import { createTestApp } from "../testing/app-context.ts";
import { testEngines } from "../testing/database.ts";
import { readEveryRow } from "../testing/every-row.ts";
import { createHomeTexts } from "../testing/homes.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { useOffice } from "../testing/office.ts";
import { addTestCertificates, testMedia } from "../testing/office-homes.ts";

describe.each(testEngines)("Another system, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const fields = createHomeTexts();

  async function giveKey(role: Role = "negotiator", scopes: readonly string[] = keyScopeNames) {
    const { id: staffId } = await office.hire(role);
    const made = await makeKey(await office.app(), { staffId }, { name: "Propco", scopes });
    if (!made.ok) throw new Error(made.refusal.detail);
    return { staffId, key: made.answer.key };
  }

  async function put(key: string | null, ref: string, body: object | Uint8Array, more = "") {
    const isPicture = body instanceof Uint8Array;
    const response = await createTestApp(await office.app()).request(
      `http://lintel.test/api/office/listings/${ref}${more}`,
      {
        method: "PUT",
        headers: {
          "Content-Type": isPicture ? "application/octet-stream" : "application/json",
          ...(key !== null && { Authorization: `Bearer ${key}` }),
        },
        body: isPicture ? Buffer.from(body) : JSON.stringify(body),
      },
    );
    const answer: Record<string, unknown> = await response.json();
    return { status: response.status, ...answer };
  }

  const records = () => orm().select().from(listingRecords);

  test("begins a home under its reference, and the same again changes nothing", async () => {
    const { key, staffId } = await giveKey();
    const first: Record<string, unknown> = await put(key, "PC-17", { fields });
    expect(first).toMatchObject({ status: 201, isNew: true, state: "draft", reference: "PC-17" });
    const again = await put(key, "PC-17", { fields });
    expect(again).toMatchObject({ status: 200, isNew: false, version: first["version"] });
    expect(await records()).toMatchObject([
      { agentRef: "PC-17", ownerId: staffId, origin: "office" },
    ]);
    expect(await office.audited()).toContainEqual([staffId, "listing.created"]);
    expect(await listKeys(orm(), staffId)).toMatchObject([{ lastUsedAt: office.clock.now }]);
  });

  test("finds its home under the reference in another case", async () => {
    const { key } = await giveKey();
    await put(key, "PC-17", { fields });
    expect(await put(key, "pc-17", { fields })).toMatchObject({
      status: 200,
      isNew: false,
      reference: "PC-17",
    });
    expect(await records()).toHaveLength(1);
  });

  test("keeps no link of ours that somebody has pasted there", async () => {
    const { key } = await giveKey();
    const page = await makeLink(orm(), "preview", "p1");
    const longDescription = `${fields.longDescription} https://lintel.test/property/p1/preview?token=${page}`;
    expect(await put(key, "PC17", { fields: { ...fields, longDescription } })).toMatchObject({
      status: 201,
    });
    const rows = await readEveryRow(orm());
    expect(rows).toContain(hiddenPreview);
    expect(rows).not.toContain(page);
  });

  test("is refused by the same gate as the editor's button, and what it wrote stays", async () => {
    const { key } = await giveKey();
    const refused = await put(key, "PC17", { fields, publish: true });
    expect(refused).toMatchObject({ status: 422, title: "Not published" });
    expect(JSON.stringify(refused)).toContain('"path":"fields.');
    expect(await records()).toMatchObject([{ state: "draft", title: fields.name }]);
    expect(await orm().$count(listings)).toBe(0);
  });

  test("publishes a home that is complete, changes its rent and moves it", async () => {
    const { key, staffId } = await giveKey();
    await put(key, "PC17", { fields });
    const [{ id } = { id: "" }] = await records();
    await addTestCertificates(await office.app(), { staffId }, id);
    await orm().update(listingRecords).set({ draftMedia: testMedia });
    const published = await put(key, "PC17", { fields: {}, publish: true });
    expect(published).toMatchObject({ status: 200, state: "available", hasDraft: false });
    const audited = (await office.audited()).length;
    await put(key, "PC17", { fields, publish: true });
    // Nothing is written where nothing is new.
    expect(await office.audited()).toHaveLength(audited);
    const risen = await put(key, "PC17", { fields: { rentPcm: 9000 }, publish: true });
    expect(risen).toMatchObject({ status: 422, errors: [{ path: "fields.rentReason" }] });
    for (const odd of ["A \0kitchen", "A \u202Enehctik"])
      expect(
        await put(key, "PC17", { fields: { rentPcm: 9000 }, publish: true, rentReason: odd }),
      ).toMatchObject({ status: 422, errors: [{ path: "rentReason" }] });
    const agreed = await put(key, "PC17", {
      fields: { rentPcm: fields.rentPcm },
      state: "let-agreed",
    });
    expect(agreed).toMatchObject({ status: 200, state: "let-agreed" });
    expect(await orm().select().from(listings)).toMatchObject([{ status: "let-agreed" }]);
    expect(await office.audited()).toContainEqual([staffId, "listing.published"]);
  });

  test.each([
    ["without an address", { fields: { postcode: "E2 7DP" } }, "fields.address"],
    ["with a postcode alone", { fields: { address: "1 Road" } }, "fields.postcode"],
  ])("begins no home %s", async (_, body, path) => {
    const { key } = await giveKey();
    expect(await put(key, "PC1", body)).toMatchObject({ status: 422, errors: [{ path }] });
    expect(await records()).toEqual([]);
  });

  test("needs a key that is known, not revoked, and of somebody who works here", async () => {
    const { key, staffId } = await giveKey();
    const ask = async (one: string | null) => (await put(one, "PC1", { fields })).status;
    expect(await ask(null)).toBe(401);
    expect(await ask("lettings_0000000000000000000000000000")).toBe(401);
    expect(await ask(key)).toBe(201);
    const [{ id } = { id: "" }] = await orm().select().from(staffKeys);
    const other = await office.hire("owner");
    expect(await revokeKey(await office.app(), { staffId: other.id }, id)).toMatchObject({
      ok: false,
    });
    expect(await revokeKey(await office.app(), { staffId }, id)).toMatchObject({ ok: true });
    expect(await ask(key)).toBe(401);
    const second = await giveKey();
    await orm().update(staff).set({ leftAt: office.clock.now }).where(eq(staff.id, second.staffId));
    expect(await ask(second.key)).toBe(401);
  });

  test("may do what its scopes and its person's role allow", async () => {
    const reader = await giveKey("reader");
    expect(await put(reader.key, "PC1", { fields })).toMatchObject({ status: 403 });
    const writer = await giveKey("owner", ["listings:write"]);
    expect(await put(writer.key, "PC1", { fields })).toMatchObject({ status: 201 });
    expect(await put(writer.key, "PC1", { fields, publish: true })).toMatchObject({ status: 403 });
    const photos = await giveKey("owner", ["photos:write"]);
    expect(await put(photos.key, "PC1", { fields })).toMatchObject({ status: 403 });
  });

  test("is kept nowhere but as a hash, and there are ten at most", async () => {
    const { key, staffId } = await giveKey();
    const [row] = await orm().select().from(staffKeys);
    expect(JSON.stringify(row)).not.toContain(key);
    const app = await office.app();
    const more = { name: "More", scopes: ["listings:write"] };
    for (let n = 1; n < 10; n++)
      expect(await makeKey(app, { staffId }, more)).toMatchObject({ ok: true });
    expect(await makeKey(app, { staffId }, more)).toMatchObject({ ok: false });
    expect(await makeKey(app, { staffId }, { name: "", scopes: [] })).toMatchObject({
      refusal: { errors: [{ path: "name" }, { path: "scopes" }] },
    });
  });

  test.each(["../x", "a b", "x".repeat(41), "%00"])("sends no reference as %s", async (ref) => {
    const { key } = await giveKey();
    const { status } = await put(key, encodeURIComponent(ref), { fields });
    expect(status).toBe(422);
  });

  test("adds a photo to the draft once, and is told what is no picture", async () => {
    const { key } = await giveKey();
    await put(key, "PC1", { fields });
    const picture = await sharp({
      create: { width: 900, height: 600, channels: 3, background: "teal" },
    })
      .jpeg()
      .toBuffer();
    const send = (bytes: Uint8Array, ref = "PC1") =>
      put(key, ref, bytes, "/photos/hall.jpg?kind=photo&caption=Hall");
    expect(await send(picture)).toMatchObject({ status: 201, isNew: true });
    expect(await send(picture)).toMatchObject({ status: 200, isNew: false });
    expect((await records())[0]?.draftMedia).toMatchObject([{ kind: "photo", caption: "Hall" }]);
    expect(await send(Buffer.from("no picture"))).toMatchObject({ status: 422 });
    expect(await send(picture, "PC2")).toMatchObject({ status: 404 });
  });
});
