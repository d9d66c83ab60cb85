import type { AppContext } from "../app-context.ts";
import { eq } from "drizzle-orm";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addFieldChanges } from "../listings/listing-records.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import type { WorkingHome } from "./working-home.ts";

/** Writes a change that is no field's into the history, as a version of its own. */
export async function noteChange(
  tx: Transaction,
  app: AppContext,
  { record }: WorkingHome,
  { staffId: actor }: StaffActor,
  change: { field: string; was: string; became: string; reason?: string },
): Promise<void> {
  const version = record.version + 1;
  const at = app.now();
  await tx
    .update(listingRecords)
    .set({ version, updatedAt: at })
    .where(eq(listingRecords.id, record.id));
  await addFieldChanges(tx, [{ listingId: record.id, actor, version, at, ...change }]);
}
