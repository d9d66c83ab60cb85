import { asc, eq, inArray } from "drizzle-orm";
import type {
  DeadlineExtension,
  Evidence,
  Settlement,
  StepDone,
  Tenancy,
  TenancyPayment,
  TenancyStep,
} from "../../domain/tenancies/tenancy.ts";
import type { TenancyLandlord } from "../../domain/tenancies/tenancy-action.ts";
import { findLandlords } from "../landlords/landlords.ts";
import type { Queryable, Transaction } from "../platform/database/client.ts";
import { tenancyExtensions, tenancyPayments, tenancyReceipts } from "./money/payment-tables.ts";
import { toTenancyLandlord } from "./tenancy-landlord.ts";
import { loadPeople, type PersonRow, toPerson } from "./load-people.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

export type TenancyRow = typeof tenancies.$inferSelect;

/** A tenancy as the rules see it, with its row, the people's contacts, and its landlord if one is on record. */
export interface LoadedTenancy {
  row: TenancyRow;
  people: PersonRow[];
  tenancy: Tenancy;
  landlord: TenancyLandlord | null;
}

export async function loadTenancy(db: Queryable, id: string): Promise<LoadedTenancy | null> {
  const [row] = await db.select().from(tenancies).where(eq(tenancies.id, id));
  return row ? loadParts(db, row) : null;
}

/** Locks the tenancy until the transaction ends: of two who record at once the second sees the first's. */
export async function lockTenancy(tx: Transaction, id: string): Promise<LoadedTenancy | null> {
  const [row] = await tx.select().from(tenancies).where(eq(tenancies.id, id)).for("update");
  return row ? loadParts(tx, row) : null;
}

/** Several lets in seven queries, in the order of their ids. */
export async function loadTenancies(
  db: Queryable,
  ids: readonly string[],
): Promise<LoadedTenancy[]> {
  const rows = await db
    .select()
    .from(tenancies)
    .where(inArray(tenancies.id, [...ids]));
  const loaded = await loadPartsOf(db, rows);
  const byId = new Map(loaded.map((one) => [one.row.id, one]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

async function loadParts(db: Queryable, row: TenancyRow): Promise<LoadedTenancy> {
  const [loaded] = await loadPartsOf(db, [row]);
  return loaded!;
}

async function loadPartsOf(db: Queryable, rows: readonly TenancyRow[]): Promise<LoadedTenancy[]> {
  const ids = rows.map(({ id }) => id);
  const people = await loadPeople(db, ids);
  const landlordIds = rows.flatMap(({ landlordId }) => landlordId ?? []);
  const landlords = new Map(
    (await findLandlords(db, landlordIds)).map((landlord) => [landlord.id, landlord]),
  );
  const steps = await db
    .select()
    .from(tenancySteps)
    .where(inArray(tenancySteps.tenancyId, ids))
    .orderBy(asc(tenancySteps.position));
  const payments = await db
    .select()
    .from(tenancyPayments)
    .where(inArray(tenancyPayments.tenancyId, ids))
    .orderBy(asc(tenancyPayments.askedOn), asc(tenancyPayments.kind));
  const receipts = await db
    .select()
    .from(tenancyReceipts)
    .where(inArray(tenancyReceipts.tenancyId, ids))
    .orderBy(asc(tenancyReceipts.position));
  const extensions = await db
    .select()
    .from(tenancyExtensions)
    .where(inArray(tenancyExtensions.tenancyId, ids))
    .orderBy(asc(tenancyExtensions.position));
  const byTenancy = <Row extends { tenancyId: string }>(all: readonly Row[]) => {
    const groups = Map.groupBy(all, ({ tenancyId }) => tenancyId);
    return (id: string) => groups.get(id) ?? [];
  };
  const [peopleOf, stepsOf] = [byTenancy(people), byTenancy(steps)];
  const [paymentsOf, receiptsOf] = [byTenancy(payments), byTenancy(receipts)];
  const extensionsOf = byTenancy(extensions);
  return rows.map((row) =>
    joinParts(row, {
      landlord: toTenancyLandlord(landlords.get(row.landlordId ?? "")),
      people: peopleOf(row.id),
      steps: stepsOf(row.id),
      payments: paymentsOf(row.id),
      receipts: receiptsOf(row.id),
      extensions: extensionsOf(row.id),
    }),
  );
}

interface Parts {
  landlord: TenancyLandlord | null;
  people: PersonRow[];
  steps: (typeof tenancySteps.$inferSelect)[];
  payments: (typeof tenancyPayments.$inferSelect)[];
  receipts: (typeof tenancyReceipts.$inferSelect)[];
  extensions: (typeof tenancyExtensions.$inferSelect)[];
}

function joinParts(
  row: TenancyRow,
  { landlord, people, steps, payments, receipts, extensions }: Parts,
): LoadedTenancy {
  const { state, acceptedOn, startsOn, rentPcm, takesDeposit, adults, guarantorRequired } = row;
  const tenancy: Tenancy = {
    state,
    acceptedOn,
    startsOn,
    rentPcm,
    takesDeposit,
    depositPence: row.accepted.depositPence ?? null,
    adults,
    guarantorRequired,
    people: people.map(toPerson),
    steps: steps.map(toStep),
    payments: payments.map((payment) =>
      toPayment(
        payment,
        receipts.filter(({ kind }) => kind === payment.kind),
      ),
    ),
    extensions: extensions.map(toExtension),
    holdingChoice: toHoldingChoice(row),
    confirmed: toConfirmed(row),
    ending: toEnding(row),
  };
  return { row, people, tenancy, landlord };
}

function toStep(row: typeof tenancySteps.$inferSelect): TenancyStep {
  const { kind, personId, ownerId, dueOn } = row;
  return { kind, personId, ownerId, dueOn, done: toDone(row), earlier: row.earlier ?? [] };
}

function toDone({
  doneOn,
  doneBy,
  outcome,
  rightToRent,
  confirmed,
  reported,
  source,
  ...row
}: typeof tenancySteps.$inferSelect): StepDone | null {
  if (doneOn === null || doneBy === null || outcome === null) return null;
  const evidence = toEvidence(row);
  return { on: doneOn, by: doneBy, outcome, evidence, rightToRent, confirmed, reported, source };
}

function toEvidence({
  note,
  documentId,
}: {
  note: string | null;
  documentId: string | null;
}): Evidence {
  return { note: note ?? "", documentId };
}

function toPayment(
  row: typeof tenancyPayments.$inferSelect,
  receipts: readonly (typeof tenancyReceipts.$inferSelect)[],
): TenancyPayment {
  const { kind, askedPence, askedOn, askedBy, dueOn } = row;
  return {
    kind,
    askedPence,
    askedOn,
    askedBy,
    dueOn,
    receipts: receipts.map(({ pence, receivedOn: on, recordedBy: by, ...receipt }) => {
      return { pence, on, by, evidence: toEvidence(receipt) };
    }),
    corrections: row.corrections ?? [],
    earlier: row.earlier ?? [],
    settled: toSettlement(row),
  };
}

function toSettlement(row: typeof tenancyPayments.$inferSelect): Settlement | null {
  const { settledHow: how, settledPence: pence, settledOn: on, settledBy: by, keepReason } = row;
  if (how === null || pence === null || on === null || by === null) return null;
  const evidence = toEvidence({ note: row.settledNote, documentId: row.settledDocumentId });
  return { how, pence, on, by, evidence, keepReason };
}

function toExtension({
  until,
  agreedOn,
  recordedBy: by,
  ...row
}: typeof tenancyExtensions.$inferSelect): DeadlineExtension {
  return { until, agreedOn, by, evidence: toEvidence(row) };
}

function toHoldingChoice(row: TenancyRow): Tenancy["holdingChoice"] {
  const { holdingTowards: towards, holdingChosenOn: on, holdingChosenBy: by } = row;
  if (towards === null || on === null || by === null) return null;
  const evidence = toEvidence({ note: row.holdingNote, documentId: row.holdingDocumentId });
  return { towards, on, by, evidence };
}

function toConfirmed(row: TenancyRow): Tenancy["confirmed"] {
  const { confirmedOn: on, confirmedBy: by } = row;
  if (on === null || by === null) return null;
  const evidence = toEvidence({ note: row.confirmedNote, documentId: row.confirmedDocumentId });
  return { on, by, evidence };
}

function toEnding({ endedOn, endedBy, endNote, endDocumentId }: TenancyRow): Tenancy["ending"] {
  if (endedOn === null || endedBy === null) return null;
  return {
    on: endedOn,
    by: endedBy,
    evidence: toEvidence({ note: endNote, documentId: endDocumentId }),
  };
}
