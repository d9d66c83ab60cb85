import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { eq } from "drizzle-orm";
import { extractText, getDocumentProxy } from "unpdf";
import { beforeEach, expect } from "vitest";
import {
  type DocumentKind,
  documentKinds,
} from "../../domain/tenancies/documents/tenancy-documents.ts";
import { createCaseLink } from "./create-case-link.ts";
import { openCustomerPage } from "../customer-page-links/open-case.ts";
import { signOwnAgreement } from "../customer-pages/renter/sign-own-agreement.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { documents } from "../documents/document-tables.ts";
import { decryptDocument } from "../documents/decrypt-document.ts";
import { changeHomeLandlord, handleTenancyForm } from "./sent-forms.ts";
import { issueDocument, previewDocument } from "../tenancies/documents/issue-document.ts";
import { listTenanciesNearDeadline } from "../tenancies/steps/send-deadline-reminders.ts";
import type { TestEngine } from "./database.ts";
import { useTenancies } from "./use-tenancies.ts";
import { homes } from "./offers.ts";
import { checks } from "./tenancies.ts";

export const mallory = { firstname: "Mallory", lastname: "Vane" };
const unlimited = (staff: StaffActor) => ({ ...staff, branch: null });
const siteUrl = "https://lettings.example.com";

/** A tenancy whose people and landlord are checked. Records are renamed by SQL: no paper has the new name. */
export function useDocumentNames(engine: TestEngine) {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  const tenancy = { id: "" };
  beforeEach(async () => {
    tenancy.id = await setup.accept(await setup.offer());
    await setup.pass(tenancy.id, ...checks);
  });

  const issue = async (kind: DocumentKind) =>
    issueDocument(await setup.app(), setup.known, tenancy.id, kind);
  const rename = (email: string, name: typeof mallory) => renameBySql(setup, email, name);
  async function send(fields: Record<string, string>) {
    const post = { ...setup.known, tenancyId: tenancy.id, fields, file: null };
    return handleTenancyForm(await setup.app(), post);
  }
  const sendLandlord = async (fields: Record<string, string>) =>
    changeHomeLandlord(await setup.app(), unlimited(setup.known), homes.full, { fields, siteUrl });
  async function make(kind: DocumentKind): Promise<string> {
    moveOn(setup.clock);
    const issued = await issue(kind);
    if (!issued.ok) throw new Error("text" in issued ? issued.text : issued.rule);
    return issued.documentId;
  }
  async function expectRefused(rule: string, reason: string): Promise<void> {
    const before = await orm().$count(documents);
    for (const kind of documentKinds) {
      const text = expect.stringContaining(reason);
      expect(await issue(kind)).toMatchObject({ ok: false, rule, text });
      const app = await setup.app();
      const { outcome, mails } = await previewDocument(app, setup.known, tenancy.id, kind);
      expect({ outcome, mails }).toMatchObject({ outcome: { ok: false, rule }, mails: [] });
      const button = await send({ change: "issue-paper", kind });
      expect(button.refusal?.detail).toContain(reason);
    }
    expect(await orm().$count(documents)).toBe(before);
    for (const kind of ["written-statement", "signature", "landlord-signature"] as const)
      await expect(setup.pass(tenancy.id, kind)).rejects.toThrow(
        /changed|unprintable|done-already/,
      );
  }
  const sign = async (kind: "renter" | "landlord", documentId: string) =>
    signByLink(setup, { kind, documentId, tenancyId: tenancy.id });
  return {
    setup,
    orm,
    tenancy,
    issue,
    rename,
    send,
    sendLandlord,
    readPaper: (documentId: string) => readPaper(setup, documentId),
    make,
    expectRefused,
    clocks: () => listDeadlineNames(setup),
    sign,
  };
}

type TenancySetup = ReturnType<typeof useTenancies>;

async function renameBySql(
  setup: TenancySetup,
  email: string,
  name: typeof mallory,
): Promise<void> {
  const row = { ...name, updatedAt: setup.clock.now };
  await setup.database().orm.update(contacts).set(row).where(eq(contacts.email, email));
}

/** Of two papers the later one counts. */
function moveOn(clock: TenancySetup["clock"]): void {
  clock.now = new Date(clock.now.getTime() + 60_000);
}

async function readPaper(setup: TenancySetup, documentId: string): Promise<string> {
  const read = await decryptDocument(await setup.app(), documentId);
  const pdf = await getDocumentProxy(new Uint8Array(read!.bytes));
  const { text } = await extractText(pdf, { mergePages: true });
  return text.replaceAll(/\s+/g, " ");
}

async function signByLink(
  setup: TenancySetup,
  {
    kind,
    documentId,
    tenancyId,
  }: { kind: "renter" | "landlord"; documentId: string; tenancyId: string },
) {
  const [person] = (await setup.load(tenancyId)).people;
  const owner =
    kind === "renter" ? { contactId: person!.contactId } : { landlordId: setup.known.landlordId };
  const made = { siteUrl, at: setup.clock.now };
  const { url } = await setup.database().orm.transaction((tx) => createCaseLink(tx, owner, made));
  const access = await openCustomerPage(await setup.app(), kind, url.split("/").at(-1)!);
  if (!access.ok) throw new Error(access.reason);
  return signOwnAgreement(
    await setup.app(),
    access.opened,
    { tenancyId, personId: kind === "renter" ? person!.id : null },
    { document: documentId, name: "A name", consents: "on" },
  );
}

async function listDeadlineNames(setup: TenancySetup) {
  const near = await listTenanciesNearDeadline(setup.database().orm, setup.clock.now);
  return near.flatMap(({ alarms }) => alarms.map(({ name }) => name));
}
