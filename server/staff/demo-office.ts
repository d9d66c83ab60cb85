import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { StaffContext } from "./staff-context.ts";
import { staff } from "./staff-tables.ts";

/** False as soon as somebody real has joined. */
export async function isDemoOffice(
  orm: Queryable | Transaction,
  { publicUrl, demoData }: Pick<StaffContext["config"], "publicUrl" | "demoData">,
): Promise<boolean> {
  if (publicUrl !== null || !demoData) return false;
  return (await orm.$count(staff, and(eq(staff.isDemo, false), isNotNull(staff.joinedAt)))) === 0;
}

/** Once somebody real joins. Their sessions open nothing any more, and their streams end. */
export async function endDemoStaff(tx: Transaction, at: Date): Promise<void> {
  const ended = await tx
    .update(staff)
    .set({ leftAt: at })
    .where(and(eq(staff.isDemo, true), isNull(staff.leftAt)))
    .returning({ id: staff.id });
  if (ended.length > 0) await notifyOffice(tx, { subject: "staff", id: null });
}
