import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, describe, expect, test } from "vitest";
import type { PaperKind } from "../../../domain/tenancies/papers.ts";
import { createCaseLink } from "../../case-links/create-case-link.ts";
import { openCase } from "../../case-links/open-case.ts";
import { signOwnAgreement } from "../../cases/sign-own-agreement.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { upsertContact } from "../../contacts/upsert-contact.ts";
import { documents } from "../../documents/document-tables.ts";
import { decryptDocument } from "../../documents/decrypt-document.ts";
import { recordSanctionsCheck } from "../../homes/check-sanctions.ts";
import { changeHomeLandlord, showHomeLandlord } from "../../homes/home-landlord.ts";
import { addLandlord } from "../../landlords/change-landlord.ts";
import { landlords } from "../../landlords/landlord-tables.ts";
import { handleLetForm } from "../../tenancies/handle-let-form.ts";
import { issuePaper, previewPaper } from "../../tenancies/issue-paper.ts";
import { listLets } from "../../tenancies/list-lets.ts";
import { listAlarmedTenancies } from "../../tenancies/mail-alarms.ts";
import { showLet } from "../../tenancies/show-let.ts";
import { tenancySteps } from "../../tenancies/tenancy-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix, useLets } from "../../testing/lets.ts";
import { homes, priya } from "../../testing/offers.ts";
import { checks } from "../../testing/tenancies.ts";

const mallory = { firstname: "Mallory", lastname: "Vane" };
const kinds = ["written-statement", "agreement"] as const;
const siteUrl = "https://lettings.example.com";

/** Records are renamed by SQL: by whichever way it happens, no paper has the new name. */
describe.each(testEngines)("names that somebody writes to a record, on the %s engine", (engine) => {
  const lets = useLets(engine);
  const orm = () => lets.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await lets.accept(await lets.offer());
    await lets.pass(id, ...checks);
  });

  const issue = async (kind: PaperKind) => issuePaper(await lets.app(), lets.known, id, kind);
  const rename = (email: string, name: { firstname: string; lastname: string }) =>
    orm()
      .update(contacts)
      .set({ ...name, updatedAt: lets.clock.now })
      .where(eq(contacts.email, email));
  const send = async (fields: Record<string, string>) =>
    handleLetForm(await lets.app(), {
      staffId: lets.known.staffId,
      tenancyId: id,
      fields,
      file: null,
    });
  const sendLandlord = async (fields: Record<string, string>) =>
    changeHomeLandlord(await lets.app(), lets.known, homes.full, { fields, siteUrl });
  const later = () => {
    lets.clock.now = new Date(lets.clock.now.getTime() + 60_000);
  };

  async function readPaper(documentId: string): Promise<string> {
    const read = await decryptDocument(await lets.app(), documentId);
    const { text } = await extractText(await getDocumentProxy(new Uint8Array(read!.bytes)), {
      mergePages: true,
    });
    return text.replaceAll(/\s+/g, " ");
  }
  async function make(kind: PaperKind): Promise<string> {
    later();
    const issued = await issue(kind);
    if (!issued.ok) throw new Error("text" in issued ? issued.text : issued.rule);
    return issued.documentId;
  }
  async function expectRefused(rule: string, reason: string): Promise<void> {
    const before = await orm().$count(documents);
    for (const kind of kinds) {
      const text = expect.stringContaining(reason);
      expect(await issue(kind)).toMatchObject({ ok: false, rule, text });
      const { outcome, mails } = await previewPaper(await lets.app(), lets.known, id, kind);
      expect({ outcome, mails }).toMatchObject({ outcome: { ok: false, rule }, mails: [] });
      const button = await send({ change: "issue-paper", kind });
      expect(button.refusal?.detail).toContain(reason);
    }
    expect(await orm().$count(documents)).toBe(before);
    for (const kind of ["written-statement", "signature", "landlord-signature"] as const)
      await expect(lets.pass(id, kind)).rejects.toThrow(/changed|done-already/);
  }
  const clocks = async () =>
    (await listAlarmedTenancies(orm(), lets.clock.now)).flatMap(({ alarms }) =>
      alarms.map(({ name }) => name),
    );

  async function sign(kind: "renter" | "landlord", documentId: string) {
    const { people } = await lets.load(id);
    const owner =
      kind === "renter"
        ? { contactId: people[0]!.contactId }
        : { landlordId: lets.known.landlordId };
    const made = { siteUrl, at: lets.clock.now };
    const { url } = await orm().transaction((tx) => createCaseLink(tx, owner, made));
    const access = await openCase(await lets.app(), kind, url.split("/").at(-1)!);
    if (!access.ok) throw new Error(access.reason);
    return signOwnAgreement(
      await lets.app(),
      access.opened,
      { tenancyId: id, personId: kind === "renter" ? people[0]!.id : null },
      { document: documentId, name: "A name", consents: "on" },
    );
  }

  test("papers name whom the checks confirmed", async () => {
    for (const kind of kinds) {
      const text = await readPaper(await make(kind));
      expect(text).toContain("Landlord: Beatrix Oyelaran.");
      expect(text).toContain("1 Owner Street, London N1 0ZZ");
      expect(text).toContain("Tenants: Priya Raman.");
    }
  });

  test("a landlord who is renamed after the check is on no paper, and the office reads why", async () => {
    await rename(beatrix.email, mallory);
    await expectRefused(
      "landlord-changed",
      "The landlord’s name on the record changed from “Beatrix Oyelaran”, as checked, to “Mallory Vane”, as on 21/11/2026.",
    );
    const shown = await showLet(await lets.app(), id);
    expect(shown?.signingProblem?.text).toContain("“Mallory Vane”");
    expect(shown?.landlord?.problem).toContain("“Mallory Vane”");
    expect(await clocks()).toContain("landlord-changed");
    const [row] = await listLets(await lets.app(), "open");
    expect(row?.what).toContain("Landlord’s name or address not as checked");
    const home = await showHomeLandlord(await lets.app(), homes.full);
    expect(home?.landlord?.toCheck).toMatchObject({ name: "Mallory Vane" });
    expect(home?.landlord?.toCheck.change).toContain("“Mallory Vane”");
  });

  test("a landlord becomes a company, or another company, after the check", async () => {
    for (const companyName of ["Vane Holdings Ltd", "Vane Estates Ltd"]) {
      await orm().update(landlords).set({ companyName });
      await expectRefused("landlord-changed", `“${companyName}”`);
    }
  });

  test("a landlord's address for notices changes after the check", async () => {
    const { landlordId } = lets.known;
    // As the office's own form adds somebody whom it has already.
    const address = "9 Elsewhere Road, London E1 0ZZ";
    const known = await addLandlord(await lets.app(), lets.known, {
      ...beatrix,
      companyName: null,
      address,
    });
    expect(known).toBe(landlordId);
    await expectRefused(
      "landlord-changed",
      `“1 Owner Street, London N1 0ZZ”, as checked, to “${address}”`,
    );
  });

  test("a landlord who is renamed by a form of their own e-mail and phone is on no paper", async () => {
    await orm().transaction((tx) => upsertContact(tx, { ...beatrix, ...mallory }));
    await expectRefused("landlord-changed", "“Mallory Vane”");
  });

  test("what is put back counts again", async () => {
    await rename(beatrix.email, mallory);
    await orm().update(landlords).set({ address: "9 Elsewhere Road" });
    expect(await sendLandlord({ change: "put-back" })).toMatchObject({ ok: true });
    expect(await lets.audited()).toContain("landlord.record-put-back");
    expect(await readPaper(await make("written-statement"))).toContain(
      "Landlord: Beatrix Oyelaran.",
    );
    expect(await clocks()).not.toContain("landlord-changed");
  });

  test("a check under the new name is a check of the new name, and the statement is given anew", async () => {
    await make("written-statement");
    await rename(beatrix.email, mallory);
    const check = { change: "sanctions", result: "clear", checkedOn: "2026-11-21" };
    const asked = await sendLandlord({
      ...check,
      searched: "Passport.",
      checkedName: " ",
      checkedAddress: "1 Vane Row",
    });
    expect(asked).toMatchObject({ refusal: { errors: [{ path: "checkedName" }] } });
    await sendLandlord({
      ...check,
      searched: "Passport seen; searched by name.",
      checkedName: "Mallory Anne Vane",
      checkedAddress: "1 Vane Row, London N1 0ZZ",
    });
    expect(await lets.audited()).toContain("tenancy.landlord-renamed");
    expect(await issue("agreement")).toMatchObject({ rule: "statement-before-signing" });
    for (const kind of kinds) {
      const text = await readPaper(await make(kind));
      expect(text).toContain("Landlord: Mallory Anne Vane.");
      expect(text).toContain("1 Vane Row, London N1 0ZZ");
    }
  });

  test("a record that changes while its check is written down does not count as seen", async () => {
    await rename(beatrix.email, mallory);
    await sendLandlord({
      change: "sanctions",
      result: "clear",
      checkedOn: "2026-11-21",
      searched: "Passport.",
      checkedName: "Beatrix Oyelaran",
      checkedAddress: "1 Owner Street, London N1 0ZZ",
      recordName: "Beatrix Oyelaran",
      recordAddress: "1 Owner Street, London N1 0ZZ",
    });
    await expectRefused("landlord-changed", "“Mallory Vane”");
  });

  test("a name on the sanctions list stays there under another", async () => {
    const found = { result: "match", on: "2026-11-21", note: "A match." } as const;
    await recordSanctionsCheck(await lets.app(), lets.known, lets.known.landlordId, found);
    await rename(beatrix.email, mallory);
    for (const kind of kinds)
      expect(await issue(kind)).toMatchObject({ rule: "landlord-sanctions-match" });
  });

  test("a check that an old process wrote without a name counts for nobody", async () => {
    await orm().update(landlords).set({ checkedAs: null });
    expect(await issue("written-statement")).toMatchObject({ rule: "landlord-unchecked" });
  });

  test("a landlord is swapped for another", async () => {
    await make("written-statement");
    await make("agreement");
    const other = { ...beatrix, ...mallory, email: "mallory@example.com", phone: "07700 900666" };
    const landlordId = await addLandlord(await lets.app(), lets.known, {
      ...other,
      companyName: null,
      address: "1 Vane Row, London N1 0ZZ",
    });
    await sendLandlord({ change: "set", landlord: landlordId });
    for (const kind of kinds)
      expect(await issue(kind)).toMatchObject({ rule: "landlord-unchecked" });
    await expect(lets.pass(id, "signature")).rejects.toThrow("landlord-unchecked");
    const cleared = { result: "clear", on: "2026-11-21", note: "No match." } as const;
    await recordSanctionsCheck(await lets.app(), lets.known, landlordId, cleared);
    expect(await readPaper(await make("written-statement"))).toContain("Landlord: Mallory Vane.");
  });

  test("a tenant is renamed between the check and the agreement", async () => {
    await make("written-statement");
    await rename(priya.email, mallory);
    await expectRefused(
      "name-changed",
      "The name on Priya Raman’s record changed from “Priya Raman”, as checked on 21/11/2026, to “Mallory Vane”, as on 21/11/2026.",
    );
    expect(await clocks()).toContain("name-changed");
    const shown = await showLet(await lets.app(), id);
    const stage = shown?.stages.find(({ name }) => name === "checks");
    expect(stage).toMatchObject({ state: "now", end: "1 of 3" });
    expect(stage?.steps[0]?.naming).toMatchObject({ name: "Mallory Vane", mayPutBack: true });
    const personId = shown!.people[0]!.id;
    expect(await send({ change: "put-back", personId })).toMatchObject({ refusal: undefined });
    expect(await lets.audited()).toContain("tenancy.record-put-back");
    expect(await readPaper(await make("agreement"))).toContain("Tenants: Priya Raman.");
    expect((await send({ change: "put-back", personId })).refusal).toBeDefined();
  });

  test("a tenant is checked under the new name, and the sanctions list with it", async () => {
    await make("written-statement");
    await rename(priya.email, mallory);
    const personId = (await lets.load(id)).people[0]!.id;
    const check = {
      change: "complete-step",
      personId,
      on: "2026-11-21",
      outcome: "passed",
      note: "Passport.",
    };
    const missing = await send({ ...check, kind: "identity", name: " " });
    expect(missing.refusal).toMatchObject({ errors: [{ path: "name" }] });
    await send({ ...check, kind: "identity", name: "Priya Vane", recordName: "Mallory Vane" });
    expect(await issue("written-statement")).toMatchObject({
      rule: "name-changed",
      text: expect.stringContaining("The name on Priya Raman’s record changed"),
    });
    await send({ ...check, kind: "sanctions", name: "Mallory Vane", recordName: "Mallory Vane" });
    expect(await issue("written-statement")).toMatchObject({
      rule: "name-changed",
      text: expect.stringContaining(
        "searched for “Mallory Vane”, and the name that was confirmed is “Priya Vane”",
      ),
    });
    await send({ ...check, kind: "sanctions", name: "Priya Vane", recordName: "Mallory Vane" });
    expect(await issue("agreement")).toMatchObject({ rule: "statement-before-signing" });
    for (const kind of kinds) {
      const text = await readPaper(await make(kind));
      expect(text).toContain("Tenants: Priya Vane.");
      expect(text).not.toContain("Mallory");
    }
  });

  test("a check of a let that does not say under which name is open", async () => {
    await orm()
      .update(tenancySteps)
      .set({ confirmed: null })
      .where(eq(tenancySteps.kind, "identity"));
    expect(await issue("written-statement")).toMatchObject({ rule: "name-changed" });
  });

  test("a landlord is renamed between the tenant's signature and theirs", async () => {
    await make("written-statement");
    const documentId = await make("agreement");
    expect(await sign("renter", documentId)).toMatchObject({ ok: true });
    await rename(beatrix.email, mallory);
    const refused = await sign("landlord", documentId);
    expect(refused).toMatchObject({ ok: false });
    // Whoever holds the link reads nothing of it.
    expect(JSON.stringify(refused)).not.toContain("Oyelaran");
    const asked = {
      result: "clear",
      on: "2026-11-21",
      note: "Again.",
      name: "Mallory Vane",
    } as const;
    await recordSanctionsCheck(await lets.app(), lets.known, lets.known.landlordId, asked);
    expect(await sign("landlord", documentId)).toMatchObject({
      refusal: { errors: [{ message: expect.stringContaining("What was agreed changed") }] },
    });
    await expect(lets.pass(id, "landlord-signature")).rejects.toThrow("agreement-stale");
  });

  test("what everybody has signed stays as it was signed", async () => {
    await make("written-statement");
    const documentId = await make("agreement");
    expect(await sign("renter", documentId)).toMatchObject({ ok: true });
    expect(await sign("landlord", documentId)).toMatchObject({ ok: true });
    await rename(beatrix.email, mallory);
    await rename(priya.email, mallory);
    expect(await readPaper(documentId)).not.toContain("Mallory");
    const shown = await showLet(await lets.app(), id);
    expect(shown?.stages.find(({ name }) => name === "checks")?.state).toBe("done");
    expect(await clocks()).not.toContain("name-changed");
    expect(await issue("agreement")).toMatchObject({ ok: false, rule: "relied-upon" });
  });
});
