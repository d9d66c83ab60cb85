import {
  mayRenterRead,
  renterDocuments,
  type RenterReader,
} from "../../../domain/customer-pages/own-documents.ts";
import type { RenterDocuments } from "../../../domain/customer-pages/renter-tasks.ts";
import { documentKinds, type DocumentKind } from "../../../domain/documents/document.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { listDocuments } from "../../documents/documents.ts";
import type { DocumentRow } from "../../documents/decrypt-document.ts";
import type { Queryable } from "../../platform/database/client.ts";
import {
  findAgreementToSign,
  findLatestDocument,
} from "../../tenancies/documents/find-document.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";

/** Whom the page belongs to, as far as papers go. */
export function toReader(
  contactIds: readonly string[],
  tenancies: readonly LoadedTenancy[],
): RenterReader {
  const roles = new Map(
    tenancies.map(({ row, people }) => [
      row.id,
      people.filter(({ contactId }) => contactIds.includes(contactId)).map(({ role }) => role),
    ]),
  );
  return { contactIds, roles };
}

export interface DocumentView {
  id: string;
  name: string;
  note: string;
}

/** What they may read of a tenancy, and what they have sent for it. */
export async function listRenterDocuments(
  db: Queryable,
  contactIds: readonly string[],
  loaded: LoadedTenancy,
): Promise<{ shown: DocumentView[]; papers: RenterDocuments; mayUpload: DocumentKind[] }> {
  const reader = toReader(contactIds, [loaded]);
  const kept = await listDocuments(db, "tenancy", [loaded.row.id]);
  const agreement = await findLatestDocument(db, loaded.row.id, "agreement");
  const statement = await findLatestDocument(db, loaded.row.id, "written-statement");
  const toSign = await findAgreementToSign(db, loaded);
  // A paper is issued again until somebody signs: the latest counts.
  const isCurrent = ({ id, kind }: DocumentRow) =>
    (kind !== "agreement" || id === agreement?.id) &&
    (kind !== "written-statement" || id === statement?.id);
  const readable = kept.filter((paper) => mayRenterRead(paper, reader) && isCurrent(paper));
  const people = loaded.people.filter(({ contactId }) => contactIds.includes(contactId));
  const sent = new Map(
    people.map(({ id, contactId }) => [
      id,
      kept.filter((paper) => paper.contactId === contactId).map(({ kind }) => kind),
    ]),
  );
  const mayUpload = [...new Set(people.flatMap(({ role }) => renterDocuments[role]))];
  return {
    shown: readable.map((paper) => showDocument(paper, contactIds)),
    papers: { agreementId: toSign?.id ?? null, sent },
    mayUpload: loaded.row.state === "progressing" ? mayUpload : [],
  };
}

export function showDocument(
  { id, kind, fileName, addedAt, addedBy }: DocumentRow,
  /** Contacts, or the landlord, whose page it is. */
  ownIds: readonly string[],
): DocumentView {
  const on = formatNumericDate(getLondonDate(addedAt));
  const note = ownIds.includes(addedBy) ? `You sent ${fileName} on ${on}` : `Added ${on}`;
  return { id, name: documentKinds[kind], note };
}
