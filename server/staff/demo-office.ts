import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { StaffContext } from "./staff-context.ts";
import { staff } from "./staff-tables.ts";

/** False with `PUBLIC_URL`, and as soon as somebody real has joined or the site has homes of its own. */
export async function isDemoOffice({
  config,
  database,
  hasOnlyDemoHomes,
}: Pick<StaffContext, "config" | "database" | "hasOnlyDemoHomes">): Promise<boolean> {
  if (config.publicUrl !== null || !config.demoData) return false;
  const isReal = and(eq(staff.isDemo, false), isNotNull(staff.joinedAt));
  return (await database.orm.$count(staff, isReal)) === 0 && (await hasOnlyDemoHomes());
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
