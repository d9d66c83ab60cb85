import { createHash, randomUUID } from "node:crypto";
import {
  acceptedTypes,
  checkFile,
  cleanFileName,
  isWordWithoutMacros,
} from "../../domain/documents/check-file.ts";
import type { DocumentKind, DocumentSubject } from "../../domain/documents/document.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { type EncryptedFile } from "./document-keys.ts";
import { documentContents, documents } from "./document-tables.ts";
import { listZipNames } from "./word-entries.ts";

export interface NewDocument {
  kind: DocumentKind;
  subject: DocumentSubject;
  subjectId: string;
  /** Whose it is. Null for a paper of the home or of everybody. */
  contactId: string | null;
  fileName: string;
  bytes: Uint8Array;
  /** Name and version of the text it was made from, for a paper made here. */
  template?: string;
  /** Of the tenancy for which an agreement came. */
  terms?: string;
  /** London date. */
  eraseOn?: string | null;
}

/** Checked and encrypted, so that the transaction that keeps it is short. */
export interface SealedDocument extends EncryptedFile {
  row: Omit<typeof documents.$inferInsert, "addedBy" | "addedAt"> & { id: string };
}

export type Sealed = { ok: true; document: SealedDocument } | { ok: false; problem: string };

/** Looks at what the file is and encrypts it. Nothing is stored yet. */
export async function sealDocument(
  { documentKeys }: Pick<AppContext, "documentKeys">,
  { bytes, fileName, template, terms, eraseOn = null, ...about }: NewDocument,
): Promise<Sealed> {
  const checked = checkFile(bytes);
  if (!checked.ok) return checked;
  if (checked.extension === "docx") {
    const names = await listZipNames(bytes);
    if (names === null) return { ok: false, problem: `Upload a ${acceptedTypes}` };
    if (!isWordWithoutMacros(names))
      return { ok: false, problem: "Choose a Word file without macros, or a PDF" };
  }
  const id = randomUUID();
  const hash = createHash("sha256").update(bytes).digest("base64url");
  const row = {
    ...about,
    id,
    fileName: cleanFileName(fileName, checked.extension),
    mimeType: checked.mimeType,
    bytes: bytes.length,
    hash,
    template: template ?? null,
    terms: terms ?? null,
    eraseOn,
  };
  return { ok: true, document: { row, ...(await documentKeys.encrypt(id, bytes)) } };
}

/**
 * Keeps a sealed document in the transaction of the caller.
 * @param addedBy staff id, contact id or landlord id
 * @returns its id
 */
export async function keepDocument(
  tx: Transaction,
  { row, keyId, nonce, tag, encrypted }: SealedDocument,
  { actor, addedBy, at }: { actor: Actor; addedBy: string; at: Date },
): Promise<string> {
  await tx.insert(documents).values({ ...row, addedBy, addedAt: at });
  await tx.insert(documentContents).values({ documentId: row.id, keyId, nonce, tag, encrypted });
  await recordAudit(tx, {
    actor,
    action: "document.added",
    subject: row.subject,
    subjectId: row.subjectId,
    detail: { documentId: row.id, kind: row.kind },
  });
  await notifyOffice(tx, { subject: "document", id: row.id });
  return row.id;
}

export type AddedDocument = { ok: true; id: string } | { ok: false; problem: string };

/** Checks, encrypts and keeps a file. */
export async function addDocument(
  app: AppContext,
  by: { actor: Actor; addedBy: string },
  document: NewDocument,
): Promise<AddedDocument> {
  const sealed = await sealDocument(app, document);
  if (!sealed.ok) return sealed;
  const at = app.now();
  const id = await transact(app.database.orm, (tx) =>
    keepDocument(tx, sealed.document, { ...by, at }),
  );
  return { ok: true, id };
}
