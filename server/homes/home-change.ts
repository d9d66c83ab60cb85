import { eq } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { lockRecord } from "../listings/listing-records.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { saveCheck } from "./landlord/refresh-checks.ts";
import { readWorkingHome, type WorkingHome } from "./working-home.ts";
import { refuseMissing } from "../staff/refusals.ts";

export const noHome = refuseMissing("property");

/**
 * Locks a home, changes it in one transaction, checks it anew and tells the office's open pages. A
 * refusal undoes everything.
 */
export function changeHome<Answer>(
  app: AppContext,
  id: string,
  work: (tx: Transaction, home: WorkingHome) => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer>> {
  return transact(app.database.orm, async (tx): Promise<Outcome<Answer>> => {
    const record = await lockRecord(tx, id);
    if (!record) return noHome;
    const outcome = await work(tx, await readWorkingHome(tx, record));
    if (outcome.ok) await finishChange(tx, app, id);
    return outcome;
  });
}

export async function finishChange(tx: Transaction, app: AppContext, id: string): Promise<void> {
  const [changed] = await tx.select().from(listingRecords).where(eq(listingRecords.id, id));
  if (changed) await saveCheck(tx, app, await readWorkingHome(tx, changed));
  await notifyOffice(tx, { subject: "listing", id });
}
