import { eq, sql } from "drizzle-orm";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { sendingPause } from "../../platform/mail/outbox-table.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";

/** Since when no mail goes to renters and landlords, and who held them. Null if they go. */
export async function findHold(db: Queryable): Promise<{ at: Date; by: string } | null> {
  const [hold] = await db
    .select({ at: sendingPause.heldAt, actor: sendingPause.heldBy, name: staff.name })
    .from(sendingPause)
    .leftJoin(staff, eq(sendingPause.heldBy, sql`${staff.id}::text`));
  return hold ? { at: hold.at, by: hold.name ?? hold.actor } : null;
}

/**
 * Holds every mail to renters and landlords until they are let go: nothing is lost, and those that
 * are on their way go on. Twice is once.
 */
export async function pauseSending(
  { database, now }: AppContext,
  actor: StaffActor,
): Promise<void> {
  await transact(database.orm, async (tx) => {
    const held = await tx
      .insert(sendingPause)
      .values({ heldAt: now(), heldBy: actor.staffId })
      .onConflictDoNothing()
      .returning();
    if (held.length > 0) await noteHold(tx, actor, "outbox.held");
  });
}

/** Those that became due meanwhile go at once, the most overdue first. */
export async function resumeSending({ database }: AppContext, actor: StaffActor): Promise<void> {
  await transact(database.orm, async (tx) => {
    const released = await tx.delete(sendingPause).returning();
    if (released.length > 0) await noteHold(tx, actor, "outbox.released");
  });
}

async function noteHold(
  tx: Transaction,
  actor: StaffActor,
  action: "outbox.held" | "outbox.released",
): Promise<void> {
  await recordAudit(tx, { actor, action, subject: "outbox", subjectId: "outbox" });
  await notifyOffice(tx, { subject: "outbox", id: null });
}
