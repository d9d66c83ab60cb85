import { eq } from "drizzle-orm";
import { documents } from "../../documents/document-tables.ts";
import { findLandlordOfHome } from "../../landlords/landlords.ts";
import type { Queryable } from "../../platform/database/client.ts";

/** Whether a paper is one of the home, or of whoever lets it now. */
export async function isDocumentOfHome(
  db: Queryable,
  { listingId, paperId }: { listingId: string; paperId: string },
): Promise<boolean> {
  const [paper] = await db
    .select({ subject: documents.subject, subjectId: documents.subjectId })
    .from(documents)
    .where(eq(documents.id, paperId));
  if (paper?.subject === "home") return paper.subjectId === listingId;
  if (paper?.subject !== "landlord") return false;
  return paper.subjectId === (await findLandlordOfHome(db, listingId))?.id;
}
