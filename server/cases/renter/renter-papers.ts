import {
  mayRenterRead,
  renterPapers,
  type RenterReader,
} from "../../../domain/cases/own-papers.ts";
import type { RenterPapers } from "../../../domain/cases/renter-tasks.ts";
import { documentKinds, type DocumentKind } from "../../../domain/documents/document.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { listDocuments } from "../../documents/documents.ts";
import type { DocumentRow } from "../../documents/decrypt-document.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { findAgreementToSign, findLatestPaper } from "../../tenancies/papers/find-paper.ts";
import type { LoadedTenancy } from "../../tenancies/load-tenancy.ts";

/** Whom the page belongs to, as far as papers go. */
export function toReader(
  contactIds: readonly string[],
  lets: readonly LoadedTenancy[],
): RenterReader {
  const roles = new Map(
    lets.map(({ row, people }) => [
      row.id,
      people.filter(({ contactId }) => contactIds.includes(contactId)).map(({ role }) => role),
    ]),
  );
  return { contactIds, roles };
}

export interface ShownPaper {
  id: string;
  name: string;
  note: string;
}

/** What they may read of a let, and what they have sent for it. */
export async function listRenterPapers(
  db: Queryable,
  contactIds: readonly string[],
  loaded: LoadedTenancy,
): Promise<{ shown: ShownPaper[]; papers: RenterPapers; mayUpload: DocumentKind[] }> {
  const reader = toReader(contactIds, [loaded]);
  const kept = await listDocuments(db, "tenancy", [loaded.row.id]);
  const agreement = await findLatestPaper(db, loaded.row.id, "agreement");
  const statement = await findLatestPaper(db, loaded.row.id, "written-statement");
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
  const mayUpload = [...new Set(people.flatMap(({ role }) => renterPapers[role]))];
  return {
    shown: readable.map((paper) => showPaper(paper, contactIds)),
    papers: { agreementId: toSign?.id ?? null, sent },
    mayUpload: loaded.row.state === "progressing" ? mayUpload : [],
  };
}

export function showPaper(
  { id, kind, fileName, addedAt, addedBy }: DocumentRow,
  /** Contacts, or the landlord, whose page it is. */
  ownIds: readonly string[],
): ShownPaper {
  const on = formatNumericDate(getLondonDate(addedAt));
  const note = ownIds.includes(addedBy) ? `You sent ${fileName}, ${on}` : on;
  return { id, name: documentKinds[kind], note };
}
