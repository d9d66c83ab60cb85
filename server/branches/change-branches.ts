import { and, eq, inArray, isNotNull, isNull, or, sql } from "drizzle-orm";
import * as v from "valibot";
import { type BranchFields, branchFields } from "../../domain/branches/branch-fields.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import type { AppContext } from "../app-context.ts";
import { branches } from "../agency/branch-table.ts";
import { notifyOffice } from "../agency/office-changes.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import type { Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import { type Actor, recordAudit } from "../platform/submissions/record-audit.ts";
import { refuse, refuseFields } from "../staff/refusals.ts";
import { staff } from "../staff/staff-tables.ts";
import { giveRestToMain, handOverRecords, moveHomes } from "./hand-over-records.ts";
import { type Branch, listBranches } from "./list-branches.ts";
import { lockBranches } from "./lock-branches.ts";

type Fields = Readonly<Partial<Record<string, string>>>;
type Changed = Outcome<{ done: string }>;

/** Beyond any agency of this country. */
const mostBranches = 500;

interface Change {
  tx: Transaction;
  actor: Actor;
  at: Date;
  open: readonly Branch[];
}

/** What the forms of the page of branches do, by the value of their button. */
export async function changeBranches(
  app: Pick<AppContext, "database" | "now">,
  actor: Actor,
  fields: Fields,
): Promise<Changed> {
  const { database, now } = app;
  if (fields["change"] === "close") await handOverAhead(app, fields);
  const outcome = await database.orm.transaction(async (tx) => {
    // One change at a time: an outcode belongs to one branch.
    await lockBranches(tx);
    const change = { tx, actor, at: now(), open: await listBranches(tx) };
    switch (fields["change"]) {
      case "add":
        return addBranch(change, fields);
      case "edit":
        return editBranch(change, fields);
      case "main":
        return makeMain(change, fields);
      case "close":
        return closeBranch(change, fields);
      default:
        return refuse("This form is not known here. Load the page again.");
    }
  });
  if (outcome.ok) await giveRestToMain(app);
  return outcome;
}

async function addBranch(change: Change, fields: Fields): Promise<Changed> {
  const { tx, at, open } = change;
  if (open.length >= mostBranches) return refuse(`No more than ${mostBranches} branches are kept.`);
  const read = readBranch(fields, open);
  if (!read.ok) return read;
  const isMain = open.length === 0;
  const [row] = await tx
    .insert(branches)
    .values({ ...read.answer, isMain, createdAt: at, updatedAt: at })
    .returning();
  await gatherHomes(tx, row!);
  await note(change, row!.id, "branch.added");
  return done(`${row!.name} is a branch now.`);
}

/** Hours, phone and areas as they are now; `mark` says which ones the form showed. */
async function editBranch(change: Change, fields: Fields): Promise<Changed> {
  const { tx, at, open } = change;
  const branch = findNamed(open, fields["id"]);
  if (!branch) return noBranch;
  if (fields["mark"] !== getBranchMark(branch))
    return refuse(
      "Somebody has changed this branch meanwhile. Load the page again, then change it.",
    );
  const others = open.filter(({ id }) => id !== branch.id);
  const read = readBranch(fields, others);
  if (!read.ok) return read;
  const [row] = await tx
    .update(branches)
    .set({ ...read.answer, updatedAt: at })
    .where(eq(branches.id, branch.id))
    .returning();
  await gatherHomes(tx, row!, branch);
  await note(change, branch.id, "branch.changed");
  return done("Saved. Pages of its homes follow at once.");
}

export function getBranchMark({ updatedAt }: Pick<Branch, "updatedAt">): string {
  return String(updatedAt.getTime());
}

/** The main branch gets the requests that name neither a home nor a place of another. */
async function makeMain(change: Change, fields: Fields): Promise<Changed> {
  const { tx, at, open } = change;
  const branch = findNamed(open, fields["id"]);
  if (!branch) return noBranch;
  await tx.update(branches).set({ isMain: false }).where(eq(branches.isMain, true));
  await tx.update(branches).set({ isMain: true, updatedAt: at }).where(eq(branches.id, branch.id));
  await note(change, branch.id, "branch.made-main");
  return done(`${branch.name} is the main branch now.`);
}

/** Most of what it has, before it is closed. */
async function handOverAhead(app: Pick<AppContext, "database">, fields: Fields): Promise<void> {
  const open = await listBranches(app.database.orm);
  const branch = findNamed(open, fields["id"]);
  const others = open.filter(({ id }) => id !== branch?.id);
  const successor = findNamed(others, fields["successor"]);
  // Else it is refused.
  if (branch && (successor || others.length === 0))
    await handOverRecords(app, branch.id, successor?.id ?? null);
}

/** Its homes, requests and people go to another branch first. The last branch leaves them to none. */
async function closeBranch(change: Change, fields: Fields): Promise<Changed> {
  const { tx, at, open } = change;
  const branch = findNamed(open, fields["id"]);
  if (!branch) return noBranch;
  const others = open.filter(({ id }) => id !== branch.id);
  const successor = findNamed(others, fields["successor"]);
  if (others.length > 0 && !successor)
    return refuse("Please choose the branch that takes over", "successor");
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
  const heir = successor ? ` What it had belongs to ${successor.name}.` : "";
  return done(`${branch.name} is closed.${heir}`);
}

/** @param others the branches that may not share its name, its feed or an outcode */
function readBranch(fields: Fields, others: readonly Branch[]): Outcome<BranchFields> {
  const week = Array.from({ length: 7 }, (_, day) => {
    const [opens, closes] = [fields[`opens-${day}`] ?? "", fields[`closes-${day}`] ?? ""];
    return opens === "" && closes === "" ? null : { opens, closes };
  });
  const text = (name: string) => fields[name] ?? "";
  const parsed = v.safeParse(branchFields, {
    name: text("name"),
    address: text("address"),
    phone: text("phone"),
    areas: text("areas"),
    feedId: text("feedId"),
    week,
  });
  if (!parsed.success) {
    const refused = refuseFields(parsed.issues);
    const errors = refused.refusal.errors?.map(({ path, message }) => ({
      path: path
        .replace(/^week\.(\d)\.?(\w*)$/, (_, day, end) => `${end || "closes"}-${day}`)
        .replace(/^areas.*/, "areas"),
      message,
    }));
    return { ok: false, refusal: { ...refused.refusal, ...(errors && { errors }) } };
  }
  const { name, feedId, areas } = parsed.output;
  if (others.some((one) => one.name.toLowerCase() === name.toLowerCase()))
    return refuse("Another branch has this name", "name");
  const ofFeed = feedId === null ? undefined : others.find((one) => one.feedId === feedId);
  if (ofFeed) return refuse(`This is ${ofFeed.name} in the feed`, "feedId");
  for (const area of areas) {
    const ofArea = others.find((one) => one.areas.includes(area));
    if (ofArea) return refuse(`${area} is in the area of ${ofArea.name}`, "areas");
  }
  return { ok: true, answer: parsed.output };
}

/**
 * A number of the feed or an area that is new for it brings the homes that it names: those of the
 * area only that are in nobody's. What it had before is left as people have put it since.
 */
async function gatherHomes(tx: Transaction, now: Branch, before?: Branch): Promise<void> {
  const { branch, branchId, outcode } = listingRecords;
  const feed = now.feedId === (before?.feedId ?? null) ? null : now.feedId;
  const areas = now.areas.filter((area) => !before?.areas.includes(area));
  const main = tx.select({ id: branches.id }).from(branches).where(eq(branches.isMain, true));
  const fedTo = tx.select({ id: branches.feedId }).from(branches).where(eq(branches.isMain, true));
  const isNobodys = or(
    isNull(branch),
    and(eq(branch, main), sql`${branchId} is distinct from ${fedTo}`),
  );
  const which = or(
    feed === null ? undefined : eq(branchId, feed),
    areas.length === 0 ? undefined : and(isNobodys, inArray(outcode, areas)),
  );
  if (which === undefined) return;
  await moveHomes(tx, and(which, sql`${branch} is distinct from ${now.id}`), now.id);
}

function findNamed(open: readonly Branch[], id: string | undefined): Branch | undefined {
  return id !== undefined && isUuid(id) ? open.find((one) => one.id === id) : undefined;
}

async function note(
  { tx, actor, at }: Change,
  subjectId: string,
  action: string,
  detail: Record<string, string | null> = {},
): Promise<void> {
  await recordAudit(tx, { at, actor, action, subject: "branch", subjectId, detail });
  await notifyOffice(tx, { subject: "branch", id: subjectId });
}

const noBranch = refuse("There is no such branch any more. Load the page again.");

function done(text: string): Changed {
  return { ok: true, answer: { done: text } };
}
