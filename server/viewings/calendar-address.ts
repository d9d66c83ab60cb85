import { and, eq, isNull } from "drizzle-orm";
import type { AppContext } from "../app-context.ts";
import type { Queryable } from "../platform/database/client.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { staff } from "../staff/staff-tables.ts";
import { createToken, hashToken } from "../staff/tokens.ts";
import { calendarAddresses, negotiators } from "./diary-tables.ts";

type App = Pick<AppContext, "database" | "now">;

export async function findCalendarAddress(db: Queryable, staffId: string) {
  const [address] = await db
    .select({ createdAt: calendarAddresses.createdAt, lastReadAt: calendarAddresses.lastReadAt })
    .from(calendarAddresses)
    .where(eq(calendarAddresses.staffId, staffId));
  return address ?? null;
}

/** @returns the secret of the new address, which nobody can read again. The old one ends. */
export async function renewCalendarAddress(
  { database, now }: App,
  { staffId }: { staffId: string },
): Promise<string> {
  const token = createToken();
  const values = { tokenHash: hashToken(token), createdAt: now(), lastReadAt: null };
  await database.orm.transaction(async (tx) => {
    await tx
      .insert(calendarAddresses)
      .values({ staffId, ...values })
      .onConflictDoUpdate({ target: calendarAddresses.staffId, set: values });
    await recordAudit(tx, {
      actor: { staffId },
      action: "staff.calendar-renewed",
      subject: "staff",
      subjectId: staffId,
    });
  });
  return token;
}

export async function endCalendarAddress(
  { database }: App,
  { staffId }: { staffId: string },
): Promise<void> {
  await database.orm.transaction(async (tx) => {
    await tx.delete(calendarAddresses).where(eq(calendarAddresses.staffId, staffId));
    await recordAudit(tx, {
      actor: { staffId },
      action: "staff.calendar-ended",
      subject: "staff",
      subjectId: staffId,
    });
  });
}

/** Whose diary a secret opens. Null once it was renewed or ended, or somebody has left. */
export async function findCalendarOwner({ database: { orm }, now }: App, token: string) {
  const [owner] = await orm
    .select({ staffId: staff.id, negotiatorId: negotiators.id, name: staff.name })
    .from(calendarAddresses)
    .innerJoin(staff, eq(staff.id, calendarAddresses.staffId))
    .innerJoin(negotiators, eq(negotiators.staffId, staff.id))
    .where(
      and(
        eq(calendarAddresses.tokenHash, hashToken(token)),
        isNull(staff.leftAt),
        eq(staff.isDemo, false),
        isNull(negotiators.leftAt),
      ),
    );
  if (!owner) return null;
  await orm
    .update(calendarAddresses)
    .set({ lastReadAt: now() })
    .where(eq(calendarAddresses.staffId, owner.staffId));
  return owner;
}
