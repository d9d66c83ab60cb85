import type { StaffActor } from "../../platform/submissions/record-audit.ts";
import { and, asc, eq, ne } from "drizzle-orm";
import * as v from "valibot";
import { readInboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import {
  maxSavedViews,
  savedViewFields,
  type ViewList,
  viewNameField,
} from "../../../domain/conversations/saved-view.ts";
import { isUuid } from "../../../domain/shared/uuid.ts";
import type { AppContext } from "../../app-context.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import type { Outcome } from "../../platform/submissions/outcome.ts";
import { countMatching } from "./count-conversations.ts";
import type { ListedBy } from "./inbox-condition.ts";
import { savedViews } from "./saved-view-table.ts";
import { refuse, refuseFields, refuseGone } from "../../staff/refusals.ts";
import { changeAsStaff, type StaffSubmission } from "../staff-change.ts";

/** A person's own views of a list, in the order of their making. */
export function listSavedViews(db: Queryable, of: ViewList, by: StaffActor) {
  const { id, name, query, list, staffId, createdAt } = savedViews;
  return db
    .select({ id, name, query })
    .from(savedViews)
    .where(and(eq(staffId, by.staffId), eq(list, of)))
    .orderBy(asc(createdAt), asc(id));
}

/** Those of the inbox with how many conversations each shows. */
export async function listInboxViews(db: Queryable, by: ListedBy & { staffId: string }) {
  const counted = [];
  for (const view of await listSavedViews(db, "inbox", by)) {
    const criteria = readInboxCriteria(new URLSearchParams(view.query));
    counted.push({ ...view, count: await countMatching(db, criteria, by) });
  }
  return counted;
}

const answer = v.object({ done: v.string() });

/** What the forms of a list do with its views, by the value of their button. */
export function changeSavedViews(
  app: AppContext,
  list: ViewList,
  fields: Readonly<Partial<Record<string, string>>>,
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const { change, viewId: id = "", viewName } = fields;
  if (change === "save-view") return saveView(app, list, fields, submission);
  if (change === "rename-view") return renameView(app, { id, viewName }, submission);
  return removeView(app, id, submission);
}

/** Saves what the list shows under a name. The same name again takes the new filters. */
function saveView(
  app: AppContext,
  list: ViewList,
  { viewName, query: shown }: { viewName?: unknown; query?: unknown },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(savedViewFields(list), { viewName, query: shown });
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  const { viewName: name, query } = parsed.output;
  const { staffId } = submission;
  return changeAsStaff(app, { name: "saveview", answer }, submission, async (tx) => {
    const isOther = and(
      eq(savedViews.staffId, staffId),
      eq(savedViews.list, list),
      ne(savedViews.name, name),
    );
    if ((await tx.$count(savedViews, isOther)) >= maxSavedViews) {
      return refuse(`You already have ${maxSavedViews} views. Remove one first.`);
    }
    await tx
      .insert(savedViews)
      .values({ staffId, list, name, query, createdAt: app.now() })
      .onConflictDoUpdate({
        target: [savedViews.staffId, savedViews.list, savedViews.name],
        set: { query },
      });
    return { ok: true, answer: { done: `View ‘${name}’ saved.` } };
  });
}

function renameView(
  app: AppContext,
  { id, viewName }: { id: string; viewName: string | undefined },
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  const parsed = v.safeParse(v.object({ viewName: viewNameField }), { viewName });
  if (!parsed.success) return Promise.resolve(refuseFields(parsed.issues));
  const name = parsed.output.viewName;
  return changeAsStaff(app, { name: "renameview", answer }, submission, async (tx) => {
    const view = await lockView(tx, id, submission);
    if (!view) return gone;
    const isTaken = and(
      eq(savedViews.staffId, submission.staffId),
      eq(savedViews.list, view.list),
      eq(savedViews.name, name),
      ne(savedViews.id, id),
    );
    if ((await tx.$count(savedViews, isTaken)) > 0) {
      return refuse(`You already have a view called ‘${name}’.`);
    }
    await tx.update(savedViews).set({ name }).where(eq(savedViews.id, id));
    return { ok: true, answer: { done: `View renamed to ‘${name}’.` } };
  });
}

function removeView(
  app: AppContext,
  id: string,
  submission: StaffSubmission,
): Promise<Outcome<{ done: string }>> {
  return changeAsStaff(app, { name: "removeview", answer }, submission, async (tx) => {
    const view = await lockView(tx, id, submission);
    if (!view) return gone;
    await tx.delete(savedViews).where(eq(savedViews.id, id));
    return { ok: true, answer: { done: `View ‘${view.name}’ removed.` } };
  });
}

/** Null unless it is the caller's own. */
async function lockView(tx: Transaction, id: string, { staffId }: StaffSubmission) {
  if (!isUuid(id)) return null;
  const [view] = await tx
    .select({ name: savedViews.name, list: savedViews.list })
    .from(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.staffId, staffId)))
    .for("update");
  return view ?? null;
}

const gone = refuseGone("view");
