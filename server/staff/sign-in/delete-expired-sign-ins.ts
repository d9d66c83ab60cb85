import { lt, or } from "drizzle-orm";
import { idleMs, longestSessionMs } from "../../../domain/staff/sign-in.ts";
import type { StaffContext } from "../staff-context.ts";
import { staffChallenges, staffLinks, staffSessions } from "../staff-tables.ts";

/** Deletes sessions, links and challenges that open nothing any more. */
export async function deleteExpiredSignIns({
  database: { orm },
  now,
}: Pick<StaffContext, "database" | "now">): Promise<void> {
  const moment = now();
  const before = (ms: number) => new Date(moment.getTime() - ms);
  await orm
    .delete(staffSessions)
    .where(
      or(
        lt(staffSessions.lastSeenAt, before(idleMs)),
        lt(staffSessions.createdAt, before(longestSessionMs)),
      ),
    );
  await orm.delete(staffLinks).where(lt(staffLinks.expiresAt, moment));
  await orm.delete(staffChallenges).where(lt(staffChallenges.expiresAt, moment));
}
