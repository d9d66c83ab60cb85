import { and, eq } from "drizzle-orm";
import { maySend } from "../../../domain/staff/office-forms.ts";
import { hasPermission } from "../../../domain/staff/roles.ts";
import { availabilityForms } from "../../../domain/viewings/availability/availability-forms.ts";
import type { Queryable } from "../../platform/database/client.ts";
import type { Refused } from "../../platform/submissions/outcome.ts";
import { refuse } from "../../staff/refusals.ts";
import { getBranchLimit, type SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { negotiators } from "../diary/diary-tables.ts";

/**
 * Everybody changes their own hours and time off, managers those of others; a manager who is limited
 * to a branch, of those who work there.
 * @returns why not, or null
 */
export async function findHoursRefusal(
  db: Queryable,
  by: SignedIn,
  person: { id: number; isOwn: boolean },
): Promise<Refused | null> {
  if (person.isOwn && maySend(by, availabilityForms.hours)) return null;
  if (!hasPermission(by, "manage-availability"))
    return refuse("You don’t have permission to do this.");
  const branch = getBranchLimit(by);
  if (branch === null) return null;
  const works = and(eq(staff.id, negotiators.staffId), eq(staff.branch, branch));
  const [colleague] = await db
    .select({ id: negotiators.id })
    .from(negotiators)
    .innerJoin(staff, works)
    .where(eq(negotiators.id, person.id));
  return colleague ? null : refuse("You can only change the hours of people at your branch.");
}
