import { and, eq } from "drizzle-orm";
import { certificateDocuments, findPaperEraseOn } from "../../domain/documents/paper-retention.ts";
import {
  type CertificateKind,
  certificateKinds,
  certificateMonths,
  certificateNames,
  findLatestExpiry,
} from "../../domain/listings/certificates.ts";
import { formatNumericDate, getLondonDate, isRealDate } from "../../domain/shared/dates.ts";
import { stripDirectionMarks, unseenMessage } from "../../domain/shared/direction-marks.ts";
import { readLine } from "../../domain/shared/text-fields.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { keepDocument, type SealedDocument, sealDocument } from "../documents/add-document.ts";
import { eraseDocument } from "../documents/documents.ts";
import { listingCertificates } from "../listings/listing-record-tables.ts";
import type { Queryable } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { refuse } from "../staff/refusals.ts";
import { changeHome, type Editing } from "./home-change.ts";
import { noteChange } from "./note-change.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Done = Outcome<{ done: string }>;

export interface CertificateFile {
  name: string;
  bytes: Uint8Array;
}

type Dates = { kind: CertificateKind; issuedOn: string; expiresOn: string; reference: string };

/** Left without a last day it is good for as long as the law allows. */
function readDates(fields: Fields, today: string): Outcome<Dates> {
  const kind = certificateKinds.find((one) => one === fields["kind"]);
  const issuedOn = fields["issuedOn"]?.trim() ?? "";
  if (!kind) return refuse("Choose which certificate", "kind");
  if (!isRealDate(issuedOn)) return refuse("Give its date", "issuedOn");
  if (issuedOn > today) return refuse("Its date is still to come", "issuedOn");
  const latest = findLatestExpiry(kind, issuedOn);
  const expiresOn = fields["expiresOn"]?.trim() || latest;
  if (!isRealDate(expiresOn) || expiresOn < issuedOn) {
    return refuse("Give its last day, after its date", "expiresOn");
  }
  if (expiresOn > latest) {
    const most = certificateMonths[kind];
    const span = most === 12 ? "12 months" : `${most / 12} years`;
    return refuse(`It is good for ${span} at most`, "expiresOn");
  }
  const typed = readLine(stripDirectionMarks(fields["reference"] ?? ""));
  if (typed === null) return refuse(unseenMessage, "reference");
  const reference = typed.trim().slice(0, 60);
  return { ok: true, answer: { kind, issuedOn, expiresOn, reference } };
}

/** Adds a certificate with its dates and, where there is one, its file, which is kept encrypted. */
export async function addCertificate(
  app: Editing & Pick<AppContext, "documentKeys">,
  staffId: string,
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
    const about = { subject: "home", subjectId: id, contactId: null } as const;
    const document = { ...about, kind: certificateDocuments[kind], fileName: file.name };
    const eraseOn = findPaperEraseOn(document.kind, { addedOn: today, expiresOn });
    const result = await sealDocument(app, { ...document, bytes: file.bytes, eraseOn });
    if (!result.ok) return refuse(result.problem, "file");
    sealed = result.document;
  }
  return changeHome(app, id, async (tx, home) => {
    const at = app.now();
    const keeper = { actor: { staffId }, addedBy: staffId, at };
    const documentId = sealed && (await keepDocument(tx, sealed, keeper));
    const times = { listingId: id, addedBy: staffId, addedAt: at };
    await tx.insert(listingCertificates).values({ ...read.answer, ...times, documentId });
    const became = `runs out ${formatNumericDate(expiresOn)}`;
    await noteChange(tx, app, home, staffId, { field: certificateNames[kind], was: "", became });
    return { ok: true, answer: { done: `${certificateNames[kind]} added.` } };
  });
}

/** Removes a certificate and erases its file. */
export function removeCertificate(
  app: Editing,
  staffId: string,
  id: string,
  certificateId: string,
): Promise<Done> {
  return changeHome(app, id, async (tx, home) => {
    const found = home.certificates.find((one) => one.id === certificateId);
    if (!isUuid(certificateId) || !found) return refuse("This certificate is not there any more.");
    await tx
      .delete(listingCertificates)
      .where(and(eq(listingCertificates.id, certificateId), eq(listingCertificates.listingId, id)));
    const { documentId, kind } = found;
    if (documentId !== null) {
      await eraseDocument(tx, documentId);
      await recordAudit(tx, {
        actor: { staffId },
        action: "document.erased",
        subject: "home",
        subjectId: id,
        detail: { documentId, kind: certificateDocuments[kind] },
      });
    }
    const was = `ran out ${formatNumericDate(found.expiresOn)}`;
    await noteChange(tx, app, home, staffId, { field: certificateNames[kind], was, became: "" });
    return { ok: true, answer: { done: `${certificateNames[kind]} removed.` } };
  });
}

/** The paper that is the file of a certificate. Null where only its dates are known. */
export async function findCertificateDocument(
  db: Queryable,
  { listingId, certificateId }: { listingId: string; certificateId: string },
): Promise<string | null> {
  if (!isUuid(certificateId)) return null;
  const [certificate] = await db
    .select({ documentId: listingCertificates.documentId })
    .from(listingCertificates)
    .where(
      and(eq(listingCertificates.id, certificateId), eq(listingCertificates.listingId, listingId)),
    );
  return certificate?.documentId ?? null;
}
