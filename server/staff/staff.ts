import { and, asc, count, eq, isNotNull, isNull, ne, sql } from "drizzle-orm";
import { toEmailKey } from "../../domain/shared/mail/email-address.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { staff, staffPasskeys, staffSessions } from "./staff-tables.ts";

export type StaffRow = typeof staff.$inferSelect;

export async function findStaff(
  orm: Queryable | Transaction,
  id: string,
): Promise<StaffRow | null> {
  const [row] = await orm.select().from(staff).where(eq(staff.id, id));
  return row ?? null;
}

/**
 * Holds everybody else who wants to change this person until the transaction ends, but not those who
 * store a row that names them: a foreign key's check waits for a stronger lock.
 */
export async function lockStaff(tx: Transaction, id: string): Promise<StaffRow | null> {
  const [row] = await tx.select().from(staff).where(eq(staff.id, id)).for("no key update");
  return row ?? null;
}

export async function findStaffByEmail(
  orm: Queryable | Transaction,
  email: string,
): Promise<StaffRow | null> {
  const [row] = await orm
    .select()
    .from(staff)
    .where(eq(staff.emailKey, toEmailKey(email)));
  return row ?? null;
}

export const worksHere = and(isNotNull(staff.joinedAt), isNull(staff.leftAt));

export async function hasAdmin(orm: Queryable | Transaction): Promise<boolean> {
  const isReal = eq(staff.isDemo, false);
  return (await orm.$count(staff, and(eq(staff.role, "owner"), isReal, worksHere))) > 0;
}

/** Everybody who works here or is invited, in the order of names. */
export async function listTeam(orm: Queryable) {
  const passkeys = orm
    .select({ staffId: staffPasskeys.staffId, passkeys: count().as("passkeys") })
    .from(staffPasskeys)
    .groupBy(staffPasskeys.staffId)
    .as("passkeys_of");
  const sessions = orm
    .select({
      staffId: staffSessions.staffId,
      seenAt: sql<Date | null>`max(${staffSessions.lastSeenAt})`
        .mapWith(staffSessions.lastSeenAt)
        .as("seen_at"),
    })
    .from(staffSessions)
    .groupBy(staffSessions.staffId)
    .as("sessions_of");
  return orm
    .select({
      id: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      joinedAt: staff.joinedAt,
      passkeys: sql<number>`coalesce(${passkeys.passkeys}, 0)`.mapWith(Number),
      seenAt: sessions.seenAt,
    })
    .from(staff)
    .leftJoin(passkeys, eq(passkeys.staffId, staff.id))
    .leftJoin(sessions, eq(sessions.staffId, staff.id))
    .where(isNull(staff.leftAt))
    .orderBy(asc(sql`lower(${staff.name}) collate "C"`), asc(staff.id));
}

/** One change of roles at a time, so that two owners can't take the last one away together. */
export async function lockAdmins(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('owners', 0))`);
}

/** Invented people don't stand in for a real owner. */
export async function hasOtherAdmin(
  tx: Transaction,
  { id, isDemo }: Pick<StaffRow, "id" | "isDemo">,
): Promise<boolean> {
  const others = and(eq(staff.role, "owner"), eq(staff.isDemo, isDemo), ne(staff.id, id));
  return (await tx.$count(staff, and(others, worksHere))) > 0;
}

/** In the order of names: who works here, or everybody who ever has. */
export function listColleagues(orm: Queryable, which: "present" | "ever") {
  return orm
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(which === "present" ? worksHere : isNotNull(staff.joinedAt))
    .orderBy(asc(sql`lower(${staff.name}) collate "C"`), asc(staff.id));
}
