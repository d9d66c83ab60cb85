import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import type { NewDocument } from "../documents/add-document.ts";
import { addDocument } from "../documents/add-document.ts";
import { createCaseLink } from "./create-case-link.ts";
import { addLandlord } from "../landlords/change-landlord.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import { receivedFiles, receivedMails } from "../inbound-email/mail-in-tables.ts";
import { beatrix, sam, type useTenancies } from "./use-tenancies.ts";
import { homes, priya } from "./offers.ts";

type TenancySetup = ReturnType<typeof useTenancies>;

/** Bytes that a page which hands out a file repeats, whatever the file is. */
export const fileMark = "FILE-MARK";

/** One of each kind of private file of a branch's tenancy, landlord, home and conversation, by name. */
export async function addPrivateFiles(
  setup: TenancySetup,
  { tenancy, conversation }: { tenancy: string; conversation: string },
) {
  const { orm } = setup.database();
  const [renter] = await orm.select().from(contacts).where(eq(contacts.email, priya.email));
  const { landlordId } = setup.known;
  const add = async (changes: Pick<NewDocument, "kind" | "subject" | "subjectId">, of?: string) => {
    const bytes = new TextEncoder().encode(`%PDF-1.7\n${fileMark} ${changes.kind}\n%%EOF`);
    const by = { actor: { staffId: setup.known.staffId }, addedBy: of ?? setup.known.staffId };
    const file = { ...changes, contactId: of ?? null, fileName: "paper.pdf", bytes };
    const added = await addDocument(await setup.app(), by, file);
    if (!added.ok) throw new Error(added.problem);
    return added.id;
  };
  const home = { subject: "home", subjectId: homes.full } as const;
  const ofTenancy = { subject: "tenancy", subjectId: tenancy } as const;
  const certificateFile = await add({ kind: "gas-certificate", ...home });
  const [certificate] = await orm
    .insert(listingCertificates)
    .values({
      listingId: homes.full,
      kind: "gas",
      issuedOn: "2026-11-20",
      expiresOn: "2027-11-20",
      documentId: certificateFile,
      addedAt: setup.clock.now,
    })
    .returning();
  return {
    identity: await add({ kind: "identity", ...ofTenancy }, renter!.id),
    statement: await add({ kind: "written-statement", ...ofTenancy }),
    terms: await add({ kind: "terms", subject: "landlord", subjectId: landlordId }),
    certificate: certificateFile,
    certificateId: certificate!.id,
    received: await receiveFile(setup, conversation),
  };
}

/** A file that came with a mail of a conversation. */
export async function receiveFile(setup: TenancySetup, conversationId: string): Promise<string> {
  const { orm } = setup.database();
  const at = setup.clock.now;
  const messageId = `${randomUUID()}@mail.example.com`;
  const [mail] = await orm
    .insert(receivedMails)
    .values({
      mailbox: "m",
      uidValidity: "1",
      uid: (await orm.$count(receivedMails)) + 1,
      messageId,
      outcome: "conversation",
      conversationId,
      receivedAt: at,
      takenInAt: at,
    })
    .returning();
  await orm
    .insert(conversationMessages)
    .values({ conversationId, kind: "mail", mailMessageId: messageId, body: "See there", at });
  const content = Buffer.from(`${fileMark} received`);
  const about = { mailId: mail!.id, position: 1, fileName: "scan.pdf" };
  const [file] = await orm
    .insert(receivedFiles)
    .values({ ...about, mimeType: "application/pdf", bytes: content.length, content })
    .returning();
  return file!.id;
}

/** Links to own pages: of who rents, of somebody else, of who lets the home, and of who does not. */
export async function linkHolders(setup: TenancySetup) {
  const { orm } = setup.database();
  const app = await setup.app();
  await setup.offer(sam);
  const solomon = { ...beatrix, firstname: "Solomon", email: "solomon@example.com" };
  const owner = { ...solomon, phone: "07700 900456", companyName: null, address: null };
  const other = await addLandlord(app, setup.known, owner);
  const link = async (of: { contactId: string } | { landlordId: string }) => {
    const siteUrl = "https://lettings.example.com";
    const { url } = await orm.transaction((tx) =>
      createCaseLink(tx, of, { siteUrl, at: setup.clock.now }),
    );
    return url.split("/").at(-1)!;
  };
  const find = async (email: string) =>
    (await orm.select().from(contacts).where(eq(contacts.email, email)))[0]!.id;
  return {
    renter: await link({ contactId: await find(priya.email) }),
    applicant: await link({ contactId: await find(sam.email) }),
    landlord: await link({ landlordId: setup.known.landlordId }),
    stranger: await link({ landlordId: other }),
  };
}
