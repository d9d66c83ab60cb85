import { formatCount } from "../../../domain/shared/formats/count.ts";
import { and, eq } from "drizzle-orm";
import {
  certificateDocuments,
  findDocumentEraseOn,
} from "../../../domain/documents/document-retention.ts";
import {
  type CertificateKind,
  certificateKinds,
  certificateMonths,
  certificateNames,
  certificateProofs,
  findLatestExpiry,
  isProven,
} from "../../../domain/listings/certificates/certificates.ts";
import { formatNumericDate, getLondonDate, isRealDate } from "../../../domain/shared/dates.ts";
import { stripDirectionMarks, unseenMessage } from "../../../domain/shared/text/direction-marks.ts";
import { readLine } from "../../../domain/shared/fields/text-fields.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import { keepDocument, type SealedDocument, sealDocument } from "../../documents/add-document.ts";
import { documents } from "../../documents/document-tables.ts";
import { listDocumentsOfHome } from "../../documents/list-landlord-documents.ts";
import { eraseDocument } from "../../documents/documents.ts";
import { listingCertificates } from "../../listings/listing-record-tables.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse, refuseGone } from "../../staff/refusals.ts";
import { changeHome } from "../home-change.ts";
import { noteChange } from "../note-change.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Done = Outcome<{ done: string }>;

export interface CertificateFile {
  name: string;
  bytes: Uint8Array;
}

type Dates = { kind: CertificateKind; issuedOn: string; expiresOn: string; reference: string };

const gone = refuseGone("certificate");

/** Left without a last day it is good for as long as the law allows. */
function readDates(fields: Fields, today: string): Outcome<Dates> {
  const kind = certificateKinds.find((one) => one === fields["kind"]);
  const issuedOn = fields["issuedOn"]?.trim() ?? "";
  if (!kind) return refuse("Select the type of certificate", "kind");
  if (!isRealDate(issuedOn)) return refuse("Enter the issue date", "issuedOn");
  if (issuedOn > today) return refuse("Issue date can’t be in the future", "issuedOn");
  const latest = findLatestExpiry(kind, issuedOn);
  const expiresOn = fields["expiresOn"]?.trim() || latest;
  if (!isRealDate(expiresOn) || expiresOn < issuedOn) {
    return refuse("Enter an expiry date after the issue date", "expiresOn");
  }
  if (expiresOn > latest) {
    const most = certificateMonths[kind];
    const span = most === 12 ? "12 months" : formatCount(most / 12, "year");
    return refuse(`Expiry date can’t be more than ${span} after the issue date`, "expiresOn");
  }
  const reference = readReference(fields["reference"]);
  if (reference === null) return refuse(unseenMessage, "reference");
  return { ok: true, answer: { kind, issuedOn, expiresOn, reference } };
}

function readReference(typed = ""): string | null {
  return readLine(stripDirectionMarks(typed))?.trim().slice(0, 60) ?? null;
}

/** For the home, until the claims are over that it answers. */
function sealFile(
  app: AppContext,
  id: string,
  { kind, expiresOn, file }: Pick<Dates, "kind" | "expiresOn"> & { file: CertificateFile },
) {
  const about = { subject: "home", subjectId: id, contactId: null } as const;
  const document = { ...about, kind: certificateDocuments[kind], fileName: file.name };
  const addedOn = getLondonDate(app.now());
  const eraseOn = findDocumentEraseOn(document.kind, { addedOn, expiresOn });
  return sealDocument(app, { ...document, bytes: file.bytes, eraseOn });
}

/** Adds a certificate with its dates and, where there is one, its file, which is kept encrypted. */
export async function addCertificate(
  app: AppContext,
  actor: StaffActor,
  id: string,
  fields: Fields,
  file: CertificateFile | null = null,
): Promise<Done> {
  const today = getLondonDate(app.now());
  const read = readDates(fields, today);
  if (!read.ok) return read;
  const { kind, expiresOn } = read.answer;
  let sealed: SealedDocument | null = null;
  if (file) {
    const result = await sealFile(app, id, { kind, expiresOn, file });
    if (!result.ok) return refuse(result.problem, "file");
    sealed = result.document;
  }
  return changeHome(app, id, async (tx, home) => {
    const at = app.now();
    const keeper = { actor, addedBy: actor.staffId, at };
    const sent =
      sealed === null ? await keepSent(tx, { id, kind, expiresOn }, fields["sent"]) : null;
    if (sent === "gone") return refuse(goneSent, "sent");
    const documentId = sealed === null ? sent : await keepDocument(tx, sealed, keeper);
    const times = { listingId: id, addedBy: actor.staffId, addedAt: at };
    await tx.insert(listingCertificates).values({ ...read.answer, ...times, documentId });
    const became = `expires ${formatNumericDate(expiresOn)}`;
    await noteChange(tx, app, home, actor, { field: certificateNames[kind], was: "", became });
    return { ok: true, answer: { done: `${certificateNames[kind]} added.` } };
  });
}

/**
 * Adds the number or the file that a certificate came without. A page can have a form for each, so
 * that the names of their fields end in its id.
 */
export async function proveCertificate(
  app: AppContext,
  actor: StaffActor,
  id: string,
  fields: Fields,
  file: CertificateFile | null = null,
): Promise<Done> {
  const { certificate: certificateId = "" } = fields;
  const [numberField, fileField] = [`number-${certificateId}`, `paper-${certificateId}`];
  const sentField = `sent-${certificateId}`;
  const known = await findCertificateOf(app.database.orm, { listingId: id, certificateId });
  if (known === null) return gone;
  const reference = readReference(fields[numberField]);
  if (reference === null) return refuse(unseenMessage, numberField);
  const sealed = file && (await sealFile(app, id, { ...known, file }));
  if (sealed && !sealed.ok) return refuse(sealed.problem, fileField);
  return changeHome(app, id, async (tx, home) => {
    const found = home.certificates.find((one) => one.id === certificateId);
    if (!found) return gone;
    if (sealed && found.documentId !== null)
      return refuse("This certificate already has a file", fileField);
    const asked = { id, kind: found.kind, expiresOn: found.expiresOn };
    const isOpen = sealed === null && found.documentId === null;
    const sent = isOpen ? await keepSent(tx, asked, fields[sentField]) : null;
    if (sent === "gone") return refuse(goneSent, sentField);
    const proof = {
      reference: reference || found.reference,
      documentId: sealed?.document.row.id ?? sent ?? found.documentId,
    };
    if (!isProven({ ...found, ...proof })) {
      const field = found.kind === "eicr" ? fileField : numberField;
      return refuse(certificateProofs[found.kind], field);
    }
    const keeper = { actor, addedBy: actor.staffId, at: app.now() };
    if (sealed) await keepDocument(tx, sealed.document, keeper);
    const isThis = eq(listingCertificates.id, certificateId);
    await tx.update(listingCertificates).set(proof).where(isThis);
    const became = [proof.reference, (sealed ?? sent) && "with its file"]
      .filter(Boolean)
      .join(", ");
    const field = certificateNames[found.kind];
    await noteChange(tx, app, home, actor, { field, was: "dates only", became });
    return { ok: true, answer: { done: `${field} details saved.` } };
  });
}

/** Keeps a paper of the landlord's that somebody chose as long as its certificate. Null where they chose none. */
async function keepSent(
  tx: Transaction,
  { id, kind, expiresOn }: { id: string } & Pick<Dates, "kind" | "expiresOn">,
  chosen = "",
): Promise<string | null> {
  if (chosen === "") return null;
  const sent = await listDocumentsOfHome(tx, id);
  const paper = sent.find((one) => one.id === chosen && one.kind === certificateDocuments[kind]);
  if (!paper) return "gone";
  const addedOn = getLondonDate(paper.addedAt);
  const eraseOn = findDocumentEraseOn(paper.kind, { addedOn, expiresOn });
  await tx.update(documents).set({ eraseOn }).where(eq(documents.id, chosen));
  return chosen;
}

const goneSent = "The landlord didn’t send that document for this certificate. Select another";

/** Removes a certificate and erases its file. */
export function removeCertificate(
  app: AppContext,
  actor: StaffActor,
  id: string,
  certificateId: string,
): Promise<Done> {
  return changeHome(app, id, async (tx, home) => {
    const found = home.certificates.find((one) => one.id === certificateId);
    if (!isUuid(certificateId) || !found) return gone;
    await tx
      .delete(listingCertificates)
      .where(and(eq(listingCertificates.id, certificateId), eq(listingCertificates.listingId, id)));
    const { documentId, kind } = found;
    if (documentId !== null) {
      await eraseDocument(tx, documentId);
      await recordAudit(tx, {
        actor,
        action: "document.erased",
        subject: "home",
        subjectId: id,
        detail: { documentId, kind: certificateDocuments[kind] },
      });
    }
    const was = `expired ${formatNumericDate(found.expiresOn)}`;
    await noteChange(tx, app, home, actor, { field: certificateNames[kind], was, became: "" });
    return { ok: true, answer: { done: `${certificateNames[kind]} removed.` } };
  });
}

/** The paper that is the file of a certificate. Null where only its dates are known. */
export async function findCertificateDocument(
  db: Queryable,
  { listingId, certificateId }: { listingId: string; certificateId: string },
): Promise<string | null> {
  const certificate = await findCertificateOf(db, { listingId, certificateId });
  return certificate?.documentId ?? null;
}

async function findCertificateOf(
  db: Queryable,
  { listingId, certificateId }: { listingId: string; certificateId: string },
) {
  if (!isUuid(certificateId)) return null;
  const [certificate] = await db
    .select()
    .from(listingCertificates)
    .where(
      and(eq(listingCertificates.id, certificateId), eq(listingCertificates.listingId, listingId)),
    );
  return certificate ?? null;
}
