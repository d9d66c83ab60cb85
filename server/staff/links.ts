import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { invitationMs, linkMs, setUpMs } from "../../domain/staff/sign-in.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { staffLinks } from "./staff-tables.ts";
import { createToken, hashToken } from "./tokens.ts";

type LinkRow = typeof staffLinks.$inferSelect;
type Kind = LinkRow["kind"];

const lifetimes: Record<Kind, number> = {
  "sign-in": linkMs,
  invitation: invitationMs,
  "set-up": setUpMs,
};

const pages: Record<Kind, string> = {
  "sign-in": "/office/sign-in/link",
  invitation: "/office/invitation",
  "set-up": "/office/set-up",
};

interface NewLink {
  kind: Kind;
  at: Date;
  staffId?: string;
  browserHash?: string;
  returnPath?: string;
}

/**
 * Stores the hash of a new link. An older invitation of the same person ends. Links to sign in stand
 * beside each other: anybody can ask for one, and may not end a colleague's that way.
 */
export async function createLink(
  tx: Transaction,
  officeOrigin: string,
  { kind, at, ...bound }: NewLink,
): Promise<string> {
  const { staffId } = bound;
  if (staffId && kind !== "sign-in")
    await tx
      .delete(staffLinks)
      .where(and(eq(staffLinks.staffId, staffId), eq(staffLinks.kind, kind)));
  const token = createToken();
  const expiresAt = new Date(at.getTime() + lifetimes[kind]);
  await tx.insert(staffLinks).values({ tokenHash: hashToken(token), kind, expiresAt, ...bound });
  return `${officeOrigin}${pages[kind]}?id=${token}`;
}

export async function findLink(
  orm: Queryable | Transaction,
  kind: Kind,
  token: string,
): Promise<LinkRow | null> {
  const [link] = await orm
    .select()
    .from(staffLinks)
    .where(and(eq(staffLinks.tokenHash, hashToken(token)), eq(staffLinks.kind, kind)));
  return link ?? null;
}

/**
 * Uses a link up. Null if it is unknown, used or too old, or bound to another browser: of two at
 * once one wins.
 */
export async function useUpLink(
  tx: Transaction,
  kind: Kind,
  token: string,
  { at, browserHash = null }: { at: Date; browserHash?: string | null },
): Promise<LinkRow | null> {
  const [link] = await tx
    .update(staffLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(staffLinks.tokenHash, hashToken(token)),
        eq(staffLinks.kind, kind),
        isNull(staffLinks.usedAt),
        gt(staffLinks.expiresAt, at),
        sql`${staffLinks.browserHash} is not distinct from ${browserHash}`,
      ),
    )
    .returning();
  return link ?? null;
}

export function isOpen({ usedAt, expiresAt }: LinkRow, now: Date): boolean {
  return usedAt === null && expiresAt > now;
}
