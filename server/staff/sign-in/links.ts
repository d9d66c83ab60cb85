import { and, eq, gt, isNull, sql } from "drizzle-orm";
import { createLinkSlot, type LinkPurpose } from "../../../domain/shared/mail/link-slot.ts";
import { invitationMs, linkMs, setUpMs } from "../../../domain/staff/sign-in.ts";
import { createAccessLink, findAccessLink } from "../../access-links/access-links.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { staffLinks } from "../staff-tables.ts";

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

const purposes = {
  "sign-in": "staff-sign-in",
  invitation: "staff-invitation",
  "set-up": "staff-set-up",
} as const satisfies Record<Kind, LinkPurpose>;

interface NewLink {
  kind: Kind;
  at: Date;
  staffId?: string;
  browserHash?: string;
  returnPath?: string;
}

/**
 * Makes a way into the office. An older invitation of the same person ends. Links to sign in stand
 * beside each other: anybody can ask for one, and may not end a colleague's that way.
 */
export async function createLink(
  tx: Transaction,
  { kind, at, ...bound }: NewLink,
): Promise<Pick<LinkRow, "id" | "kind" | "expiresAt">> {
  const { staffId } = bound;
  if (staffId && kind !== "sign-in")
    await tx
      .delete(staffLinks)
      .where(and(eq(staffLinks.staffId, staffId), eq(staffLinks.kind, kind)));
  const expiresAt = new Date(at.getTime() + lifetimes[kind]);
  const [link] = await tx
    .insert(staffLinks)
    .values({ kind, expiresAt, ...bound })
    .returning({ id: staffLinks.id });
  if (!link) throw new Error("The link was not written.");
  return { id: link.id, kind, expiresAt };
}

/** The address of a link in a mail, whose secret is made when it is sent. */
export function buildMailedLink(
  officeOrigin: string,
  { kind, id }: Pick<LinkRow, "id" | "kind">,
): string {
  return `${officeOrigin}${pages[kind]}?id=${createLinkSlot(purposes[kind], id)}`;
}

/** The address of a link that is shown at once: on the machine itself. */
export async function showLink(
  tx: Transaction,
  officeOrigin: string,
  { kind, id, expiresAt }: Pick<LinkRow, "id" | "kind" | "expiresAt">,
  at: Date,
): Promise<string> {
  const made = { purpose: purposes[kind], recordId: id, at, expiresAt };
  const { secret } = await createAccessLink(tx, made);
  return `${officeOrigin}${pages[kind]}?id=${secret}`;
}

export async function findLink(
  orm: Queryable | Transaction,
  kind: Kind,
  token: string,
): Promise<LinkRow | null> {
  const secret = await findAccessLink(orm, purposes[kind], token);
  if (secret === null || secret.revokedAt !== null) return null;
  const [link] = await orm.select().from(staffLinks).where(eq(staffLinks.id, secret.recordId));
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
  const found = await findLink(tx, kind, token);
  if (found === null) return null;
  const [link] = await tx
    .update(staffLinks)
    .set({ usedAt: at })
    .where(
      and(
        eq(staffLinks.id, found.id),
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
