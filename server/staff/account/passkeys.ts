import { and, asc, eq } from "drizzle-orm";
import * as v from "valibot";
import { passkeyName } from "../../../domain/staff/staff-fields.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { refuse } from "../refusals.ts";
import type { StaffContext } from "../staff-context.ts";
import { staffPasskeys } from "../staff-tables.ts";

/** Of one person, the first first. */
export function listPasskeys(orm: Queryable, staffId: string) {
  const { id, name, createdAt, lastUsedAt, transports } = staffPasskeys;
  return orm
    .select({ id, name, createdAt, lastUsedAt, transports })
    .from(staffPasskeys)
    .where(eq(staffPasskeys.staffId, staffId))
    .orderBy(asc(createdAt), asc(id));
}

/** PostgreSQL takes no NUL, and no id has one. */
const ofPerson = (staffId: string, id: string) =>
  and(eq(staffPasskeys.id, id.replaceAll("\0", "")), eq(staffPasskeys.staffId, staffId));

export async function renamePasskey(
  { database }: Pick<StaffContext, "database">,
  { staffId }: StaffActor,
  { id, name }: { id: string; name: unknown },
): Promise<Outcome<{ name: string }>> {
  const read = v.safeParse(passkeyName, name);
  if (!read.success) return refuse(read.issues[0].message, "name");
  const renamed = await database.orm
    .update(staffPasskeys)
    .set({ name: read.output })
    .where(ofPerson(staffId, id))
    .returning({ id: staffPasskeys.id });
  return renamed.length > 0 ? { ok: true, answer: { name: read.output } } : noPasskey;
}

/** The link by e-mail stays as a way in, so the last one can be removed too. */
export function removePasskey(
  { database }: Pick<StaffContext, "database">,
  { staffId }: StaffActor,
  id: string,
): Promise<Outcome<{ name: string }>> {
  return transact(database.orm, async (tx) => {
    const [removed] = await tx
      .delete(staffPasskeys)
      .where(ofPerson(staffId, id))
      .returning({ name: staffPasskeys.name });
    if (!removed) return noPasskey;
    await recordAudit(tx, {
      actor: { staffId },
      action: "staff.passkey-removed",
      subject: "staff",
      subjectId: staffId,
    });
    return { ok: true, answer: removed };
  });
}

const noPasskey = refuse("This passkey has already been removed.");
