import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import { hasOnlyDemoHomes } from "../listings/demo-homes.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { StaffContext } from "./staff-context.ts";
import { staff } from "./staff-tables.ts";

/**
 * Whether invented people may work here: without `PUBLIC_URL` or a proxy, while nothing but the demo
 * is loaded and nobody real has joined.
 */
export async function isDemoOffice(
  orm: Queryable | Transaction,
  { publicUrl, demoData, trustedProxy }: StaffContext["config"],
): Promise<boolean> {
  if (publicUrl !== null || !demoData || trustedProxy > 0) return false;
  const isReal = and(eq(staff.isDemo, false), isNotNull(staff.joinedAt));
  return (await orm.$count(staff, isReal)) === 0 && (await hasOnlyDemoHomes(orm));
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
