import { and, eq, exists, inArray, isNotNull, isNull, ne, or, type SQL, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { depositSteps } from "../../domain/tenancies/steps/required-steps.ts";
import { findLastConfirmationToAsk } from "../../domain/tenancies/end/tenancy-retention.ts";
import { isAboutHomeOf } from "../branches/of-branch.ts";
import type { Queryable } from "../platform/database/client.ts";
import { tenancyPayments, tenancyReceipts } from "./money/payment-tables.ts";
import { tenancies, tenancyPeople, tenancySteps } from "./tenancy-tables.ts";

/**
 * Whether a holding deposit of another tenancy for this home is here and was not dealt with: there can
 * be one at a time (Tenant Fees Act 2019, schedule 1, paragraph 3).
 */
export async function isHeldElsewhere(
  db: Queryable,
  { listingId, tenancyId }: { listingId: string; tenancyId: string | null },
): Promise<boolean> {
  const held = await db
    .select({ id: tenancies.id })
    .from(tenancyReceipts)
    .innerJoin(tenancies, eq(tenancies.id, tenancyReceipts.tenancyId))
    .innerJoin(
      tenancyPayments,
      and(
        eq(tenancyPayments.tenancyId, tenancies.id),
        eq(tenancyPayments.kind, tenancyReceipts.kind),
      ),
    )
    .where(
      and(
        eq(tenancies.listingId, listingId),
        eq(tenancyReceipts.kind, "holding-deposit"),
        isNull(tenancyPayments.settledHow),
        tenancyId === null ? undefined : ne(tenancies.id, tenancyId),
      ),
    )
    .limit(1);
  return held.length > 0;
}

/**
 * Every tenancy whose clocks may run: those in progress; those moved into with a deposit to register, a
 * holding deposit that was not dealt with, a receipt that was corrected, a right to rent that ends, or a
 * year in which nobody made sure that it goes on; those of which the Home Office was not told that
 * somebody has no right to rent any more; and those that fell through and hold money, or counted
 * some towards what never began. All others, which are nearly all, have none (`domain/tenancies/steps/list-deadlines.ts`).
 */
export async function listClockedTenancyIds(
  db: Queryable,
  today: string,
  branch: string | null = null,
): Promise<string[]> {
  const { id, state, startsOn } = tenancies;
  const unsettled = db
    .select({ id: tenancyPayments.tenancyId })
    .from(tenancyPayments)
    .where(isNull(tenancyPayments.settledHow));
  const stillHeld = db
    .select({ id: tenancyPayments.tenancyId })
    .from(tenancyPayments)
    .where(and(isNull(tenancyPayments.settledHow), eq(tenancyPayments.kind, "holding-deposit")));
  const unregistered = db
    .select({ id: tenancySteps.tenancyId })
    .from(tenancySteps)
    .where(
      and(
        or(isNull(tenancySteps.doneOn), eq(tenancySteps.outcome, "failed")),
        inArray(tenancySteps.kind, depositSteps),
      ),
    );
  const limited = db
    .select({ id: tenancySteps.tenancyId })
    .from(tenancySteps)
    .where(sql`${tenancySteps.rightToRent} ->> 'result' = 'limited'`);
  const unreported = selectUnreported(db);
  const corrected = db
    .select({ id: tenancyPayments.tenancyId })
    .from(tenancyPayments)
    .where(isNotNull(tenancyPayments.corrections));
  const hasMovedIn = eq(state, "moved-in");
  const select = (condition: SQL | undefined) =>
    db
      .select({ id, startsOn })
      .from(tenancies)
      .where(and(condition, isAboutHomeOf(branch, tenancies.listingId)));
  const found = await unionAll(
    select(eq(state, "progressing")),
    select(and(hasMovedIn, inArray(id, stillHeld))),
    select(and(hasMovedIn, inArray(id, unregistered))),
    select(and(hasMovedIn, inArray(id, limited))),
    select(and(hasMovedIn, inArray(id, corrected))),
    select(and(inArray(state, ["moved-in", "finished"]), inArray(id, unreported))),
    select(isToConfirm(today)),
    select(and(eq(state, "fallen-through"), inArray(id, unsettled))),
    select(and(eq(state, "fallen-through"), exists(selectCounted(db)))),
  );
  const byStart = found.toSorted((a, b) =>
    a.startsOn === b.startsOn ? compareIds(a, b) : a.startsOn < b.startsOn ? -1 : 1,
  );
  return [...new Set(byStart.map((row) => row.id))];
}

/** Checks that found no right to rent, of which the Home Office was not told. */
export function selectUnreported(db: Queryable) {
  return db
    .select({ id: tenancySteps.tenancyId })
    .from(tenancySteps)
    .where(
      sql`${tenancySteps.rightToRent} ->> 'result' = 'none' and ${tenancySteps.reported} is null`,
    );
}

/** A holding deposit that counted towards a rent or a deposit. */
function selectCounted(db: Queryable) {
  return db
    .select({ one: sql`1` })
    .from(tenancyPayments)
    .where(
      and(
        eq(tenancyPayments.tenancyId, tenancies.id),
        eq(tenancyPayments.kind, "holding-deposit"),
        eq(tenancyPayments.settledHow, "applied"),
      ),
    );
}

/** Nobody has made sure of it for nearly a year. */
export function isToConfirm(today: string): SQL | undefined {
  const { confirmedOn, startsOn, state } = tenancies;
  const last = findLastConfirmationToAsk(today);
  return and(eq(state, "moved-in"), sql`coalesce(${confirmedOn}, ${startsOn}) <= ${last}::date`);
}

function compareIds(a: { id: string }, b: { id: string }): number {
  return a.id < b.id ? -1 : 1;
}

/** Of a renter, by any of their contacts; newest first. */
export async function listTenancyIdsOfContacts(
  db: Queryable,
  contactIds: readonly string[],
): Promise<string[]> {
  const own = db
    .select({ id: tenancyPeople.tenancyId })
    .from(tenancyPeople)
    .where(inArray(tenancyPeople.contactId, [...contactIds]));
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(inArray(tenancies.id, own))
    .orderBy(sql`${tenancies.createdAt} desc`);
  return rows.map(({ id }) => id);
}

/** Of all their homes, or of one; newest first. */
export async function listTenancyIdsOfLandlord(
  db: Queryable,
  landlordId: string,
  listingId?: string,
): Promise<string[]> {
  const ofHome = listingId === undefined ? undefined : eq(tenancies.listingId, listingId);
  const rows = await db
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(and(eq(tenancies.landlordId, landlordId), ofHome))
    .orderBy(sql`${tenancies.createdAt} desc`);
  return rows.map(({ id }) => id);
}
