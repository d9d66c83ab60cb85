import { eq } from "drizzle-orm";
import { mayOpenFile, type PrivateFile } from "../../../domain/documents/file-access.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { mayCaseRead } from "../../customer-pages/may-case-read.ts";
import type { OpenCase } from "../../customer-page-links/open-case.ts";
import { decryptDocument, type DocumentRow } from "../../documents/decrypt-document.ts";
import { documents } from "../../documents/document-tables.ts";
import { findCertificateDocument } from "../../homes/certificates/home-certificates.ts";
import { isDocumentOfHome } from "../../homes/certificates/document-of-home.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { judgeRecords } from "../judge-records.ts";

/** As much of who is signed in as decides what they may open. */
export type StaffReader = Pick<SignedIn, "staffId" | "role" | "branchView">;

/** Who asks for a paper: a colleague, or whoever holds the link to an own page. */
export type Reader = { staff: StaffReader } | { holder: OpenCase };

export type ReadDocument = { document: DocumentRow; bytes: Buffer };

/**
 * The one way to a private paper, whichever page asks: judges whether it is the reader's to open, and
 * records that it was opened.
 * @returns null if there is none, or it is not theirs
 */
export async function readDocument(
  app: AppContext,
  reader: Reader,
  id: string,
): Promise<ReadDocument | null> {
  if (!isUuid(id)) return null;
  const { orm } = app.database;
  const [document] = await orm.select().from(documents).where(eq(documents.id, id));
  if (!document || !(await mayRead(orm, reader, document))) return null;
  const read = await decryptDocument(app, id);
  if (read === null) return null;
  const { subject, subjectId, kind } = document;
  await recordAudit(orm, {
    actor: "staff" in reader ? { staffId: reader.staff.staffId } : "visitor",
    action: "document.read",
    subject,
    subjectId,
    detail: { documentId: id, kind },
  });
  return read;
}

/** A paper of a home or of its landlord, by the home. */
export async function readHomeDocument(
  app: AppContext,
  staff: StaffReader,
  home: { listingId: string; paperId: string },
): Promise<ReadDocument | null> {
  const isThere = isUuid(home.paperId) && (await isDocumentOfHome(app.database.orm, home));
  return isThere ? readDocument(app, { staff }, home.paperId) : null;
}

/** The file of a certificate of a home. */
export async function readCertificate(
  app: AppContext,
  staff: StaffReader,
  home: { listingId: string; certificateId: string },
): Promise<ReadDocument | null> {
  const id = await findCertificateDocument(app.database.orm, home);
  return id === null ? null : readDocument(app, { staff }, id);
}

/** Either of these. */
export function readHomeFile(
  app: AppContext,
  staff: StaffReader,
  file: { listingId: string } & ({ certificateId: string } | { paperId: string }),
): Promise<ReadDocument | null> {
  return "paperId" in file ? readHomeDocument(app, staff, file) : readCertificate(app, staff, file);
}

async function mayRead(db: Queryable, reader: Reader, document: DocumentRow): Promise<boolean> {
  if ("holder" in reader) return mayCaseRead(db, reader.holder, document);
  return mayStaffOpen(db, reader.staff, document.subject, document.id);
}

/** @param id of the file: its branch is that of what it belongs to */
export async function mayStaffOpen(
  db: Queryable,
  staff: StaffReader,
  kind: PrivateFile,
  id: string,
): Promise<boolean> {
  const branch = getBranchLimit(staff);
  const isOfBranch = branch === null || (await judgeRecords(db, branch, [id])).get(id) === true;
  return mayOpenFile(staff, kind, isOfBranch);
}
