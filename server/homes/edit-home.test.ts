import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listingChanges } from "../listings/listing-record-tables.ts";
import { findRecord } from "../listings/listing-records.ts";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { sendForm, somebody } from "../testing/office-forms.ts";
import { createHomeTexts } from "../testing/homes.ts";
import { useOffice } from "../testing/office.ts";
import { usualHomeViewing } from "../../domain/viewings/keys/home-viewing.ts";
import { setHomeViewing } from "../viewings/keys/set-home-viewing.ts";
import { draftHome } from "../testing/office-homes.ts";
import { changeStates } from "./change-states.ts";
import { createHome, newHomeActs } from "./create-home.ts";
import { addCertificate } from "./certificates/home-certificates.ts";
import { publishHome } from "./publish-home.ts";
import { saveHome, undoLastChange } from "./save-home.ts";
import { showHome } from "./show-home.ts";

describe.each(testEngines)("A home of the office, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;
  const record = async (id: string) => (await findRecord(orm(), id))!;
  const listing = async (id: string) =>
    (await orm().select().from(listings).where(eq(listings.id, id)))[0];
  const history = async (id: string) =>
    (
      await orm()
        .select()
        .from(listingChanges)
        .where(eq(listingChanges.listingId, id))
        .orderBy(listingChanges.id)
    ).map(({ field, was, became, isKept }) => ({ field, was, became, isKept }));
  const publish = async (id: string, rentReason = "") =>
    publishHome(await office.app(), id, { actor: "job", rentReason });

  test.each([
    [{ address: " ", postcode: "N1 2ZZ" }, "address", "Enter the house number and street"],
    [
      { address: "6 Paragon Place", postcode: "N1" },
      "postcode",
      "Enter a full postcode, such as E2 7DP",
    ],
  ])("with %j is not begun", async (typed, path, message) => {
    const form = { change: "begin", ...typed };
    const sent = await sendForm(await office.app(), somebody, newHomeActs, form);
    expect(sent).toMatchObject({ refusal: { errors: [{ path, message }] }, fields: typed });
  });

  test("is begun by a form that leads to its page", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const form = { change: "begin", address: " 6 Paragon Place ", postcode: "n1 2zz" };
    const { to = "" } = await sendForm(await office.app(), { staffId }, newHomeActs, form);
    const { draft } = await record(to.replace("/office/listings/", ""));
    expect(draft).toMatchObject({ address: "6 Paragon Place", postcode: "N1 2ZZ" });
  });

  test("begins as a draft with what its postcode says, and a number", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const address = { address: "6 Paragon Place", postcode: "n1 2zz" };
    const created = await createHome(await office.app(), { staffId }, address);
    if (!created.ok) throw new Error("It was refused.");
    const { draft, state, agentRef, number, origin, forbidden } = await record(created.answer.id);
    expect({ state, origin }).toEqual({ state: "draft", origin: "office" });
    expect(agentRef).toBe(`L-${number}`);
    expect(draft).toMatchObject({ postcode: "N1 2ZZ", city: "London", area: expect.any(String) });
    expect(Number(draft.lat)).toBeGreaterThan(51);
    expect(forbidden).toBeGreaterThan(5);
    expect(await listing(created.answer.id)).toBeUndefined();
  });

  test("has its keys and access written down while it is a draft, for whoever goes there first", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    expect((await showHome(app, id))?.access).toMatchObject({ access: "", tenant: null });
    const viewing = { ...usualHomeViewing, access: "Hook 22. Two sets.", alarm: "Off" };
    const lived = { isTenanted: true, tenantName: "Ingrid", tenantEmail: "ingrid@example.com" };
    const fields = { ...viewing, ...lived };
    expect(await setHomeViewing(app, { staffId }, id, fields)).toMatchObject({ ok: true });
    expect((await showHome(app, id))?.access).toMatchObject({
      access: "Hook 22. Two sets.",
      alarm: "Off",
      tenant: "Ingrid",
    });
    const nowhere = "aaaaaaaaaaaa";
    expect(await setHomeViewing(app, { staffId }, nowhere, fields)).toMatchObject({ ok: false });
    expect(await publish(id)).toMatchObject({ ok: true });
    expect((await showHome(app, id))?.access).toMatchObject({ alarm: "Off" });
  });

  test("keeps what can't be read as it was typed", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const named = { name: "Paragon Place" };
    expect(await saveHome(app, { staffId }, id, { rentPcm: "about 3,000" })).toMatchObject({
      ok: true,
      answer: { unread: ["rentPcm"] },
    });
    // It is said again with whatever is saved next, until it is corrected.
    expect(await saveHome(app, { staffId }, id, named)).toMatchObject({
      answer: { unread: ["rentPcm"] },
    });
    expect((await record(id)).draft.rentPcm).toBe("about 3,000");
    expect(await publish(id)).toMatchObject({ ok: false });
  });

  test.each(["\n", "\r\n", "\t", "\u2028", "\u0085"])(
    "has one line of what was pasted with %j into a field of one line, as any such field",
    async (end) => {
      const { id: staffId } = await office.hire("negotiator");
      const app = await office.app();
      const { longDescription } = createHomeTexts();
      const id = await draftHome(
        app,
        { staffId },
        {
          displayAddress: `Paragon Place,${end}London${end}`,
          heating: `Gas${end}boiler`,
          longDescription: `${longDescription}\r\nHigh.`,
        },
      );
      expect((await record(id)).draft).toMatchObject({
        displayAddress: "Paragon Place, London",
        heating: "Gas boiler",
        longDescription: `${longDescription}\nHigh.`,
      });
      expect(await publish(id)).toMatchObject({ ok: true });
      expect(await listing(id)).toMatchObject({ displayAddress: "Paragon Place, London" });
      const pasted = { address: `6 Paragon${end}Place\0\ud83d`, postcode: `N1${end}2ZZ` };
      const created = await createHome(app, { staffId }, pasted);
      if (!created.ok) throw new Error("It was refused.");
      expect((await record(created.answer.id)).draft).toMatchObject({
        address: "6 Paragon Place",
        postcode: "N1 2ZZ",
      });
    },
  );

  test("keeps the different fields of two people, and says so", async () => {
    const [one, two] = [await office.hire("owner"), await office.hire("negotiator")];
    const app = await office.app();
    const id = await draftHome(app, { staffId: one.id });
    const was = createHomeTexts();
    await saveHome(app, { staffId: one.id }, id, { "was-rentPcm": was.rentPcm, rentPcm: "3200" });
    const second = await saveHome(app, { staffId: two.id }, id, {
      "was-rentPcm": was.rentPcm,
      rentPcm: was.rentPcm,
      "was-name": was.name,
      name: "Paragon Place, 6",
    });
    expect(second).toMatchObject({
      ok: true,
      answer: { merged: ["rentPcm"], conflicts: [], texts: { rentPcm: "3200" } },
    });
    expect((await record(id)).draft).toMatchObject({ rentPcm: "3200", name: "Paragon Place, 6" });
  });

  test("shows both values of one field that two people changed, and loses neither", async () => {
    const [one, two] = [await office.hire("owner"), await office.hire("negotiator")];
    const app = await office.app();
    const id = await draftHome(app, { staffId: one.id });
    const was = createHomeTexts().rentPcm;
    await saveHome(app, { staffId: one.id }, id, { "was-rentPcm": was, rentPcm: "3200" });
    const second = await saveHome(app, { staffId: two.id }, id, {
      "was-rentPcm": was,
      rentPcm: "3100",
    });
    expect(second).toMatchObject({
      ok: true,
      answer: { conflicts: [{ field: "rentPcm", mine: "3100", theirs: "3200" }] },
    });
    expect((await record(id)).draft.rentPcm).toBe("3200");
    expect(await history(id)).toContainEqual({
      field: "rentPcm",
      was: "3200",
      became: "3100",
      isKept: false,
    });
  });

  test("is one change for as long as one person types, and its last change is undone", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    office.wait(11);
    for (const name of ["Para", "Paragon", "Paragon Mews"])
      await saveHome(app, { staffId }, id, { name });
    const names = (await history(id)).filter(({ field }) => field === "name");
    expect(names.at(-1)).toMatchObject({ was: "Paragon Place", became: "Paragon Mews" });
    expect(names.filter(({ became }) => became === "Para")).toEqual([]);
    expect(await undoLastChange(app, { staffId }, id)).toMatchObject({ ok: true });
    expect((await record(id)).draft.name).toBe("Paragon Place");
  });

  test("offers to undo the last change only where that can be undone, which one of state can’t", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    await saveHome(app, { staffId }, id, { bathrooms: "2" });
    expect(await showHome(app, id)).toMatchObject({ mayUndo: true });
    const order = { ids: [id], to: "withdrawn", cancelViewings: false } as const;
    expect(await changeStates(app, { staffId }, order)).toMatchObject({ ok: true });
    expect(await showHome(app, id)).toMatchObject({ mayUndo: false });
    expect(await undoLastChange(app, { staffId }, id)).toMatchObject({
      refusal: { detail: "The latest change, to “Status”, can’t be undone here." },
    });
  });

  test("is not undone further back than what no undo knows, which is named", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    const id = await draftHome(app, { staffId });
    const dates = { kind: "eicr", issuedOn: "2026-01-02" };
    expect(await addCertificate(app, { staffId }, id, dates)).toMatchObject({ ok: true });
    expect(await undoLastChange(app, { staffId }, id)).toMatchObject({
      ok: false,
      refusal: { detail: "The latest change, to “Electrical report”, can’t be undone here." },
    });
    expect(await showHome(app, id)).toMatchObject({ mayUndo: false });
  });
});
