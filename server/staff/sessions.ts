import { and, desc, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Role } from "../../domain/staff/roles.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { isSessionOver, isRecentSignIn, type SignInMethod } from "../../domain/staff/sign-in.ts";
import { hashSecret } from "../access-links/link-secret.ts";
import { branches } from "../agency/branch-table.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import { detectBrowserFamily } from "../platform/http/browser-family.ts";
import type { PlatformContext } from "../platform/platform-context.ts";
import { recordAudit, type StaffActor } from "../platform/submissions/record-audit.ts";
import { isDemoOffice } from "./demo-office.ts";
import { readOfficeCookie } from "./cookies.ts";
import type { StaffContext } from "./staff-context.ts";
import { staff, staffSessions } from "./staff-tables.ts";
import { createToken } from "./tokens.ts";

export interface SignedIn {
  staffId: string;
  name: string;
  email: string;
  role: Role;
  sessionId: string;
  /** Left out: the whole agency, as programs see it. */
  branchView?: BranchView | undefined;
  /** Signed in within the last minutes, as some changes need. */
  isFresh: boolean;
  /** One of the demo's people: `mayDo` says what they may not. */
  isDemo?: boolean | undefined;
}

/** A person's branch, and the one whose records their lists show. */
export interface BranchView {
  own: string | null;
  /** They see and change what is their own branch's, and nothing that is the whole agency's. */
  isLimited: boolean;
  /** Null: all of them. */
  shown: string | null;
}

/** Whose records lists show. Null: everybody's. */
export function getShownBranch({ branchView }: Pick<SignedIn, "branchView">): string | null {
  return branchView?.shown ?? null;
}

/** Whose records alone they may see. Null: everybody's. */
export function getBranchLimit({ branchView }: Pick<SignedIn, "branchView">): string | null {
  return branchView?.isLimited ? branchView.own : null;
}

/** Where there is one branch, nothing says which is shown. */
const isChoice = and(
  isNull(branches.closedAt),
  sql`exists (select from ${branches} other where other.closed_at is null and other.id <> ${branches.id})`,
);

/** Milliseconds between two writes of the time of the last request. */
const seenEveryMs = 60_000;

/**
 * Null unless the request's cookie opens a session of somebody who works here.
 * @param isUse whether the session goes on for it
 */
export async function findSession(
  app: Pick<StaffContext, "config" | "database" | "now" | "hasOnlyDemoHomes">,
  request: Request,
  isUse = true,
): Promise<SignedIn | null> {
  const token = readOfficeCookie(request, "office");
  if (!token) return null;
  const { orm } = app.database;
  const cookie = readOfficeCookie(request, "office-branch") ?? "";
  const chosen = isUuid(cookie) ? cookie : null;
  const [found] = await orm
    .select({
      staffId: staff.id,
      name: staff.name,
      email: staff.email,
      role: staff.role,
      isDemo: staff.isDemo,
      ownBranch: staff.branch,
      isLimited: staff.isLimited,
      chosenBranch: branches.id,
      sessionId: staffSessions.id,
      createdAt: staffSessions.createdAt,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .innerJoin(staff, eq(staff.id, staffSessions.staffId))
    .leftJoin(branches, and(eq(branches.id, sql`${chosen}::uuid`), isChoice))
    .where(
      and(
        eq(staffSessions.tokenHash, hashSecret(token)),
        isNotNull(staff.joinedAt),
        isNull(staff.leftAt),
      ),
    );
  if (!found) return null;
  const { createdAt, lastSeenAt, ownBranch, isLimited, chosenBranch, ...signedIn } = found;
  if (found.isDemo && !(await isDemoOffice(app))) return null;
  const moment = app.now();
  if (isSessionOver({ createdAt, lastSeenAt }, moment)) return null;
  if (isUse && moment.getTime() - lastSeenAt.getTime() >= seenEveryMs)
    await orm
      .update(staffSessions)
      .set({ lastSeenAt: moment })
      .where(and(eq(staffSessions.id, found.sessionId), lt(staffSessions.lastSeenAt, moment)));
  const shown = isLimited ? ownBranch : chosenBranch;
  const branchView = { own: ownBranch, isLimited, shown };
  return { ...signedIn, branchView, isFresh: isRecentSignIn({ createdAt }, moment) };
}

/**
 * Starts a session under a new token, and ends the one that the browser had: a token from before a
 * sign-in is worth nothing after it.
 * @returns the token for the cookie
 */
export async function startSession(
  tx: Transaction,
  request: Request,
  { staffId, method, at }: { staffId: string; method: SignInMethod; at: Date },
): Promise<string> {
  const before = readOfficeCookie(request, "office");
  if (before) await tx.delete(staffSessions).where(eq(staffSessions.tokenHash, hashSecret(before)));
  const token = createToken();
  await tx.insert(staffSessions).values({
    tokenHash: hashSecret(token),
    staffId,
    method,
    browser: detectBrowserFamily(request.headers.get("User-Agent") ?? ""),
    createdAt: at,
    lastSeenAt: at,
  });
  await recordAudit(tx, {
    at,
    actor: { staffId },
    action: "staff.signed-in",
    subject: "staff",
    subjectId: staffId,
    detail: { method },
  });
  return token;
}

/** Of one person, the last used first. */
export async function listSessions(orm: Queryable, staffId: string, now: Date) {
  const rows = await orm
    .select({
      id: staffSessions.id,
      method: staffSessions.method,
      browser: staffSessions.browser,
      createdAt: staffSessions.createdAt,
      lastSeenAt: staffSessions.lastSeenAt,
    })
    .from(staffSessions)
    .where(eq(staffSessions.staffId, staffId))
    .orderBy(desc(staffSessions.lastSeenAt));
  return rows.filter((row) => !isSessionOver(row, now));
}

/** Ends one of a person's own sessions. False if it is not theirs, or over. */
export function endSession(
  { database }: Pick<PlatformContext, "database">,
  by: StaffActor,
  sessionId: string,
): Promise<boolean> {
  return transact(database.orm, async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.id, sessionId), eq(staffSessions.staffId, by.staffId)))
      .returning({ id: staffSessions.id });
    if (ended.length === 0) return false;
    await noteEnd(tx, by, ended.length);
    return true;
  });
}

/** Ends all of a person's own sessions but the one in use. */
export function endOtherSessions(
  { database }: Pick<PlatformContext, "database">,
  by: Pick<SignedIn, "staffId" | "sessionId">,
): Promise<number> {
  return transact(database.orm, async (tx) => {
    const ended = await tx
      .delete(staffSessions)
      .where(and(eq(staffSessions.staffId, by.staffId), ne(staffSessions.id, by.sessionId)))
      .returning({ id: staffSessions.id });
    if (ended.length > 0) await noteEnd(tx, by, ended.length);
    return ended.length;
  });
}

/** Its open pages hear of nothing any more. */
async function noteEnd(tx: Transaction, by: StaffActor, sessions: number): Promise<void> {
  await recordAudit(tx, {
    actor: by,
    action: "staff.signed-out",
    subject: "staff",
    subjectId: by.staffId,
    detail: { sessions },
  });
  await notifyOffice(tx, { subject: "staff", id: by.staffId });
}
