import { and, desc, eq, inArray, sql } from "drizzle-orm";
import * as v from "valibot";
import { mergeEdits } from "../../../domain/staff/merge-edits.ts";
import { type Role, roleNames, roles } from "../../../domain/staff/roles.ts";
import { staffName, staffRole } from "../../../domain/staff/staff-fields.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { recordAudit } from "../../platform/submissions/record-audit.ts";
import type { Outcome, Refused } from "../../platform/submissions/outcome.ts";
import { describeConflict, leftAgency, refuse, refuseFields } from "../refusals.ts";
import type { SignedIn } from "../sessions.ts";
import { hasOtherAdmin, lockAdmins, lockStaff, type StaffRow } from "../staff.ts";
import type { StaffContext } from "../staff-context.ts";
import { staff } from "../staff-tables.ts";

/** A person's form: what it showed at first, and what it says now. */
const edit = v.object({
  name: v.optional(staffName, ""),
  role: staffRole,
  wasName: v.optional(v.string(), ""),
  wasRole: v.picklist(roles),
});

/**
 * Changes a colleague's name and role. What somebody else has changed meanwhile is merged, or is
 * shown and left alone if it is the same field.
 */
export async function changeStaff(
  { database, now }: Pick<StaffContext, "database" | "now">,
  by: SignedIn,
  id: string,
  fields: unknown,
): Promise<Outcome<{ name: string }>> {
  const read = v.safeParse(edit, fields);
  if (!read.success) return refuseFields(read.issues);
  const { name, role, wasName, wasRole } = read.output;
  return transact(database.orm, async (tx) => {
    await lockAdmins(tx);
    const person = await lockStaff(tx, id);
    if (!person || person.leftAt) return leftAgency;
    const edits = mergeEdits<{ name: string; role: Role }>(
      { name: wasName, role: wasRole },
      { name, role },
      { name: person.name, role: person.role },
    );
    if (!edits.ok) return refuseConflict(tx, person, edits.conflicts[0]!.field);
    const changes = edits.merged;
    if (person.role === "owner" && changes.role !== "owner" && !(await hasOtherAdmin(tx, person)))
      return refuse("You need at least one admin. Make someone else an admin first.", "role");
    // An owner sees everything.
    const unlimited = changes.role === "owner" && { isLimited: false };
    await tx
      .update(staff)
      .set({ ...changes, ...unlimited })
      .where(eq(staff.id, id));
    await noteChanges(tx, { by, at: now(), person, changes });
    return { ok: true, answer: { name: changes.name } };
  });
}

async function noteChanges(
  tx: Transaction,
  change: { by: SignedIn; at: Date; person: StaffRow; changes: { name: string; role: Role } },
): Promise<void> {
  const { by, at, person, changes } = change;
  const row = {
    at,
    actor: { staffId: by.staffId },
    subject: "staff",
    subjectId: person.id,
  } as const;
  if (changes.role !== person.role)
    await recordAudit(tx, {
      ...row,
      action: "staff.role-changed",
      detail: { was: person.role, became: changes.role },
    });
  if (changes.name !== person.name) await recordAudit(tx, { ...row, action: "staff.renamed" });
  await notifyOffice(tx, { subject: "staff", id: person.id });
}

/** Says who was first, and with what. */
async function refuseConflict(tx: Transaction, person: StaffRow, field: string): Promise<Refused> {
  const [last] = await tx
    .select({ name: staff.name })
    .from(audit)
    .innerJoin(staff, eq(sql`${staff.id}::text`, audit.actor))
    .where(
      and(
        eq(audit.subject, "staff"),
        eq(audit.subjectId, person.id),
        inArray(audit.action, ["staff.role-changed", "staff.renamed"]),
      ),
    )
    .orderBy(desc(audit.at))
    .limit(1);
  const who = last?.name;
  const value = field === "role" ? roleNames[person.role] : person.name;
  return refuse(describeConflict({ who, what: `the ${field}`, now: value }), field);
}
