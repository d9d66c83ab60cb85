import { formatCount } from "../../domain/shared/formats/count.ts";
import { and, asc, eq, inArray, isNull, sql, gt, min, ne } from "drizzle-orm";
import * as v from "valibot";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import { getNextState } from "../../domain/conversations/conversation-state.ts";
import {
  type ConversationChange,
  getDayBefore,
} from "../../domain/conversations/conversation-change.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import type { AppContext } from "../app-context.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { type Conversation, conversationColumns } from "../conversations/open-conversation.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import type { Transaction, Queryable } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import {
  type AuditRow,
  recordAudit,
  type StaffActor,
} from "../platform/submissions/record-audit.ts";
import { staff } from "../staff/staff-tables.ts";
import { conversationUndos, type FormerState } from "./replies/reply-tables.ts";
import { leftAgency, refuse } from "../staff/refusals.ts";
import { bookings } from "../viewings/bookings/booking-tables.ts";
import { changeAsStaff, noConversation, type StaffSubmission } from "./staff-change.ts";

const call = {
  name: "changeconversations",
  answer: v.object({ done: v.string(), undo: v.string() }),
};

type Changed = Partial<Pick<Conversation, "state" | "ownerId" | "snoozedUntil">>;
type Next = { ok: true; set: Changed } | { ok: false; problem: string };
/** A change with a time of its own. */
type OwnChange = Exclude<ConversationChange, { kind: "snooze" }> | { kind: "snooze"; until: Date };

/**
 * Assigns, snoozes, closes or reopens conversations. Of several those that can't be changed are left
 * alone and counted; one alone says why.
 * @returns a sentence, and the token that undoes it for a few seconds
 */
export function changeConversations(
  app: AppContext,
  { ids, change }: { ids: readonly string[]; change: ConversationChange },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string; undo: string }>> {
  return changeAsStaff(app, call, submission, async (tx) => {
    // A colleague before conversations, as when somebody leaves: else the two could wait for each other.
    const owner = change.kind === "assign" ? await lockOwner(tx, change.ownerId) : null;
    const found = await lockConversations(tx, ids);
    if (found.length === 0) return noConversation;
    if (owner && !owner.ok) return leftAgency;
    if (change.kind === "snooze" && change.until <= app.now()) {
      return refuse("Enter a time in the future.");
    }
    const getOwnChange = await findOwnChanges(tx, found, change, app.now());
    const former: FormerState[] = [];
    const problems: string[] = [];
    for (const conversation of found) {
      const own = getOwnChange(conversation);
      const next = own.ok ? getNext(conversation, own.change) : own;
      if (!own.ok || !next.ok) {
        problems.push(next.ok ? "" : next.problem);
        continue;
      }
      await saveChange(tx, conversation, next.set);
      const row = { at: app.now(), actor: submission, subjectId: conversation.id };
      await auditChange(tx, row, own.change);
      former.push(toFormer(conversation));
    }
    if (former.length === 0) return refuse(problems[0] ?? "Nothing has changed.");
    const done = describeDone(change, former.length, owner?.name ?? null, problems.length);
    const undo = await saveUndo(tx, submission, former, app.now());
    return { ok: true, answer: { done, undo } };
  });
}

async function saveUndo(
  tx: Transaction,
  by: StaffActor,
  former: FormerState[],
  createdAt: Date,
): Promise<string> {
  const [undo] = await tx
    .insert(conversationUndos)
    .values({ staffId: by.staffId, former, createdAt })
    .returning({ token: conversationUndos.token });
  if (!undo) throw new Error("The undo was not written.");
  return undo.token;
}

/** In the order of id, so that two people who change the same ones wait for each other. */
export function lockConversations(
  tx: Transaction,
  ids: readonly string[],
): Promise<Conversation[]> {
  return tx
    .select(conversationColumns)
    .from(conversations)
    .where(and(inArray(conversations.id, [...ids]), isNull(conversations.mergedInto)))
    .orderBy(asc(conversations.id))
    .for("update");
}

/** They do not leave meanwhile. */
async function lockOwner(
  tx: Transaction,
  id: string | null,
): Promise<{ ok: true; name: string | null } | { ok: false; name: null }> {
  if (id === null) return { ok: true, name: null };
  const [found] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.leftAt)))
    .for("no key update");
  return found ? { ok: true, name: found.name } : { ok: false, name: null };
}

type Own = { ok: true; change: OwnChange } | { ok: false; problem: string };

/** When each person next views the home that the conversation is about. */
async function listNextViewings(
  db: Queryable,
  ids: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, Date>> {
  const { id, listingId, contactId } = conversations;
  const rows = await db
    .select({ id, startsAt: min(bookings.startsAt) })
    .from(conversations)
    .innerJoin(bookings, and(eq(bookings.listingId, listingId), eq(bookings.contactId, contactId)))
    .where(and(inArray(id, [...ids]), ne(bookings.state, "cancelled"), gt(bookings.startsAt, now)))
    .groupBy(id);
  return new Map(rows.flatMap((row) => (row.startsAt ? [[row.id, row.startsAt]] : [])));
}

/** The working morning before a viewing is another one for each conversation. */
async function findOwnChanges(
  tx: Transaction,
  found: readonly Conversation[],
  change: ConversationChange,
  now: Date,
): Promise<(conversation: Conversation) => Own> {
  if (change.kind !== "snooze") return () => ({ ok: true, change });
  const { kind, until } = change;
  if (until !== "day-before-viewing") return () => ({ ok: true, change: { kind, until } });
  const ids = found.map(({ id }) => id);
  const viewings = await listNextViewings(tx, ids, now);
  const { hours } = await findResponseTarget(tx);
  return ({ id }) => {
    const viewing = viewings.get(id);
    if (!viewing) return { ok: false, problem: "There’s no viewing booked." };
    const dayBefore = getDayBefore(viewing, now, hours);
    if (dayBefore === null)
      return { ok: false, problem: "It’s too late to snooze until the day before the viewing." };
    return { ok: true, change: { kind, until: dayBefore } };
  };
}

function getNext({ state, waitingSince }: Conversation, change: OwnChange): Next {
  const next = getNextState(state, change.kind, waitingSince === null);
  if (!next.ok) return next;
  if (change.kind === "assign") {
    // Giving it back is no step of the work.
    const taken = change.ownerId === null ? {} : { state: next.state };
    return { ok: true, set: { ownerId: change.ownerId, ...taken } };
  }
  const snoozedUntil = change.kind === "snooze" ? change.until : null;
  return { ok: true, set: { state: next.state, snoozedUntil } };
}

async function saveChange(tx: Transaction, { id }: Conversation, set: Changed): Promise<void> {
  await tx
    .update(conversations)
    .set({ ...set, unread: false, version: sql`${conversations.version} + 1` })
    .where(eq(conversations.id, id));
  await notifyOffice(tx, { subject: "conversation", id });
}

function toFormer({ id, state, ownerId, snoozedUntil, version }: Conversation): FormerState {
  return {
    id,
    state,
    ownerId,
    snoozedUntil: snoozedUntil?.toISOString() ?? null,
    version: version + 1,
  };
}

const actions: Record<ConversationChange["kind"], AuditAction> = {
  assign: "conversation.assigned",
  snooze: "conversation.snoozed",
  close: "conversation.closed",
  reopen: "conversation.reopened",
};

function auditChange(
  tx: Transaction,
  row: Pick<AuditRow, "at" | "actor" | "subjectId">,
  change: OwnChange,
): Promise<void> {
  const detail: AuditRow["detail"] =
    change.kind === "assign"
      ? { owner: change.ownerId }
      : change.kind === "snooze"
        ? { until: change.until.toISOString() }
        : {};
  const action = actions[change.kind];
  return recordAudit(tx, { ...row, action, subject: "conversation", detail });
}

function describeDone(
  { kind }: ConversationChange,
  count: number,
  owner: string | null,
  skipped: number,
): string {
  const subject = formatCount(count, "conversation");
  const verbs = {
    assign: owner === null ? "unassigned" : `assigned to ${owner}`,
    snooze: "snoozed",
    close: "closed",
    reopen: "reopened",
  };
  const rest = skipped === 0 ? "" : ` We couldn’t change ${skipped}.`;
  return `${subject} ${verbs[kind]}.${rest}`;
}
