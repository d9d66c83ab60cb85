import { formatCount } from "../../../domain/shared/formats/count.ts";
import { and, desc, eq, isNotNull, isNull, lt, or } from "drizzle-orm";
import * as v from "valibot";
import { type KeyScope, maxApiKeys, newKey } from "../../../domain/staff/staff-keys.ts";
import type { Role } from "../../../domain/staff/roles.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import { hashSecret } from "../../access-links/link-secret.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { refuse, refuseFields, refuseGone } from "../refusals.ts";
import type { StaffContext } from "../staff-context.ts";
import { staff, staffKeys } from "../staff-tables.ts";
import { createToken } from "../tokens.ts";

type KeyKeeper = Pick<StaffContext, "database" | "now">;

/** Tells what a key is where somebody finds one. */
const keyMark = "lettings_";

/** Those that still open something, the latest first. */
export function listKeys(db: Queryable, staffId: string) {
  const { id, name, scopes, createdAt, lastUsedAt } = staffKeys;
  return db
    .select({ id, name, scopes, createdAt, lastUsedAt })
    .from(staffKeys)
    .where(and(eq(staffKeys.staffId, staffId), isNull(staffKeys.revokedAt)))
    .orderBy(desc(createdAt), id);
}

/** Makes a key of one's own. It is in the answer, and nowhere else. */
export function makeKey(
  { database, now }: KeyKeeper,
  by: StaffActor,
  given: { name: string; scopes: readonly string[] },
): Promise<Outcome<{ key: string }>> {
  const read = v.safeParse(newKey, given);
  if (!read.success) return Promise.resolve(refuseFields(read.issues));
  const key = `${keyMark}${createToken()}`;
  return transact(database.orm, async (tx) => {
    // Two requests at once wait for each other here.
    await tx.select({ id: staff.id }).from(staff).where(eq(staff.id, by.staffId)).for("update");
    const own = and(eq(staffKeys.staffId, by.staffId), isNull(staffKeys.revokedAt));
    if ((await tx.$count(staffKeys, own)) >= maxApiKeys) {
      return refuse(`You already have ${formatCount(maxApiKeys, "key")}. Revoke one first.`);
    }
    const { name, scopes } = read.output;
    const [row] = await tx
      .insert(staffKeys)
      .values({ staffId: by.staffId, name, scopes, tokenHash: hashSecret(key), createdAt: now() })
      .returning({ id: staffKeys.id });
    await recordAudit(tx, {
      actor: by,
      action: "staff.key-made",
      subject: "staff",
      subjectId: by.staffId,
      detail: { key: row?.id ?? "", scopes: scopes.join(" ") },
    });
    return { ok: true, answer: { key } };
  });
}

export function revokeKey(
  { database, now }: KeyKeeper,
  by: StaffActor,
  id: string,
): Promise<Outcome<{ done: string }>> {
  if (!isUuid(id)) return Promise.resolve(refuseGone("key"));
  return transact(database.orm, async (tx) => {
    const [revoked] = await tx
      .update(staffKeys)
      .set({ revokedAt: now() })
      .where(
        and(eq(staffKeys.id, id), eq(staffKeys.staffId, by.staffId), isNull(staffKeys.revokedAt)),
      )
      .returning({ name: staffKeys.name });
    if (!revoked) return refuseGone("key");
    await recordAudit(tx, {
      actor: by,
      action: "staff.key-revoked",
      subject: "staff",
      subjectId: by.staffId,
      detail: { key: id },
    });
    return { ok: true, answer: { done: `Key for ${revoked.name} revoked.` } };
  });
}

export interface KeyHolder {
  keyId: string;
  staffId: string;
  role: Role;
  isLimited: boolean;
  scopes: readonly KeyScope[];
}

/** Milliseconds between two writes of the time of the last use. */
const usedEveryMs = 60_000;

/** Null for a key that opens nothing: unknown, revoked, of somebody who has left, or of the demo. */
export async function findKeyHolder(
  app: KeyKeeper,
  authorization: string | null,
): Promise<KeyHolder | null> {
  const [, key] = /^Bearer ([\w-]{20,200})$/i.exec(authorization ?? "") ?? [];
  if (key === undefined) return null;
  const { orm } = app.database;
  const [found] = await orm
    .select({
      keyId: staffKeys.id,
      staffId: staff.id,
      role: staff.role,
      isLimited: staff.isLimited,
      scopes: staffKeys.scopes,
      lastUsedAt: staffKeys.lastUsedAt,
    })
    .from(staffKeys)
    .innerJoin(staff, eq(staff.id, staffKeys.staffId))
    .where(
      and(
        eq(staffKeys.tokenHash, hashSecret(key)),
        isNull(staffKeys.revokedAt),
        isNotNull(staff.joinedAt),
        isNull(staff.leftAt),
        eq(staff.isDemo, false),
      ),
    );
  if (!found) return null;
  const { lastUsedAt, ...holder } = found;
  const at = app.now();
  if (lastUsedAt === null || at.getTime() - lastUsedAt.getTime() >= usedEveryMs) {
    const older = or(isNull(staffKeys.lastUsedAt), lt(staffKeys.lastUsedAt, at));
    await orm
      .update(staffKeys)
      .set({ lastUsedAt: at })
      .where(and(eq(staffKeys.id, holder.keyId), older));
  }
  return holder;
}
