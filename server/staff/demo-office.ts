import { and, eq, isNotNull } from "drizzle-orm";
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
