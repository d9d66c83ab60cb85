import { and, asc, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { keyForms } from "../../../domain/viewings/keys/key-forms.ts";
import { notifyOffice } from "../../agency/office-changes.ts";
import type { AppContext } from "../../app-context.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { officeHome } from "../../listings/office-home.ts";
import type { Queryable, Transaction } from "../../platform/database/client.ts";
import { recordAudit, type StaffActor } from "../../platform/submissions/record-audit.ts";
import { staff } from "../../staff/staff-tables.ts";
import { defineActs, done, type FormOutcome, type FormValues } from "../../staff/office-form.ts";
import { refuse } from "../../staff/refusals.ts";
import { homeKeys, keyMovements } from "./home-viewing-tables.ts";

type Forms = typeof keyForms;

/** Who does it. */
interface Doing {
  app: AppContext;
  by: StaffActor;
}

/** More are found by their code or home. */
const mostKeys = 200;

/** Those that are out first, the longest due at the top, then by code. Without removed ones. */
export function listKeys(
  db: Queryable,
  {
    id = null,
    code = null,
    listingId = null,
    branch = null,
    find = "",
    homeIds = [],
  }: {
    id?: string | null;
    /** The whole of it, in whatever case. */
    code?: string | null;
    listingId?: string | null;
    branch?: string | null;
    /** Part of a code, or what has found the homes with these ids. Empty for all keys. */
    find?: string;
    homeIds?: readonly string[];
  } = {},
) {
  return db
    .select({ key: homeKeys, home: officeHome })
    .from(homeKeys)
    .innerJoin(listingRecords, eq(listingRecords.id, homeKeys.listingId))
    .leftJoin(listings, eq(listings.id, homeKeys.listingId))
    .where(
      and(
        isNull(homeKeys.removedAt),
        id === null ? undefined : eq(homeKeys.id, id),
        // An index knows these three, and no `lower(code)`.
        code === null
          ? undefined
          : inArray(homeKeys.code, [code, code.toUpperCase(), code.toLowerCase()]),
        listingId === null ? undefined : eq(homeKeys.listingId, listingId),
        isAboutHomeOf(branch, homeKeys.listingId),
        find === "" ? undefined : or(hasCode(find), inArray(homeKeys.listingId, [...homeIds])),
      ),
    )
    .orderBy(asc(homeKeys.dueBack), asc(homeKeys.code))
    .limit(mostKeys);
}

function hasCode(text: string): SQL {
  return sql`${homeKeys.code} ilike ${`%${text.replaceAll(/[\\%_]/g, "\\$&")}%`}`;
}

export async function countKeys(
  db: Queryable,
  branch: string | null = null,
): Promise<{ all: number; out: number }> {
  const [row] = await db
    .select({
      all: sql<number>`count(*)::int`,
      out: sql<number>`count(${homeKeys.dueBack})::int`,
    })
    .from(homeKeys)
    .where(and(isNull(homeKeys.removedAt), isAboutHomeOf(branch, homeKeys.listingId)));
  return row ?? { all: 0, out: 0 };
}

/** Where a key has been, newest first, with who recorded it. */
export function listKeyMovements(db: Queryable, keyId: string) {
  return db
    .select()
    .from(keyMovements)
    .where(eq(keyMovements.keyId, keyId))
    .orderBy(desc(keyMovements.id));
}

export async function addKey(
  tx: Transaction,
  doing: Doing,
  { code, listingId, keptAt }: FormValues<Forms["add"]>,
): Promise<FormOutcome> {
  if ((await tx.$count(listingRecords, eq(listingRecords.id, listingId))) === 0)
    return refuse("We can’t find that property.", "listingId");
  const [key] = await tx
    .insert(homeKeys)
    .values({ code, listingId, keptAt })
    .onConflictDoNothing()
    .returning({ id: homeKeys.id });
  if (!key) return refuse("There’s already a key with that code.", "code");
  await recordMovement(tx, doing, { keyId: key.id, action: "added" });
  return done(`Key ${code} added.`);
}

/** To a colleague, or to a contractor by name. */
async function giveKey(
  tx: Transaction,
  doing: Doing,
  { id, holder: holderStaffId, dueBack, ...given }: FormValues<Forms["give"]>,
): Promise<FormOutcome> {
  if (dueBack <= doing.app.now()) return refuse("Enter a date and time in the future", "dueBack");
  const key = await lockKey(tx, id);
  if (!key) return noKey;
  if (key.holderName !== null)
    return refuse(`This key is checked out to ${key.holderName}. Check it in first.`);
  const holderName = holderStaffId ? await findColleagueName(tx, holderStaffId) : given.holderName;
  if (!holderName) return refuse("Select a colleague, or enter a contractor’s name", "holder");
  const holder = { holderStaffId, holderName, dueBack };
  await tx.update(homeKeys).set(holder).where(eq(homeKeys.id, id));
  await recordMovement(tx, doing, { keyId: id, action: "given", ...holder });
  return done(`Key ${key.code} checked out to ${holderName}.`);
}

async function returnKey(
  tx: Transaction,
  doing: Doing,
  { id }: FormValues<Forms["return"]>,
): Promise<FormOutcome> {
  const key = await lockKey(tx, id);
  if (!key) return noKey;
  const { holderStaffId, holderName, code } = key;
  if (holderName === null) return refuse(`Key ${code} is already checked in.`);
  const nobody = { holderStaffId: null, holderName: null, dueBack: null };
  await tx.update(homeKeys).set(nobody).where(eq(homeKeys.id, id));
  await recordMovement(tx, doing, { keyId: id, action: "returned", holderStaffId, holderName });
  return done(`Key ${code} checked in.`);
}

/** Handed to the landlord or lost. Its history stays. */
async function removeKey(
  tx: Transaction,
  doing: Doing,
  { id }: FormValues<Forms["remove"]>,
): Promise<FormOutcome> {
  const key = await lockKey(tx, id);
  if (!key) return noKey;
  const { holderStaffId, holderName, code } = key;
  await tx.update(homeKeys).set({ removedAt: doing.app.now() }).where(eq(homeKeys.id, id));
  await recordMovement(tx, doing, { keyId: id, action: "removed", holderStaffId, holderName });
  return done(`Key ${code} removed.`);
}

export const keyActs = defineActs(keyForms, {
  add: addKey,
  give: giveKey,
  return: returnKey,
  remove: removeKey,
});

const noKey = refuse("That key no longer exists.");

async function lockKey(tx: Transaction, id: string) {
  const [key] = await tx
    .select()
    .from(homeKeys)
    .where(and(eq(homeKeys.id, id), isNull(homeKeys.removedAt)))
    .for("update");
  return key ?? null;
}

async function findColleagueName(tx: Transaction, id: string): Promise<string | null> {
  const [colleague] = await tx
    .select({ name: staff.name })
    .from(staff)
    .where(and(eq(staff.id, id), isNull(staff.leftAt)));
  return colleague?.name ?? null;
}

type Movement = Omit<typeof keyMovements.$inferInsert, "recordedBy" | "at" | "id">;

async function recordMovement(
  tx: Transaction,
  { app, by: { staffId } }: Doing,
  movement: Movement,
): Promise<void> {
  await tx.insert(keyMovements).values({ ...movement, recordedBy: staffId, at: app.now() });
  await recordAudit(tx, {
    actor: { staffId },
    action: `key.${movement.action}`,
    subject: "key",
    subjectId: movement.keyId,
  });
  await notifyOffice(tx, { subject: "diary", id: null });
}
