import { describe, expect, test } from "vitest";
import { documentContents, documents } from "../documents/document-tables.ts";
import { findRecord } from "../listings/listing-records.ts";
import { eraseExpired } from "../privacy/erase-expired.ts";
import { readCertificate } from "../site/doors/read-document.ts";
import { testEngines } from "../testing/database.ts";
import { useOffice } from "../testing/office.ts";
import { createHome } from "./create-home.ts";
import {
  addCertificate,
  proveCertificate,
  removeCertificate,
} from "./certificates/home-certificates.ts";
import { readWorkingHome } from "./working-home.ts";

const negotiator = (staffId: string) => ({ staffId, role: "negotiator" }) as const;

const pdf = new TextEncoder().encode("%PDF-1.4\ngas safety record 4711\n%%EOF");

describe.each(testEngines)("The certificates of a home, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const orm = () => office.database().orm;

  async function begin() {
    const app = await office.app();
    const { id: staffId } = await office.hire("negotiator");
    const created = await createHome(app, { staffId }, { address: "6 Mews", postcode: "N1 2ZZ" });
    if (!created.ok) throw new Error("It was refused.");
    const { id } = created.answer;
    const add = (fields: Record<string, string> = {}, bytes: Uint8Array | null = pdf) => {
      const given = { kind: "gas", issuedOn: "2026-09-03", ...fields };
      const file = bytes && { name: "C:\\scans\\Gas.jpg", bytes };
      return addCertificate(app, { staffId }, id, given, file);
    };
    const papers = async () =>
      (await readWorkingHome(orm(), (await findRecord(orm(), id))!)).certificates;
    return { app, staffId, id, add, papers };
  }

  test("keep their file encrypted, and each reading of it is in the audit", async () => {
    const { app, staffId, id, add, papers } = await begin();
    expect(await add()).toMatchObject({ ok: true });
    const [content] = await orm().select().from(documentContents);
    expect(content!.encrypted.includes(Buffer.from("4711"))).toBe(false);
    const [paper] = await papers();
    const read = await readCertificate(app, negotiator(staffId), {
      listingId: id,
      certificateId: paper!.id,
    });
    expect(read?.bytes).toEqual(Buffer.from(pdf));
    expect(read?.document).toMatchObject({
      fileName: "Gas.pdf",
      kind: "gas-certificate",
      subject: "home",
    });
    expect(await office.audited()).toContainEqual([staffId, "document.read"]);
  });

  test("keep their reference without marks that turn the words around it", async () => {
    const { add, papers } = await begin();
    expect(await add({ reference: "GS\u202E 4711" })).toMatchObject({ ok: true });
    expect(await papers()).toMatchObject([{ reference: "GS 4711" }]);
  });

  test("are read of their own home only", async () => {
    const { app, staffId, add, papers } = await begin();
    await add();
    const [paper] = await papers();
    expect(
      await readCertificate(app, negotiator(staffId), {
        listingId: "p00000000000",
        certificateId: paper!.id,
      }),
    ).toBeNull();
    expect(
      await readCertificate(app, negotiator(staffId), {
        listingId: "p00000000000",
        certificateId: "no id",
      }),
    ).toBeNull();
  });

  test("go six years after their last day, and their dates stay", async () => {
    const { add, papers } = await begin();
    await add();
    const [document] = await orm().select().from(documents);
    expect(document).toMatchObject({ kind: "gas-certificate", eraseOn: "2033-09-03" });
    const on = (day: string) =>
      eraseExpired({ database: office.database(), now: () => new Date(`${day}T12:00:00Z`) });
    expect(await on("2033-09-02")).toMatchObject({ documents: 0 });
    expect(await on("2033-09-03")).toMatchObject({ documents: 1 });
    expect(await papers()).toMatchObject([{ expiresOn: "2027-09-03", documentId: null }]);
  });

  test("may be dates alone", async () => {
    const { app, staffId, id, add, papers } = await begin();
    expect(await add({}, null)).toMatchObject({ ok: true });
    const [paper] = await papers();
    expect(paper).toMatchObject({ documentId: null, expiresOn: "2027-09-03" });
    expect(
      await readCertificate(app, negotiator(staffId), { listingId: id, certificateId: paper!.id }),
    ).toBeNull();
  });

  test("are refused with a file that is none of theirs, and nothing is kept", async () => {
    const { add, papers } = await begin();
    const text = new TextEncoder().encode("gas is fine");
    expect(await add({}, text)).toMatchObject({ refusal: { errors: [{ path: "file" }] } });
    expect(await add({ issuedOn: "2027-01-01" })).toMatchObject({
      refusal: { errors: [{ path: "issuedOn" }] },
    });
    expect(await papers()).toEqual([]);
    expect(await orm().$count(documents)).toBe(0);
  });

  test("are completed by their number or their file, and are open until then", async () => {
    const { app, staffId, id, add, papers } = await begin();
    await add({}, null);
    await add({ kind: "eicr", issuedOn: "2026-09-04", reference: "EICR 7" }, null);
    const unproven = async () => (await findRecord(orm(), id))?.papersUnproven;
    const prove = (certificate: string, fields: Record<string, string>, file = false) =>
      proveCertificate(
        app,
        { staffId },
        id,
        { certificate, ...fields },
        file ? { name: "paper.pdf", bytes: pdf } : null,
      );
    expect(await unproven()).toBe(2);
    const gas = (await papers()).find(({ kind }) => kind === "gas")!.id;
    const eicr = (await papers()).find(({ kind }) => kind === "eicr")!.id;
    expect(await prove(gas, {})).toMatchObject({
      refusal: {
        detail: "Add the file or the engineer’s record number",
        errors: [{ path: `number-${gas}` }],
      },
    });
    expect(await prove(eicr, { [`number-${eicr}`]: "EICR 8" })).toMatchObject({
      refusal: { errors: [{ path: `paper-${eicr}` }] },
    });
    expect(await prove(gas, { [`number-${gas}`]: " GS 4711 " })).toMatchObject({ ok: true });
    expect(await unproven()).toBe(1);
    expect(await prove(eicr, {}, true)).toMatchObject({ ok: true });
    expect(await unproven()).toBe(0);
    expect(await papers()).toMatchObject([
      { kind: "eicr", reference: "EICR 7", documentId: expect.any(String) },
      { kind: "gas", reference: "GS 4711", documentId: null },
    ]);
    expect(await prove(eicr, {}, true)).toMatchObject({
      refusal: { errors: [{ path: `paper-${eicr}` }] },
    });
    expect(await orm().$count(documents)).toBe(1);
    expect(await prove("no id", {})).toMatchObject({ ok: false });
  });

  test("take their file with them, and the audit says so", async () => {
    const { app, staffId, id, add, papers } = await begin();
    await add();
    const [paper] = await papers();
    expect(await removeCertificate(app, { staffId }, id, paper!.id)).toMatchObject({ ok: true });
    expect(await orm().$count(documents)).toBe(0);
    expect(await orm().$count(documentContents)).toBe(0);
    expect(await office.audited()).toContainEqual([staffId, "document.erased"]);
  });
});
