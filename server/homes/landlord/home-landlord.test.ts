import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addDocument } from "../../documents/add-document.ts";
import { addLandlord } from "../../landlords/change-landlord.ts";
import { landlordHomes } from "../../landlords/landlord-tables.ts";
import { createLandlordChoices } from "../../landlords/landlord-choices.ts";
import { findLandlord, findLandlordOfHome } from "../../landlords/landlords.ts";
import { addMissingRecords, blmOrigin } from "../../listings/listing-records.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { readHomeDocument } from "../../site/doors/read-document.ts";
import { addBranch, islington, peckham } from "../../testing/branches.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix, useTenancies } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { issueDocument } from "../../tenancies/documents/issue-document.ts";
import { upsertContact } from "../../testing/upsert-contact.ts";
import { fillMail } from "../../testing/sent-mails.ts";
import { changeHomeLandlord } from "../../testing/sent-forms.ts";
import { showHomeLandlord } from "./home-landlord.ts";

const siteUrl = "https://lettings.example.com";
const solomon = {
  landlord: "new",
  firstname: "Solomon",
  lastname: "Reyes",
  email: "solomon@example.com",
  phone: "07700 900456",
};

describe.each(testEngines)("the landlord of a home on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const change = async (
    listingId: string,
    fields: Record<string, string>,
    branch: string | null = null,
  ) =>
    changeHomeLandlord(await setup.app(), { ...setup.known, branch }, listingId, {
      fields,
      siteUrl,
    });
  const show = async (listingId: string) => showHomeLandlord(await setup.app(), listingId);
  const addRecords = () =>
    orm().transaction((tx) => addMissingRecords(tx, Object.values(homes), blmOrigin));

  test("is not another branch's, whose papers would open and whose address would change", async () => {
    await addBranch(await setup.app(), peckham);
    const north = await addBranch(await setup.app(), { ...islington, areas: "" });
    await orm()
      .update(listingRecords)
      .set({ branch: north })
      .where(eq(listingRecords.id, homes.lite));
    const theirs = {
      ...beatrix,
      change: "set",
      landlord: "",
      address: "9 Evil Row, London N1 0ZZ",
    };
    expect(await change(homes.lite, theirs, north)).toMatchObject({
      refusal: {
        detail: expect.stringContaining("a landlord of another branch"),
        errors: [{ path: "email" }],
      },
    });
    expect(await findLandlordOfHome(orm(), homes.lite)).toBeNull();
    expect(await findLandlordOfHome(orm(), homes.full)).toMatchObject({
      address: "1 Owner Street, London N1 0ZZ",
    });
  });

  test("is asked for by the name that papers will have, not by half of what somebody sent", async () => {
    await addRecords();
    for (const [firstname, lastname] of [
      ["Solomon Reyes", "care of Mallory Vane"],
      ["Mallory Vane", "Solomon Reyes"],
      ["Sol", "Reyes"],
      ["Sólomon", "(-- Rey'es & /"],
    ] as const) {
      await orm().transaction((tx) => upsertContact(tx, { ...solomon, firstname, lastname }));
      expect(await change(homes.lite, { change: "set", ...solomon })).toMatchObject({
        refusal: {
          detail: expect.stringContaining("under another name"),
          errors: [{ path: "email" }],
        },
      });
    }
  });

  test("may be one whose home was valued, and who has none with us yet", async () => {
    const north = await addBranch(await setup.app(), { ...islington, areas: "" });
    await addRecords();
    await orm()
      .update(listingRecords)
      .set({ branch: north })
      .where(eq(listingRecords.id, homes.lite));
    const valued = { companyName: null, address: null, ...solomon };
    await addLandlord(await setup.app(), setup.known, valued);
    const set = { ...solomon, change: "set", landlord: "" };
    expect(await change(homes.lite, set, north)).toMatchObject({ ok: true });
  });

  test("is not one whose tenancy another branch carries on, though their home is somebody else's by now", async () => {
    await addRecords();
    const app = await setup.app();
    const [south, north] = [await addBranch(app, peckham), await addBranch(app, islington)];
    const place = (id: string, branch: string) =>
      orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, id));
    await place(homes.full, south);
    await place(homes.lite, north);
    const id = await setup.accept(await setup.offer());
    await setup.sign(id);
    await change(homes.full, { change: "set", ...solomon });
    expect((await setup.load(id)).row.landlordId).toBe(setup.known.landlordId);
    const theirs = {
      ...beatrix,
      change: "set",
      landlord: "",
      address: "9 Evil Row, London N1 0ZZ",
    };
    expect(await change(homes.lite, theirs, north)).toMatchObject({
      refusal: { detail: expect.stringContaining("a landlord of another branch") },
    });
    expect(await findLandlord(orm(), setup.known.landlordId)).toMatchObject({
      address: "1 Owner Street, London N1 0ZZ",
    });
    await place(homes.full, north);
    expect(await change(homes.lite, theirs, north)).toMatchObject({ ok: true });
  });

  test("stays as recorded where the form is refused", async () => {
    const entered = { ...beatrix, change: "set", landlord: "", companyName: "Evil Ltd" };
    expect(await change("p00000000999", { ...entered, address: "9 Evil Row" })).toMatchObject({
      refusal: { errors: [{ path: "landlord" }] },
    });
    expect(await findLandlordOfHome(orm(), homes.full)).toMatchObject({
      companyName: null,
      address: "1 Owner Street, London N1 0ZZ",
    });
  });

  test("is one who is known or a new one, with what the licence allows", async () => {
    await addRecords();
    expect(await show("p00000000999")).toBeNull();
    expect(await show(homes.full)).toMatchObject({
      landlord: { name: "Beatrix Oyelaran", maxHouseholds: 2, ownPage: { openLinks: 0 } },
    });
    const set = { change: "set", ...solomon };
    expect(await change(homes.lite, { ...set, email: "nonsense" })).toMatchObject({
      refusal: { errors: [{ path: "email" }] },
    });
    expect(await change(homes.lite, { ...set, maxAdults: "many" })).toMatchObject({
      refusal: { errors: [{ path: "maxAdults" }] },
    });
    expect(await change(homes.lite, { change: "set", landlord: "" })).toMatchObject({
      refusal: { errors: [{ path: "landlord" }] },
    });
    expect(await change(homes.lite, { ...set, maxAdults: "4" })).toMatchObject({ ok: true });
    expect(await findLandlordOfHome(orm(), homes.lite)).toMatchObject({
      firstname: "Solomon",
      maxAdults: 4,
      maxHouseholds: null,
    });
    await change(homes.lite, { change: "set", landlord: setup.known.landlordId });
    expect(await findLandlordOfHome(orm(), homes.lite)).toMatchObject({ firstname: "Beatrix" });
  });

  test("is chosen among those of the branch by whoever is limited to it", async () => {
    await addRecords();
    const app = await setup.app();
    const [own, other] = [await addBranch(app, peckham), await addBranch(app, islington)];
    const place = (id: string, branch: string) =>
      orm().update(listingRecords).set({ branch }).where(eq(listingRecords.id, id));
    await place(homes.full, other);
    await place(homes.lite, own);
    const list = async (branch: string | null) =>
      (await createLandlordChoices(orm(), branch).find("beatrix", 8)).map(({ id }) => id);
    const { landlordId } = setup.known;
    expect([await list(own), await list(other), await list(null)]).toEqual([
      [],
      [landlordId],
      [landlordId],
    ]);
    expect(await createLandlordChoices(orm(), own).get(landlordId)).toBeNull();
    expect((await showHomeLandlord(app, homes.full))?.chosen).toMatchObject({ id: landlordId });
  });

  test("is somebody new who is typed in, but not beside somebody who is chosen", async () => {
    await addRecords();
    const { landlord: _new, ...typed } = solomon;
    const set = (landlord: string) => change(homes.lite, { change: "set", ...typed, landlord });
    expect(await set(setup.known.landlordId)).toMatchObject({
      refusal: { errors: [{ path: "landlord" }] },
    });
    expect(await set("")).toMatchObject({ ok: true });
    expect(await findLandlordOfHome(orm(), homes.lite)).toMatchObject({ firstname: "Solomon" });
  });

  test("carries on a tenancy that was accepted before they were on record, until somebody signs", async () => {
    await addRecords();
    await orm().delete(landlordHomes);
    const id = await setup.accept(await setup.offer());
    await setup.checkAll(id);
    expect((await setup.load(id)).row.landlordId).toBeNull();
    await change(homes.full, { change: "set", landlord: setup.known.landlordId });
    const { row, tenancy } = await setup.load(id);
    expect(row.landlordId).toBe(setup.known.landlordId);
    // The statement names the landlord.
    const statement = tenancy.steps.find(({ kind }) => kind === "written-statement");
    expect(statement?.done).toBeNull();
    const issue = async (kind: "written-statement" | "agreement") =>
      issueDocument(await setup.app(), setup.known, id, kind);
    expect(await issue("written-statement")).toMatchObject({ ok: true });
    expect(await issue("agreement")).toMatchObject({ ok: true });
    await setup.pass(id, "landlord-signature");
    await change(homes.full, { change: "set", ...solomon });
    expect((await setup.load(id)).row.landlordId).toBe(setup.known.landlordId);
  });

  test("gets the link by mail, until all are ended, and terms", async () => {
    await addRecords();
    expect(await change(homes.lite, { change: "mail-link" })).toMatchObject({ ok: false });
    const before = (await setup.mails()).length;
    const looked = await change(homes.full, { change: "look mail-link" });
    expect(looked).toMatchObject({ answer: { done: null, mails: [{ recipient: beatrix.email }] } });
    expect(JSON.stringify(looked)).toContain("Open your page (link to their page)");
    expect(JSON.stringify(looked)).not.toContain("my-home");
    expect((await setup.mails()).length).toBe(before);
    expect(await show(homes.full)).toMatchObject({ landlord: { ownPage: { openLinks: 0 } } });
    await change(homes.full, { change: "mail-link" });
    const mail = (await setup.mails()).at(-1);
    expect(mail).toMatchObject({ kind: "case-link", recipient: beatrix.email });
    expect(mail?.html).toMatch(/\/my-home\/~landlord-page\.[\w-]{36}~\?home=p00000000001"/);
    await fillMail(await setup.app(), mail!);
    expect(await show(homes.full)).toMatchObject({ landlord: { ownPage: { openLinks: 1 } } });
    await change(homes.full, { change: "end-links" });
    expect(await show(homes.full)).toMatchObject({ landlord: { ownPage: { openLinks: 0 } } });
    const sent = { change: "terms-sent", plan: "tenant-find", version: "2026-05" };
    await change(homes.full, { ...sent, sentOn: "2026-11-05" });
    const [terms] = (await show(homes.full))!.landlord!.terms;
    expect(terms).toMatchObject({ sentOn: "05/11/2026", signedOn: null });
    const signed = { change: "terms-signed", terms: terms!.id, where: "elsewhere", toldOn: "" };
    expect(await change(homes.full, { ...signed, signedOn: "" })).toMatchObject({ ok: false });
    expect(
      await change(homes.full, { ...signed, signedOn: "2026-11-05", toldOn: "2026-11-05" }),
    ).toMatchObject({ ok: true });
    expect((await show(homes.full))!.landlord!.terms).toMatchObject([
      { cancelUntil: "19/11/2026", cancelledOn: null },
    ]);
    const cancelled = { change: "terms-cancelled", terms: terms!.id };
    expect(await change(homes.full, { ...cancelled, cancelledOn: "" })).toMatchObject({
      refusal: { errors: [{ path: "cancelledOn" }] },
    });
    expect(await change(homes.full, { ...cancelled, cancelledOn: "2026-11-20" })).toMatchObject({
      refusal: { errors: [{ path: "cancelledOn" }] },
    });
    expect(await change(homes.full, { ...cancelled, cancelledOn: "2026-11-19" })).toMatchObject({
      ok: true,
    });
    expect((await show(homes.full))!.landlord!.terms).toMatchObject([
      { cancelledOn: "19/11/2026" },
    ]);
  });

  test("has papers that open on the page of their home only", async () => {
    const app = await setup.app();
    const by = { actor: { staffId: setup.known.staffId }, addedBy: setup.known.landlordId };
    const bytes = new TextEncoder().encode("%PDF-1.7\n%%EOF");
    const paper = { kind: "gas-certificate", subject: "home", subjectId: homes.full } as const;
    const kept = await addDocument(app, by, {
      ...paper,
      contactId: null,
      fileName: "a.pdf",
      bytes,
    });
    if (!kept.ok) throw new Error(kept.problem);
    const staff = { staffId: setup.known.staffId, role: "negotiator" } as const;
    const read = (listingId: string, paperId: string) =>
      readHomeDocument(app, staff, { listingId, paperId });
    expect(await read(homes.full, kept.id)).not.toBeNull();
    expect(await read(homes.lite, kept.id)).toBeNull();
    expect(await read(homes.full, "x")).toBeNull();
  });
});
