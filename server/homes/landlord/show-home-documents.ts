import { documentKinds } from "../../../domain/documents/document.ts";
import { formatNumericDate, getLondonDate } from "../../../domain/shared/dates.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import type { AppContext } from "../../app-context.ts";
import { listDocuments } from "../../documents/documents.ts";
import { readStaffNames } from "../../people/card/find-card.ts";
import { findDocumentsToCheck } from "../certificates/list-documents-to-check.ts";

/** Of the home and of whoever lets it now. */
export async function showHomeDocuments(
  { database: { orm }, now }: AppContext,
  { listingId, landlordId }: { listingId: string; landlordId: string | null },
) {
  const kept = [
    ...(await listDocuments(orm, "home", [listingId])),
    ...(landlordId === null ? [] : await listDocuments(orm, "landlord", [landlordId])),
  ];
  const waits = await findDocumentsToCheck(orm, getLondonDate(now()), { listingId, landlordId });
  const names = await readStaffNames(orm);
  return kept.map(({ id, kind, fileName, addedAt, checkedAt, checkedBy }) => ({
    id,
    name: documentKinds[kind],
    note: `${fileName}, ${formatNumericDate(getLondonDate(addedAt))}`,
    waitsFor: waits.get(id) ?? null,
    checked:
      checkedAt === null || checkedBy === null
        ? ""
        : `Checked by ${names.get(checkedBy) ?? "a colleague"}, ${formatMoment(checkedAt, now())}`,
  }));
}
