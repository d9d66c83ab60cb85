import { eq } from "drizzle-orm";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import type { StaffContext } from "../staff-context.ts";
import { staff } from "../staff-tables.ts";

/** Whether one gets the figures of the week by mail, if one's role does. */
export async function wantsFiguresMail(db: Queryable, staffId: string): Promise<boolean> {
  const [own] = await db
    .select({ stoppedAt: staff.figuresStoppedAt })
    .from(staff)
    .where(eq(staff.id, staffId));
  return own?.stoppedAt === null;
}

export async function chooseFiguresMail(
  { database, now }: Pick<StaffContext, "database" | "now">,
  { staffId }: StaffActor,
  wants: boolean,
): Promise<void> {
  await transact(database.orm, async (tx) => {
    await tx
      .update(staff)
      .set({ figuresStoppedAt: wants ? null : now() })
      .where(eq(staff.id, staffId));
    await recordAudit(tx, {
      actor: { staffId },
      action: wants ? "staff.figures-wanted" : "staff.figures-stopped",
      subject: "staff",
      subjectId: staffId,
    });
  });
}
