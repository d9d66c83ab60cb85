import { eq } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";

/** Whether a landlord gets the mail of Mondays. */
export async function chooseDigest(
  { database, now }: Pick<AppContext, "database" | "now">,
  landlordId: string,
  wants: boolean,
): Promise<void> {
  await database.orm.transaction(async (tx) => {
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
