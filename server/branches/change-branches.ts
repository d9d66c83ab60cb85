import { formatCount } from "../../domain/shared/formats/count.ts";
import { branchForms } from "../../domain/branches/branch-forms.ts";
import { and, eq, isNotNull, isNull } from "drizzle-orm";
import type { AuditAction } from "../../domain/shared/audit-actions.ts";
import type { AuditDetail } from "../../domain/shared/audit-details.ts";
import type { AppContext } from "../app-context.ts";
import { branches } from "../agency/branch-table.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { defineActs, done, type FormCall } from "../staff/office-form.ts";
import { refuse } from "../staff/refusals.ts";
import { staff } from "../staff/staff-tables.ts";
import { gatherHomes, gatherSomeHomes } from "./gather-homes.ts";
import { moveUnassignedToMainBranch, handOverRecords } from "./hand-over-records.ts";
import { type Branch, listBranches } from "./list-branches.ts";
import { lockBranches } from "./lock-branches.ts";
import {
  type BranchForm,
  findNamed,
  getBranchMark,
  noBranch,
  readBranch,
  readEdit,
} from "./read-branch.ts";

type Changed = Outcome<{ done: string }>;

/** Beyond any agency of this country. */
const mostBranches = 500;

interface Change {
  tx: Transaction;
  actor: Actor;
  at: Date;
  open: readonly Branch[];
}

const ofBranches = (
  run: (app: AppContext, actor: Actor, form: BranchForm) => Promise<Changed>,
) => ({
  ownTransactions: async ({ app, by, texts }: FormCall): Promise<Changed> => {
    const outcome = await run(app, { staffId: by.staffId }, texts);
    if (outcome.ok) await moveUnassignedToMainBranch(app);
    return outcome;
  },
});

export const branchActs = defineActs(branchForms, {
  add: ofBranches(addBranch),
  edit: ofBranches(editBranch),
  main: ofBranches((app, actor, form) => inTurn(app, actor, (one) => makeMain(one, form))),
  close: ofBranches(async (app, actor, form) => {
    await handOverAhead(app, form);
    return inTurn(app, actor, (one) => closeBranch(one, form));
  }),
});

/** One change at a time: an outcode belongs to one branch. */
function inTurn<Result>(
  { database, now }: AppContext,
  actor: Actor,
  run: (change: Change) => Promise<Result>,
): Promise<Result> {
  return transact(database.orm, async (tx) => {
    await lockBranches(tx);
    return run({ tx, actor, at: now(), open: await listBranches(tx) });
  });
}

/**
 * First without what brings it homes: as that may be many, it gets them like a branch whose form
 * names a new area. If that is interrupted, its form is there to send it again.
 */
async function addBranch(app: AppContext, actor: Actor, form: BranchForm): Promise<Changed> {
  const added = await inTurn(app, actor, async (change): Promise<Outcome<Branch>> => {
    const { tx, at, open } = change;
    if (open.length >= mostBranches)
      return refuse(`You can have at most ${formatCount(mostBranches, "branch", "branches")}.`);
    const read = readBranch(form, open);
    if (!read.ok) return read;
    const isMain = open.length === 0;
    const bare = { ...read.answer, areas: [], feedId: null };
    const [row] = await tx
      .insert(branches)
      .values({ ...bare, isMain, createdAt: at, updatedAt: at })
      .returning();
    await note(change, row!.id, "branch.added");
    return { ok: true, answer: row! };
  });
  if (!added.ok) return added;
  const { id, name } = added.answer;
  const whole = { ...form, id, mark: getBranchMark(added.answer) };
  await gatherAhead(app, actor, whole);
  const saved = await inTurn(app, actor, (change) => saveBranch(change, whole));
  return saved.ok ? done(`Branch ${name} added.`) : saved;
}

async function editBranch(app: AppContext, actor: Actor, form: BranchForm): Promise<Changed> {
  await gatherAhead(app, actor, form);
  return inTurn(app, actor, async (change) => {
    const saved = await saveBranch(change, form);
    if (!saved.ok) return saved;
    await note(change, saved.answer.id, "branch.changed");
    return done("Branch saved. Its properties’ pages now show the changes.");
  });
}

/**
 * Most of the homes that a new area or number of the feed brings, before it is saved: each step is a
 * transaction of its own, so that nobody who answers what was asked about one of them waits for all.
 * It stops once the form can't be saved any more. If it is interrupted nothing is saved but what was
 * moved, and the form brings the rest when it is sent again.
 */
async function gatherAhead(app: AppContext, actor: Actor, form: BranchForm): Promise<void> {
  const takeStep = () =>
    inTurn(app, actor, async ({ tx, open }) => {
      const edit = readEdit(open, form);
      return edit.ok ? gatherSomeHomes(tx, edit.answer) : 0;
    });
  while ((await takeStep()) > 0);
}

/** With the homes that came meanwhile. */
async function saveBranch({ tx, at, open }: Change, form: BranchForm): Promise<Outcome<Branch>> {
  const edit = readEdit(open, form);
  if (!edit.ok) return edit;
  const { branch, fields } = edit.answer;
  await gatherHomes(tx, edit.answer);
  await tx
    .update(branches)
    .set({ ...fields, updatedAt: at })
    .where(eq(branches.id, branch.id));
  await notifyOffice(tx, { subject: "branch", id: branch.id });
  return { ok: true, answer: branch };
}

/** The main branch gets the requests that name neither a home nor a place of another. */
async function makeMain(change: Change, form: BranchForm): Promise<Changed> {
  const { tx, at, open } = change;
  const branch = findNamed(open, form["id"]);
  if (!branch) return noBranch;
  await tx.update(branches).set({ isMain: false }).where(eq(branches.isMain, true));
  await tx.update(branches).set({ isMain: true, updatedAt: at }).where(eq(branches.id, branch.id));
  await note(change, branch.id, "branch.made-main");
  return done(`${branch.name} is now the main branch.`);
}

/** Most of what it has, before it is closed. */
async function handOverAhead(app: AppContext, form: BranchForm): Promise<void> {
  const open = await listBranches(app.database.orm);
  const branch = findNamed(open, form["id"]);
  const others = open.filter(({ id }) => id !== branch?.id);
  const successor = findNamed(others, form["successor"]);
  // Else it is refused.
  if (branch && (successor || others.length === 0))
    await handOverRecords(app, branch.id, successor?.id ?? null);
}

/** Its homes, requests and people go to another branch first. The last branch leaves them to none. */
async function closeBranch(change: Change, form: BranchForm): Promise<Changed> {
  const { tx, at, open } = change;
  const branch = findNamed(open, form["id"]);
  if (!branch) return noBranch;
  const others = open.filter(({ id }) => id !== branch.id);
  const successor = findNamed(others, form["successor"]);
  if (others.length > 0 && !successor)
    return refuse("Select the branch that takes over", "successor");
  const next = successor?.id ?? null;
  await tx
    .update(staff)
    .set({ branch: next, ...(next === null && { isLimited: false }) })
    .where(eq(staff.branch, branch.id));
  await tx.update(listingRecords).set({ branch: next }).where(eq(listingRecords.branch, branch.id));
  // Those that were joined to another have an index of their own.
  for (const isJoined of [isNull(conversations.mergedInto), isNotNull(conversations.mergedInto)])
    await tx
      .update(conversations)
      .set({ branch: next })
      .where(and(eq(conversations.branch, branch.id), isJoined));
  await tx
    .update(branches)
    .set({ closedAt: at, updatedAt: at, isMain: false })
    .where(eq(branches.id, branch.id));
  if (branch.isMain && next !== null)
    await tx.update(branches).set({ isMain: true }).where(eq(branches.id, next));
  await note(change, branch.id, "branch.closed", { successor: next });
  const heir = successor
    ? ` Its properties, enquiries and staff have moved to ${successor.name}.`
    : "";
  return done(`${branch.name} closed.${heir}`);
}

async function note(
  { tx, actor, at }: Change,
  subjectId: string,
  action: AuditAction,
  detail: AuditDetail = {},
): Promise<void> {
  await recordAudit(tx, { at, actor, action, subject: "branch", subjectId, detail });
  await notifyOffice(tx, { subject: "branch", id: subjectId });
}
