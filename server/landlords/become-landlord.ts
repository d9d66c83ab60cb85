import { eq } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { landlords } from "./landlord-tables.ts";

/**
 * Makes somebody who is known here a landlord, if they are none yet.
 * @returns the landlord's id
 */
export async function becomeLandlord(
  tx: Transaction,
  actor: StaffActor,
  contactId: string,
  createdAt: Date,
): Promise<string> {
  const [added] = await tx
    .insert(landlords)
    .values({ contactId, createdAt })
    .onConflictDoNothing()
    .returning({ id: landlords.id });
  if (!added) {
    const [known] = await tx
      .select({ id: landlords.id })
      .from(landlords)
      .where(eq(landlords.contactId, contactId));
    if (!known) throw new Error("The landlord was not found.");
    return known.id;
  }
  const { id: subjectId } = added;
  await recordAudit(tx, { actor, action: "landlord.added", subject: "landlord", subjectId });
  await notifyOffice(tx, { subject: "landlord", id: subjectId });
  return subjectId;
}
