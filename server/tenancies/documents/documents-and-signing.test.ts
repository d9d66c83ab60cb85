import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { signingConsent } from "../../../domain/tenancies/documents/tenancy-documents.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { createCaseLink } from "../../testing/create-case-link.ts";
import { openCustomerPage } from "../../customer-page-links/open-case.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { documents } from "../../documents/document-tables.ts";
import { decryptDocument } from "../../documents/decrypt-document.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix, useTenancies } from "../../testing/use-tenancies.ts";
import { priya } from "../../testing/offers.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { checks } from "../../testing/tenancies.ts";
import { issueDocument } from "./issue-document.ts";
import { findAgreementToSign } from "./find-document.ts";
import { getTenancyView } from "../get-tenancy-view.ts";
import { signAgreement } from "./sign-agreement.ts";
import { tenancySignatures } from "./signature-table.ts";
import { tenancies } from "../tenancy-tables.ts";
import { landlords } from "../../landlords/landlord-tables.ts";

describe.each(testEngines)("papers on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let id: string;
  beforeEach(async () => {
    id = await setup.accept(await setup.offer());
  });
  const issue = async (kind: "written-statement" | "agreement") =>
    issueDocument(await setup.app(), setup.known, id, kind);

  /** By a link of somebody's own. */
  async function open(kind: "renter" | "landlord", email: string): Promise<OpenCase> {
    const [person] = await orm().select().from(contacts).where(eq(contacts.email, email));
    const owner =
      kind === "renter" ? { contactId: person!.id } : { landlordId: setup.known.landlordId };
    const made = { siteUrl: "https://lettings.example.com", at: setup.clock.now };
    const { url } = await orm().transaction((tx) => createCaseLink(tx, owner, made));
    const access = await openCustomerPage(await setup.app(), kind, url.split("/").at(-1) ?? "");
    if (!access.ok) throw new Error(access.reason);
    return access.opened;
  }

  async function agree(): Promise<string> {
    await setup.pass(id, ...checks);
    await issue("written-statement");
    const issued = await issue("agreement");
    if (!issued.ok) throw new Error(issued.rule);
    return issued.documentId;
  }

  const sign = async (opened: OpenCase, changes: object = {}) => {
    const { people } = await setup.load(id);
    const personId = opened.kind === "renter" ? people[0]!.id : null;
    const signature = {
      tenancyId: id,
      documentId: "",
      personId,
      name: "Priya Raman",
      consents: true,
    };
    return signAgreement(await setup.app(), opened, { ...signature, ...changes });
  };

  test("the written statement is made, given to every tenant with its file, and names its text", async () => {
    await setup.pass(id, "identity");
    const issued = await issue("written-statement");
    const { tenancy } = await setup.load(id);
    const step = tenancy.steps.find(({ kind }) => kind === "written-statement");
    expect(step?.done?.evidence.documentId).toBe(issued.ok && issued.documentId);
    const [row] = await orm().select().from(documents);
    expect(row).toMatchObject({
      template: "written-statement 2026-11-29",
      fileName: "Written statement of terms.pdf",
    });
    const read = await decryptDocument(await setup.app(), row!.id);
    expect(read?.bytes.subarray(0, 5).toString()).toBe("%PDF-");
    expect((await setup.mails()).at(-1)).toMatchObject({
      kind: "tenancy-paper",
      recipient: priya.email,
    });
  });

  test("a new statement takes the place of the last", async () => {
    await setup.pass(id, "identity");
    await issue("written-statement");
    expect(await issue("written-statement")).toMatchObject({ ok: true });
  });

  test("no agreement goes out before the statement and the checks", async () => {
    expect(await issue("written-statement")).toMatchObject({ rule: "name-unconfirmed" });
    await setup.pass(id, "identity");
    expect(await issue("agreement")).toMatchObject({ rule: "statement-before-signing" });
    await issue("written-statement");
    expect(await issue("agreement")).toMatchObject({ rule: "checks-before-signing" });
    expect(await orm().$count(documents)).toBe(1);
  });

  test("none is made without the landlord's address for notices", async () => {
    await setup.pass(id, "identity");
    const { landlordId } = setup.known;
    const [landlord] = await orm().select().from(landlords).where(eq(landlords.id, landlordId));
    const { checkedAs: known } = landlord!;
    const checkedAs = { ...known!, address: null, record: { ...known!.record, address: null } };
    await orm().update(landlords).set({ address: null, checkedAs });
    expect(await issue("written-statement")).toEqual({ ok: false, rule: "landlord-missing" });
  });

  test("neither is made for a rent at which no assured tenancy exists (Housing Act 1988, schedule 1, paragraph 2)", async () => {
    const setRent = (rentPcm: number) => orm().update(tenancies).set({ rentPcm });
    await setup.pass(id, "identity");
    await setRent(8334);
    for (const kind of ["written-statement", "agreement"] as const)
      expect(await issue(kind)).toMatchObject({ rule: "rent-not-assured" });
    expect(await orm().$count(documents)).toBe(0);
    await setRent(8333);
    expect(await issue("written-statement")).toMatchObject({ ok: true });
  });

  test("tenant and landlord sign by their own links; the name without marks that turn it, time, words and file are kept", async () => {
    const documentId = await agree();
    expect(await sign(await open("renter", priya.email), { documentId })).toMatchObject({
      ok: true,
    });
    expect(
      await sign(await open("landlord", beatrix.email), {
        documentId,
        name: "Beatrix\u202E Oyelaran",
      }),
    ).toMatchObject({ ok: true });
    const papers = await orm().select().from(documents);
    const paper = papers.find((one) => one.id === documentId);
    const signed = await orm()
      .select()
      .from(tenancySignatures)
      .orderBy(tenancySignatures.signedName);
    expect(signed).toMatchObject([
      {
        signedName: "Beatrix Oyelaran",
        personId: null,
        documentHash: paper!.hash,
        consent: signingConsent,
      },
      { signedName: "Priya Raman", documentHash: paper!.hash, signedAt: setup.clock.now },
    ]);
    const { tenancy } = await setup.load(id);
    expect(
      tenancy.steps.filter(({ kind, done }) => kind.includes("signature") && done === null),
    ).toEqual([]);
    expect(await issue("agreement")).toMatchObject({ rule: "relied-upon" });
    expect(await sign(await open("renter", priya.email), { documentId })).toMatchObject({
      rule: "done-already",
    });
  });

  test("an address that somebody signs with is no name that others read", async () => {
    const documentId = await agree();
    const contact = (await setup.load(id)).people[0]!.contactId;
    const secret = await makeLink(orm(), "renter-page", contact);
    const signed = { documentId, name: `/my-case/${secret}` };
    expect(await sign(await open("renter", priya.email), signed)).toMatchObject({ ok: true });
    expect(await readEveryRow(orm())).not.toContain(secret);
  });

  test("an agreement that names an earlier start is not signed", async () => {
    const documentId = await agree();
    await setup.record(id, { do: "move-start", startsOn: "2027-01-20" });
    setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
    const opened = await open("renter", priya.email);
    expect(await sign(opened, { documentId })).toMatchObject({ rule: "statement-before-signing" });
    await issue("written-statement");
    expect(await sign(opened, { documentId })).toMatchObject({ rule: "newer-paper" });
    const issued = await issue("agreement");
    if (!issued.ok) throw new Error(issued.rule);
    expect(await sign(opened, { documentId })).toMatchObject({ rule: "newer-paper" });
    expect(await sign(opened, { documentId: issued.documentId })).toMatchObject({ ok: true });
  });

  test.each([
    ["start", async () => setup.record(id, { do: "move-start", startsOn: "2027-01-20" })],
    [
      "rent",
      async () => {
        await orm().update(tenancies).set({ rentPcm: 2000 });
      },
    ],
  ])(
    "an agreement that names another %s is signed neither by link nor by hand, though the statement was given by hand",
    async (_what, change) => {
      const documentId = await agree();
      const opened = await open("renter", priya.email);
      await change();
      const { tenancy } = await setup.load(id);
      const given = tenancy.steps.find(({ kind }) => kind === "written-statement")!;
      if (given.done === null) await setup.pass(id, "written-statement");
      expect(await sign(opened, { documentId })).toMatchObject({ rule: "agreement-stale" });
      await expect(setup.pass(id, "signature")).rejects.toThrow();
      expect((await getTenancyView(await setup.app(), id))?.agreementProblem?.text).toContain(
        "Create a new agreement",
      );
      expect(await findAgreementToSign(orm(), await setup.load(id))).toBeNull();
      setup.clock.now = new Date(setup.clock.now.getTime() + 60_000);
      const issued = await issue("agreement");
      if (!issued.ok) throw new Error(issued.rule);
      expect((await getTenancyView(await setup.app(), id))?.agreementProblem).toBeNull();
      expect(await sign(opened, { documentId: issued.documentId })).toMatchObject({ ok: true });
    },
  );

  test("a signature that the office undid is given again, and the first one stays", async () => {
    const documentId = await agree();
    const opened = await open("renter", priya.email);
    await sign(opened, { documentId });
    const { people } = await setup.load(id);
    await setup.record(id, { do: "reopen-step", kind: "signature", personId: people[0]!.id });
    expect(await sign(opened, { documentId, name: "Priya K Raman" })).toMatchObject({ ok: true });
    const signed = await orm().select().from(tenancySignatures);
    expect(signed.map(({ signedName }) => signedName).toSorted()).toEqual([
      "Priya K Raman",
      "Priya Raman",
    ]);
  });

  test("a signature needs a name, consent, the newest paper, and is of one's own link", async () => {
    const documentId = await agree();
    const opened = await open("renter", priya.email);
    expect(await sign(opened, { documentId, name: " " })).toMatchObject({ rule: "name-missing" });
    expect(await sign(opened, { documentId, consents: false })).toMatchObject({
      rule: "consent-missing",
    });
    expect(await sign(opened, { documentId: id })).toMatchObject({ rule: "newer-paper" });
    expect(await sign(opened, { documentId, personId: null })).toMatchObject({
      rule: "not-theirs",
    });
    const stranger: OpenCase = {
      kind: "renter",
      linkId: opened.linkId,
      contactId: setup.known.staffId,
      contactIds: [setup.known.staffId],
    };
    expect(await sign(stranger, { documentId })).toMatchObject({ rule: "not-theirs" });
    expect(await orm().$count(tenancySignatures)).toBe(0);
  });
});
