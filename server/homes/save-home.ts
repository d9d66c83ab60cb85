import { formatCount } from "../../domain/shared/formats/count.ts";
import type { AppContext } from "../app-context.ts";
import { and, asc, desc, eq, gt } from "drizzle-orm";
import { checkHomeTexts } from "../../domain/listings/facts/read-home.ts";
import { isFedField } from "../../domain/listings/facts/fed-fields.ts";
import {
  homeFieldNames,
  type HomeFieldName,
  type HomeTexts,
  nameChangedField,
  isPrivateField,
  readPostedTexts,
} from "../../domain/listings/facts/home-fields.ts";
import { mergeEdits } from "../../domain/staff/merge-edits.ts";
import { refuse } from "../staff/refusals.ts";
import { listingChanges, listingRecords } from "../listings/listing-record-tables.ts";
import { addFieldChanges, type FieldChange, isFedRecord } from "../listings/listing-records.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { describePostcode } from "./create-home.ts";
import { changeHome } from "./home-change.ts";
import type { WorkingHome } from "./working-home.ts";
import { findPictureLock, picturesField, undoPictures } from "./pictures/write-pictures.ts";

type Fields = Readonly<Partial<Record<string, string>>>;

export interface SavedHome {
  version: number;
  /** What is stored now of the fields that were sent, and of those that followed from them. */
  texts: Partial<HomeTexts>;
  /** Fields that somebody else had changed meanwhile, and that both kept. */
  merged: HomeFieldName[];
  /** Fields that both had changed. Theirs are stored, and mine are in the history. */
  conflicts: { field: HomeFieldName; mine: string; theirs: string }[];
  /** Fields whose text is stored and can't be read, of all of the home. */
  unread: HomeFieldName[];
}

/**
 * Keeps what somebody typed about a home, whether it is complete or not. Two people who change
 * different fields both keep theirs. In the same field the later one decides between the two values.
 * @param posted `version` that the form showed, fields as they are, and as `was-NAME` as they were
 */
export function saveHome(
  app: AppContext,
  actor: StaffActor,
  id: string,
  posted: Fields,
): Promise<Outcome<SavedHome>> {
  const { texts: mine, tooLong } = readPostedTexts(posted);
  const [long] = tooLong;
  if (long !== undefined) {
    return Promise.resolve(refuse("This is too long. Shorten it", long));
  }
  return changeHome(app, id, async (tx, home) => {
    const { names, was } = readFormer(home, mine, posted);
    const locked = names.find((name) => isLocked(home, name) && mine[name] !== home.texts[name]);
    if (locked !== undefined) {
      return refuse("This comes from the feed. Take over the property to change it", locked);
    }
    const edits = joinEdits(names, was, mine, home.texts);
    const changed = { ...edits.changed, ...followPostcode(home, edits.changed) };
    const version = await writeTexts(tx, home, changed, actor, app.now());
    await putAside(tx, home, edits.conflicts, { actor, version, at: app.now() });
    const stored = { ...home.texts, ...changed };
    const asked = [...names, ...homeFieldNames.filter((name) => name in changed)];
    return {
      ok: true,
      answer: {
        version,
        texts: Object.fromEntries(asked.map((name) => [name, stored[name]])),
        merged: edits.merged,
        conflicts: edits.conflicts,
        unread: checkHomeTexts(stored).map(({ path }) => path),
      },
    };
  });
}

function isLocked({ record, published }: WorkingHome, name: HomeFieldName): boolean {
  return isFedRecord(record) && isFedField(name, published, record.added);
}

/** Fields of the form, with what it showed at first. Left out: as they are stored. */
function readFormer({ texts }: WorkingHome, mine: Partial<HomeTexts>, posted: Fields) {
  const names = homeFieldNames.filter((name) => mine[name] !== undefined);
  const given: Record<string, string | undefined> = {};
  for (const name of names) {
    const text = posted[`was-${name}`]?.replaceAll("\r\n", "\n").trim();
    given[name] = text ?? texts[name];
  }
  return { names, was: given };
}

function joinEdits(
  names: readonly HomeFieldName[],
  was: Readonly<Record<string, string | undefined>>,
  mine: Partial<HomeTexts>,
  theirs: HomeTexts,
) {
  const changed: Partial<HomeTexts> = {};
  const merged: HomeFieldName[] = [];
  const conflicts: SavedHome["conflicts"] = [];
  for (const field of names) {
    const one = (text: string | undefined) => ({ text: text ?? "" });
    const edit = mergeEdits(one(was[field]), one(mine[field]), one(theirs[field]));
    if (!edit.ok) conflicts.push({ field, mine: mine[field] ?? "", theirs: theirs[field] });
    else if (edit.merged.text !== theirs[field]) changed[field] = edit.merged.text;
    else if (mine[field] !== theirs[field]) merged.push(field);
  }
  return { changed, merged, conflicts };
}

/** Area, city and pin follow a postcode, where nobody has given others. */
function followPostcode({ texts }: WorkingHome, changed: Partial<HomeTexts>): Partial<HomeTexts> {
  if (changed.postcode === undefined) return {};
  const old = describePostcode(texts.postcode);
  const followed: Partial<HomeTexts> = {};
  const found = describePostcode(changed.postcode);
  for (const name of homeFieldNames) {
    const text = found[name];
    if (text === undefined) continue;
    const isOwn = texts[name] !== "" && texts[name] !== old[name];
    if (name === "postcode" || (!isOwn && changed[name] === undefined)) followed[name] = text;
  }
  return followed;
}

/** @returns the record's version afterwards */
export async function writeTexts(
  tx: Transaction,
  { record, texts, published }: WorkingHome,
  changed: Partial<HomeTexts>,
  actor: StaffActor,
  at: Date,
): Promise<number> {
  const names = homeFieldNames.filter(
    (name) => changed[name] !== undefined && changed[name] !== texts[name],
  );
  if (names.length === 0) return record.version;
  const draft = { ...record.draft };
  const details = { ...record.details };
  for (const name of names) {
    const text = changed[name] ?? "";
    if (isPrivateField(name)) details[name] = text;
    else if (text === published[name]) delete draft[name];
    else draft[name] = text;
  }
  const version = record.version + 1;
  await tx
    .update(listingRecords)
    .set({ draft, details, version, updatedAt: at })
    .where(eq(listingRecords.id, record.id));
  await noteChanges(
    tx,
    names.map((field) => ({
      listingId: record.id,
      field,
      was: texts[field],
      became: changed[field] ?? "",
      actor: actor.staffId,
      version,
      at,
    })),
  );
  return version;
}

/** Minutes in which what one person types in a field is one change. */
const oneChangeMinutes = 10;

/** @param changes of one home, one of each field */
async function noteChanges(tx: Transaction, changes: readonly FieldChange[]): Promise<void> {
  const [first] = changes;
  if (!first) return;
  const since = new Date(first.at.getTime() - oneChangeMinutes * 60_000);
  const rows = await tx
    .select()
    .from(listingChanges)
    .where(and(eq(listingChanges.listingId, first.listingId), gt(listingChanges.at, since)))
    .orderBy(asc(listingChanges.id));
  const last = new Map(rows.map((row) => [row.field, row]));
  const others: FieldChange[] = [];
  for (const change of changes) {
    const row = last.get(change.field);
    if (row?.actor !== change.actor || !row.isKept || row.reason !== null) others.push(change);
    else await joinChange(tx, row, change);
  }
  await addFieldChanges(tx, others);
}

/** What somebody types and takes back is no change. */
async function joinChange(
  tx: Transaction,
  { id, was }: typeof listingChanges.$inferSelect,
  { became, version, at }: FieldChange,
): Promise<void> {
  const isBack = was === became;
  if (isBack) await tx.delete(listingChanges).where(eq(listingChanges.id, id));
  else {
    const joined = { became, version, at };
    await tx.update(listingChanges).set(joined).where(eq(listingChanges.id, id));
  }
}

async function putAside(
  tx: Transaction,
  { record }: WorkingHome,
  conflicts: SavedHome["conflicts"],
  { actor, version, at }: { actor: StaffActor; version: number; at: Date },
): Promise<void> {
  const context = { listingId: record.id, actor: actor.staffId, version, at, isKept: false };
  await addFieldChanges(
    tx,
    conflicts.map(({ field, mine, theirs }) => ({ ...context, field, was: theirs, became: mine })),
  );
}

/** Certificates and states, for example, are put back where they are changed. */
function nameChange([last]: readonly (typeof listingChanges.$inferSelect)[]): string {
  if (!last) return "The latest change";
  return `The latest change, to “${nameChangedField(last.field)}”,`;
}

/** What the last change of a home was, and what of it can be put back: texts, or else pictures. */
async function readLastChange(db: Queryable, home: WorkingHome) {
  const rows = await db
    .select()
    .from(listingChanges)
    .where(and(eq(listingChanges.listingId, home.record.id), eq(listingChanges.isKept, true)))
    .orderBy(desc(listingChanges.version), desc(listingChanges.id))
    .limit(homeFieldNames.length);
  const version = rows[0]?.version;
  const last = rows.filter((row) => row.version === version);
  const changed: Partial<HomeTexts> = {};
  for (const { field, was, became } of last) {
    const name = homeFieldNames.find((one) => one === field);
    if (name && home.texts[name] === became && !isLocked(home, name)) changed[name] = was;
  }
  return { last, changed, ofPictures: last.find(({ field }) => field === picturesField) };
}

/** Whether undoing the last change would put anything back. */
export async function mayUndo(db: Queryable, home: WorkingHome): Promise<boolean> {
  const { changed, ofPictures } = await readLastChange(db, home);
  return ofPictures
    ? ofPictures.mediaWas !== null && findPictureLock(home) === null
    : Object.keys(changed).length > 0;
}

/** Restores what the last change changed, where nobody has changed it since. */
export function undoLastChange(
  app: AppContext,
  actor: StaffActor,
  id: string,
): Promise<Outcome<{ done: string }>> {
  return changeHome(app, id, async (tx, home) => {
    const { last, changed, ofPictures } = await readLastChange(tx, home);
    if (ofPictures) {
      const problem = await undoPictures(tx, home, ofPictures, { actor, at: app.now() });
      return problem === null ? { ok: true, answer: { done: "Undone." } } : refuse(problem);
    }
    const count = Object.keys(changed).length;
    if (count === 0) return refuse(`${nameChange(last)} can’t be undone here.`);
    await writeTexts(tx, home, changed, actor, app.now());
    return {
      ok: true,
      answer: { done: count === 1 ? "Undone." : `Undone: ${formatCount(count, "field")}.` },
    };
  });
}
