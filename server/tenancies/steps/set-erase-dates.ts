import { eq } from "drizzle-orm";
import { findEraseOn } from "../../../domain/tenancies/end/tenancy-retention.ts";
import type { Tenancy } from "../../../domain/tenancies/tenancy.ts";
import { documents } from "../../documents/document-tables.ts";
import { listDocuments } from "../../documents/documents.ts";
import type { Transaction } from "../../platform/database/client.ts";

/** Says of each paper of a let when it goes, once that is known. */
export async function setEraseDates(
  tx: Transaction,
  tenancyId: string,
  tenancy: Tenancy,
): Promise<void> {
  for (const { id, kind } of await listDocuments(tx, "tenancy", [tenancyId])) {
    const eraseOn = findEraseOn(tenancy, kind);
    await tx.update(documents).set({ eraseOn }).where(eq(documents.id, id));
  }
}
