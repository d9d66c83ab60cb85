import { tenancySignatures } from "./documents/signature-table.ts";
import { and, asc, eq, inArray, lte, ne, sql } from "drizzle-orm";
import { unionAll } from "drizzle-orm/pg-core";
import { findTenancyEraseOn } from "../../domain/tenancies/end/tenancy-retention.ts";
import { eraseDocumentsOf } from "../documents/documents.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { tenancyExtensions, tenancyPayments, tenancyReceipts } from "./money/payment-tables.ts";
import { tenancies, tenancyPeople, tenancySteps } from "./tenancy-tables.ts";

/** Tenancies that name a person as tenant, occupier, guarantor or landlord. */
export function listTenanciesOfPerson(
  db: Queryable,
  { contactIds, landlordIds }: { contactIds: readonly string[]; landlordIds: readonly string[] },
) {
  const named = db
    .select({ id: tenancyPeople.tenancyId })
    .from(tenancyPeople)
    .where(inArray(tenancyPeople.contactId, [...contactIds]));
  return db
    .select()
    .from(tenancies)
    .where(
      inArray(
        tenancies.id,
        unionAll(
          named,
          db
            .select({ id: tenancies.id })
            .from(tenancies)
            .where(inArray(tenancies.landlordId, [...landlordIds])),
        ),
      ),
    );
}

export type TenancyOfPerson = Awaited<ReturnType<typeof listTenanciesOfPerson>>[number];

/**
 * A tenancy as one of its people gets it: what was agreed and paid by the household, and of steps and
 * signatures their own. A landlord gets what concerns the home.
 */
export async function exportTenancies(
  db: Queryable,
  found: readonly TenancyOfPerson[],
  contactIds: readonly string[],
) {
  const copies = [];
  for (const { id, listingId, state, accepted, ...row } of found) {
    const own = await db
      .select()
      .from(tenancyPeople)
      .where(
        and(eq(tenancyPeople.tenancyId, id), inArray(tenancyPeople.contactId, [...contactIds])),
      );
    const ownIds = own.map((person) => person.id);
    const names = new Set(own.map(({ name }) => name));
    const isParty = own.length > 0;
    copies.push({
      listingId,
      state,
      acceptedOn: row.acceptedOn,
      startsOn: row.startsOn,
      rentPcm: row.rentPcm,
      holdingDeposit:
        row.holdingTowards === null || own.length === 0
          ? null
          : { towards: row.holdingTowards, on: row.holdingChosenOn, note: row.holdingNote },
      ended: row.endedOn === null ? null : { on: row.endedOn, by: row.endedBy },
      as: own.map(({ name, role, shareCode }) => ({ name, role, shareCode })),
      offered: isParty ? accepted.content.details : null,
      ownAnswers: accepted.tenants.filter(({ name }) => names.has(name)),
      steps: await exportSteps(db, id, ownIds),
      ...(isParty ? await exportMoney(db, id) : { payments: [], receipts: [], extensions: [] }),
      signatures: await exportSignatures(db, ownIds),
    });
  }
  return copies;
}

async function exportSteps(db: Queryable, tenancyId: string, personIds: string[]) {
  const rows = await db
    .select()
    .from(tenancySteps)
    .where(
      and(
        eq(tenancySteps.tenancyId, tenancyId),
        inArray(tenancySteps.personId, personIds),
        // Whether a name is on the list is told to OFSI alone (Data Protection Act 2018, schedule 2).
        ne(tenancySteps.kind, "sanctions"),
      ),
    )
    .orderBy(asc(tenancySteps.position));
  return rows.map(({ kind, doneOn, outcome, note, rightToRent, confirmed, reported, earlier }) => ({
    kind,
    doneOn,
    outcome,
    note,
    rightToRent,
    name: confirmed?.name ?? null,
    reportedOn: reported?.on ?? null,
    earlier: (earlier ?? []).map(({ was, how, on }) => ({
      doneOn: was.on,
      outcome: was.outcome,
      note: was.evidence.note,
      rightToRent: was.rightToRent,
      // Records from before names were kept have none.
      name: was.confirmed?.name ?? null,
      reportedOn: was.reported?.on ?? null,
      how,
      on,
    })),
  }));
}

async function exportMoney(db: Queryable, tenancyId: string) {
  const payments = await db
    .select()
    .from(tenancyPayments)
    .where(eq(tenancyPayments.tenancyId, tenancyId));
  const receipts = await db
    .select()
    .from(tenancyReceipts)
    .where(eq(tenancyReceipts.tenancyId, tenancyId));
  const extensions = await db
    .select()
    .from(tenancyExtensions)
    .where(eq(tenancyExtensions.tenancyId, tenancyId));
  return {
    payments: payments.map(({ kind, askedPence, askedOn, dueOn, ...payment }) => {
      const { settledHow, settledPence, settledOn, settledNote, keepReason } = payment;
      const settled = { settledHow, settledPence, settledOn, settledNote, keepReason };
      const corrections = (payment.corrections ?? []).map(
        ({ was, became, correctedOn, evidence }) => {
          return {
            was: { pence: was.pence, on: was.on },
            became,
            correctedOn,
            note: evidence.note,
          };
        },
      );
      const earlier = (payment.earlier ?? []).map((part) => ({
        receipts: part.receipts.map(({ pence, on, evidence }) => ({
          pence,
          on,
          note: evidence.note,
        })),
        how: part.settled.how,
        pence: part.settled.pence,
        on: part.settled.on,
        note: part.settled.evidence.note,
        keepReason: part.settled.keepReason,
      }));
      return { kind, askedPence, askedOn, dueOn, ...settled, corrections, earlier };
    }),
    receipts: receipts.map(({ kind, pence, receivedOn, note }) => ({
      kind,
      pence,
      receivedOn,
      note,
    })),
    extensions: extensions.map(({ until, agreedOn, note }) => ({ until, agreedOn, note })),
  };
}

async function exportSignatures(db: Queryable, personIds: string[]) {
  const rows = await db
    .select()
    .from(tenancySignatures)
    .where(inArray(tenancySignatures.personId, personIds));
  return rows.map(({ signedName, consent, documentHash, signedAt }) => {
    return { signedName, consent, documentHash, signedAt };
  });
}

/** The day after which nothing keeps a tenancy, or null while it runs or has not ended. */
export function findKeptUntil({ endedOn, endedBy }: TenancyOfPerson): Date | null {
  if (endedOn === null || endedBy === null) return null;
  const ending = { on: endedOn, by: endedBy, evidence: { note: "", documentId: null } };
  const day = findTenancyEraseOn({ ending });
  return day === null ? null : new Date(`${day}T00:00:00Z`);
}

/** Their contacts stay as long as the tenancy does. */
export async function listContactIdsOfTenancies(
  db: Queryable,
  tenancyIds: readonly string[],
): Promise<string[]> {
  const rows = await db
    .select({ contactId: tenancyPeople.contactId })
    .from(tenancyPeople)
    .where(inArray(tenancyPeople.tenancyId, [...tenancyIds]));
  return rows.map(({ contactId }) => contactId);
}

/** With papers and mails. */
export async function eraseTenancies(tx: Transaction, ids: readonly string[]) {
  if (ids.length === 0) return { tenancies: 0, documents: 0, mails: 0 };
  const mails = await tx
    .delete(outbox)
    .where(inArray(outbox.aboutId, [...ids]))
    .returning({ id: outbox.id });
  const documents = await eraseDocumentsOf(tx, "tenancy", ids);
  await tx.delete(tenancies).where(inArray(tenancies.id, [...ids]));
  return { tenancies: ids.length, documents, mails: mails.length };
}

/** As the index `tenancies_age` has it. */
const eraseOn = sql`((${tenancies.endedOn} + interval '72 months')::date)`;

/** Tenancies whose last claim has lapsed (Limitation Act 1980, section 5). */
export async function eraseOldTenancies(
  tx: Transaction,
  today: string,
  atMost: number,
): Promise<Partial<Awaited<ReturnType<typeof eraseTenancies>>>> {
  const old = await tx
    .select({ id: tenancies.id })
    .from(tenancies)
    .where(lte(eraseOn, sql`${today}::date`))
    .orderBy(asc(eraseOn))
    .limit(atMost);
  const ids = old.map(({ id }) => id);
  return ids.length > 0 ? eraseTenancies(tx, ids) : {};
}
