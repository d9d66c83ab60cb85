import { eq } from "drizzle-orm";
import type { AppContext } from "../../app-context.ts";
import { landlords } from "../../landlords/landlord-tables.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import { transact } from "../../platform/database/transact.ts";

/** Null for a landlord who is not there any more. */
export async function findDigestChoice(
  { database }: AppContext,
  landlordId: string,
): Promise<boolean | null> {
  const [row] = await database.orm
    .select({ stoppedAt: landlords.digestStoppedAt })
    .from(landlords)
    .where(eq(landlords.id, landlordId));
  return row ? row.stoppedAt === null : null;
}

/** Whether a landlord gets the mail of Mondays. */
export async function chooseDigest(
  { database, now }: AppContext,
  landlordId: string,
  wants: boolean,
): Promise<void> {
  await transact(database.orm, async (tx) => {
    await tx
      .update(landlords)
      .set({ digestStoppedAt: wants ? null : now() })
      .where(eq(landlords.id, landlordId));
    await recordAudit(tx, {
      actor: "visitor",
      action: wants ? "landlord.digest-wanted" : "landlord.digest-stopped",
      subject: "landlord",
      subjectId: landlordId,
    });
  });
}
