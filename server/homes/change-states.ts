import { choosePlural, formatCount } from "../../domain/shared/formats/count.ts";
import type { AppContext } from "../app-context.ts";
import { and, eq, lt } from "drizzle-orm";
import { describeFedMoved } from "../../domain/listings/fed-state.ts";
import {
  isAdvertised,
  type ListingState,
  stateNames,
} from "../../domain/listings/listing-state.ts";
import { isUuid } from "../../domain/shared/uuid.ts";
import { changedSinceUndo, refuse, tooLateToUndo } from "../staff/refusals.ts";
import { listingRecords, listingUndos } from "../listings/listing-record-tables.ts";
import { isFedRecord, type ListingRecord, lockRecords } from "../listings/listing-records.ts";
import type { Transaction } from "../platform/database/client.ts";
import { transact } from "../platform/database/transact.ts";
import type { Outcome } from "../platform/submissions/outcome.ts";
import type { StaffActor } from "../platform/submissions/record-audit.ts";
import { readFormerListing, restoreListing } from "../viewings/off-market/former-listing.ts";
import { moveListing } from "../viewings/off-market/move-listing.ts";
import { finishChange, noHome } from "./home-change.ts";
import { publishInTransaction } from "./publish-home.ts";
import { checkHome, readWorkingHome, type WorkingHome } from "./working-home.ts";

export interface StateOrder {
  ids: readonly string[];
  to: ListingState;
  /** Of homes that are let agreed, let or withdrawn. */
  cancelViewings: boolean;
}

/** No undo where viewings were cancelled: the renters were told. */
type Changed = Outcome<{ done: string; undo?: string }>;
type Former = typeof listingUndos.$inferInsert.former;

/** Milliseconds: ten seconds on the screen, and the way of the request. */
export const undoMs = 15_000;

/** Homes at once: each is locked until all are done. */
const mostHomes = 200;

/**
 * Moves homes to another state. Of several those that can't go there are left alone and counted; one
 * alone says why.
 */
export function changeStates(
  app: AppContext,
  actor: StaffActor,
  order: StateOrder,
): Promise<Changed> {
  const { ids, to } = order;
  return transact(app.database.orm, async (tx): Promise<Changed> => {
    if (ids.length > mostHomes)
      return refuse(`Select up to ${formatCount(mostHomes, "property", "properties")}.`);
    const records = await lockRecords(tx, ids);
    if (records.length === 0) return noHome;
    const problems: string[] = [];
    const former: Former = [];
    let cancelled = 0;
    for (const record of records) {
      const before = await readFormerListing(tx, record);
      const moved = await moveOne(tx, app, record, actor, order);
      if (moved.ok) {
        cancelled += moved.cancelled;
        await finishChange(tx, app, record.id);
        former.push({ ...before, version: await readVersion(tx, record.id) });
      } else problems.push(moved.problem);
    }
    if (former.length === 0) return refuse(problems[0] ?? "Nothing has changed.");
    const count = formatCount(former.length, "property", "properties");
    const rest =
      problems.length === 0 ? "" : ` We couldn’t change ${problems.length}. ${problems[0]}`;
    const fed = records.filter((one) => isFedRecord(one) && former.some(({ id }) => id === one.id));
    const may = describeFedMoved(fed.length, former.length);
    const done = `${count} changed to ${stateNames[to].toLowerCase()}.${describeCancelled(cancelled)}${may}${rest}`;
    if (cancelled > 0) return { ok: true, answer: { done } };
    const [undo] = await tx
      .insert(listingUndos)
      .values({ staffId: actor.staffId, former, createdAt: app.now() })
      .returning({ token: listingUndos.token });
    if (!undo) throw new Error("The undo was not written.");
    return { ok: true, answer: { done, undo: undo.token } };
  });
}

function describeCancelled(count: number): string {
  if (count === 0) return "";
  const were = formatCount(count, "viewing was", "viewings were");
  return ` ${were} cancelled, which can’t be undone.`;
}

/**
 * To be advertised again a home passes the gate, as one that is new. One that was let agreed must
 * break no law: what renters see of it is not changed by that.
 */
async function moveOne(
  tx: Transaction,
  app: AppContext,
  record: ListingRecord,
  actor: StaffActor,
  { to, cancelViewings }: StateOrder,
): Promise<{ ok: true; cancelled: number } | { ok: false; problem: string }> {
  if (to === "available" && !isAdvertised(record.state)) {
    const home = await readWorkingHome(tx, record);
    const order = { actor, rentReason: "" };
    const outcome = await publishInTransaction(tx, app, home, order);
    return outcome.ok ? { ok: true, cancelled: 0 } : { ok: false, problem: outcome.refusal.detail };
  }
  const returns = record.state === "let-agreed" && isAdvertised(to);
  const forbidden = returns ? findForbidden(await readWorkingHome(tx, record), app) : null;
  if (forbidden !== null) {
    return { ok: false, problem: `The property can’t be advertised. ${forbidden}` };
  }
  return moveListing(tx, app, record, { to, actor, cancelViewings });
}

/** In what is public of a home, whatever its draft says. */
function findForbidden(home: WorkingHome, app: AppContext): string | null {
  const texts = { ...home.published, ...home.record.details };
  const { open } = checkHome({ ...home, texts, media: home.listing?.media ?? [] }, app);
  return open.find(({ strength }) => strength === "forbids")?.message ?? null;
}

async function readVersion(tx: Transaction, id: string): Promise<number> {
  const [row] = await tx
    .select({ version: listingRecords.version })
    .from(listingRecords)
    .where(eq(listingRecords.id, id));
  return row?.version ?? 0;
}

/** Moves the homes back, but not those that somebody has changed meanwhile. */
export function undoStates(
  app: AppContext,
  actor: StaffActor,
  token: string,
): Promise<Outcome<{ done: string }>> {
  return transact(app.database.orm, async (tx): Promise<Outcome<{ done: string }>> => {
    const oldest = new Date(app.now().getTime() - undoMs);
    await tx.delete(listingUndos).where(lt(listingUndos.createdAt, oldest));
    const [undo] = isUuid(token)
      ? await tx
          .delete(listingUndos)
          .where(and(eq(listingUndos.token, token), eq(listingUndos.staffId, actor.staffId)))
          .returning({ former: listingUndos.former })
      : [];
    if (!undo) return tooLateToUndo;
    const former = new Map(undo.former.map((one) => [one.id, one]));
    let restored = 0;
    for (const record of await lockRecords(tx, [...former.keys()])) {
      const was = former.get(record.id);
      if (!was || was.version !== record.version) continue;
      if (!(await restoreListing(tx, app, record, was, actor))) continue;
      await finishChange(tx, app, record.id);
      restored++;
    }
    const left = former.size - restored;
    if (restored === 0) return changedSinceUndo;
    return {
      ok: true,
      answer: {
        done:
          left === 0
            ? "Undone."
            : `Undone, except for ${left} that ${choosePlural(left, "has", "have")} changed since.`,
      },
    };
  });
}
