import { and, eq, gt, isNull } from "drizzle-orm";
import { challengeMs } from "../../../domain/staff/sign-in.ts";
import { hashSecret } from "../../access-links/link-secret.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { staffChallenges } from "../staff-tables.ts";

interface Bound {
  browserHash: string;
  /** Null for a sign-in, which does not know yet who it is. */
  staffId: string | null;
  at: Date;
}

export async function storeChallenge(
  orm: Queryable,
  challenge: string,
  { browserHash, staffId, at }: Bound,
): Promise<void> {
  const expiresAt = new Date(at.getTime() + challengeMs);
  const challengeHash = hashSecret(challenge);
  await orm.insert(staffChallenges).values({ challengeHash, browserHash, staffId, expiresAt });
}

/** Deletes a challenge. False if this browser was not given it for this, or too long ago. */
export async function useUpChallenge(
  orm: Queryable,
  challenge: string,
  { browserHash, staffId, at }: Bound,
): Promise<boolean> {
  const used = await orm
    .delete(staffChallenges)
    .where(
      and(
        eq(staffChallenges.challengeHash, hashSecret(challenge)),
        eq(staffChallenges.browserHash, browserHash),
        staffId === null ? isNull(staffChallenges.staffId) : eq(staffChallenges.staffId, staffId),
        gt(staffChallenges.expiresAt, at),
      ),
    )
    .returning({ hash: staffChallenges.challengeHash });
  return used.length > 0;
}
