import { calendarForms } from "../../../domain/staff/account-forms.ts";
import { defineActs, done } from "../../staff/office-form.ts";
import { and, eq, isNull } from "drizzle-orm";
import { accessLinks } from "../../access-links/access-link-table.ts";
import {
  createAccessLink,
  findRecordId,
  revokeAccessLinks,
} from "../../access-links/access-links.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";
import { negotiators } from "./diary-tables.ts";

export async function findCalendarAddress(db: Queryable, staffId: string) {
  const { purpose, recordId, createdAt, lastUsedAt, revokedAt } = accessLinks;
  const [address] = await db
    .select({ createdAt, lastReadAt: lastUsedAt })
    .from(accessLinks)
    .where(and(eq(recordId, staffId), eq(purpose, "calendar"), isNull(revokedAt)));
  return address ?? null;
}

/** @returns the secret of the new address, which nobody can read again. The old one ends. */
export async function renewCalendarAddress(
  { database, now }: AppContext,
  { staffId }: StaffActor,
): Promise<string> {
  const link = { purpose: "calendar", recordId: staffId, at: now() } as const;
  return transact(database.orm, async (tx) => {
    // Of two at once, the later ends the address of the former.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, staffId)).for("no key update");
    await revokeAccessLinks(tx, link);
    const { secret } = await createAccessLink(tx, link);
    await recordAudit(tx, {
      actor: { staffId },
      action: "staff.calendar-renewed",
      subject: "staff",
      subjectId: staffId,
    });
    return secret;
  });
}

export async function endCalendarAddress(
  { database, now }: AppContext,
  { staffId }: StaffActor,
): Promise<void> {
  await transact(database.orm, async (tx) => {
    await revokeAccessLinks(tx, { purpose: "calendar", recordId: staffId, at: now() });
    await recordAudit(tx, {
      actor: { staffId },
      action: "staff.calendar-ended",
      subject: "staff",
      subjectId: staffId,
    });
  });
}

/** Whose diary a secret opens. Null once it was renewed or ended, or somebody has left. */
export async function findCalendarOwner(app: AppContext, linkSecret: string) {
  const staffId = await findRecordId(app, "calendar", linkSecret);
  if (staffId === null) return null;
  const [owner] = await app.database.orm
    .select({ negotiatorId: negotiators.id, name: staff.name })
    .from(staff)
    .innerJoin(negotiators, eq(negotiators.staffId, staff.id))
    .where(
      and(
        eq(staff.id, staffId),
        isNull(staff.leftAt),
        eq(staff.isDemo, false),
        isNull(negotiators.leftAt),
      ),
    );
  return owner ?? null;
}

/** The new address, which nobody can read again. */
interface CalendarMore {
  address: string;
}

export const calendarActs = defineActs<typeof calendarForms, CalendarMore>(calendarForms, {
  "renew-calendar": {
    ownTransactions: async ({ app, by, officeOrigin }) => {
      const token = await renewCalendarAddress(app, by);
      const address = `${officeOrigin}/calendar/${token}.ics`;
      return { ok: true, answer: { done: "Calendar link created.", more: { address } } };
    },
  },
  "end-calendar": {
    ownTransactions: async ({ app, by }) => {
      await endCalendarAddress(app, by);
      return done("Calendar link turned off.");
    },
  },
});
