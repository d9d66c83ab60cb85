import { and, eq, gt, sql } from "drizzle-orm";
import type {
  DeadlineExtension,
  Receipt,
  Tenancy,
  TenancyPayment,
  TenancyStep,
} from "../../domain/tenancies/tenancy.ts";
import type { Transaction } from "../platform/database/client.ts";
import { tenancyExtensions, tenancyPayments, tenancyReceipts } from "./money/payment-tables.ts";
import { tenancies, tenancyPeople, tenancySteps } from "./tenancy-tables.ts";

/**
 * Writes what the rules changed. Parts of a tenancy are only ever added or replaced in their place, but
 * for receipts that are corrected, so their position says which is which.
 * @param contactIds of people who were added, by their new id
 */
export async function saveTenancy(
  tx: Transaction,
  id: string,
  before: Tenancy,
  after: Tenancy,
  contactIds: ReadonlyMap<string, string> = new Map(),
): Promise<void> {
  await tx
    .update(tenancies)
    .set({
      state: after.state,
      startsOn: after.startsOn,
      adults: after.adults,
      guarantorRequired: after.guarantorRequired,
      holdingTowards: after.holdingChoice?.towards ?? null,
      holdingChosenOn: after.holdingChoice?.on ?? null,
      holdingChosenBy: after.holdingChoice?.by ?? null,
      holdingNote: after.holdingChoice?.evidence.note ?? null,
      holdingDocumentId: after.holdingChoice?.evidence.documentId ?? null,
      confirmedOn: after.confirmed?.on ?? null,
      confirmedBy: after.confirmed?.by ?? null,
      confirmedNote: after.confirmed?.evidence.note ?? null,
      confirmedDocumentId: after.confirmed?.evidence.documentId ?? null,
      endedOn: after.ending?.on ?? null,
      endedBy: after.ending?.by ?? null,
      endNote: after.ending?.evidence.note ?? null,
      endDocumentId: after.ending?.evidence.documentId ?? null,
      version: sql`${tenancies.version} + 1`,
    })
    .where(eq(tenancies.id, id));
  await savePeople(tx, id, before, after, contactIds);
  for (const [index, step] of after.steps.entries()) {
    const position = index + 1;
    if (index >= before.steps.length)
      await tx.insert(tenancySteps).values({ tenancyId: id, position, ...toStepRow(step) });
    else if (step !== before.steps[index])
      await tx
        .update(tenancySteps)
        .set(toStepRow(step))
        .where(and(eq(tenancySteps.tenancyId, id), eq(tenancySteps.position, position)));
  }
  for (const payment of after.payments) await savePayment(tx, id, before, payment);
  for (const [index, extension] of after.extensions.entries()) {
    if (index >= before.extensions.length)
      await tx.insert(tenancyExtensions).values(toExtensionRow(id, index + 1, extension));
  }
}

export async function savePeople(
  tx: Transaction,
  id: string,
  before: Pick<Tenancy, "people">,
  after: Pick<Tenancy, "people">,
  contactIds: ReadonlyMap<string, string>,
): Promise<void> {
  for (const [index, person] of after.people.entries()) {
    const shared = {
      shareCode: person.shareCode?.code ?? null,
      shareCodeGivenOn: person.shareCode?.givenOn ?? null,
    };
    if (index < before.people.length) {
      if (person !== before.people[index])
        await tx.update(tenancyPeople).set(shared).where(eq(tenancyPeople.id, person.id));
      continue;
    }
    const contactId = contactIds.get(person.id);
    if (contactId === undefined) throw new Error("A person was added without a contact.");
    const { id: personId, name, role } = person;
    await tx.insert(tenancyPeople).values({
      id: personId,
      tenancyId: id,
      contactId,
      position: index + 1,
      name,
      role,
      ...shared,
    });
  }
}

export function toStepRow({ kind, personId, ownerId, dueOn, done, earlier }: TenancyStep) {
  return {
    kind,
    personId,
    ownerId,
    dueOn,
    doneOn: done?.on ?? null,
    doneBy: done?.by ?? null,
    outcome: done?.outcome ?? null,
    note: done?.evidence.note ?? null,
    documentId: done?.evidence.documentId ?? null,
    rightToRent: done?.rightToRent ?? null,
    confirmed: done?.confirmed ?? null,
    reported: done?.reported ?? null,
    source: done?.source ?? null,
    earlier: earlier.length === 0 ? null : earlier,
  };
}

async function savePayment(
  tx: Transaction,
  id: string,
  before: Tenancy,
  payment: TenancyPayment,
): Promise<void> {
  const old = before.payments.find(({ kind }) => kind === payment.kind);
  if (old === payment) return;
  const { kind, askedPence, askedOn, askedBy, dueOn, settled, corrections, earlier } = payment;
  const row = {
    tenancyId: id,
    kind,
    askedPence,
    askedOn,
    askedBy,
    dueOn,
    settledHow: settled?.how ?? null,
    settledPence: settled?.pence ?? null,
    settledOn: settled?.on ?? null,
    settledBy: settled?.by ?? null,
    settledNote: settled?.evidence.note ?? null,
    settledDocumentId: settled?.evidence.documentId ?? null,
    keepReason: settled?.keepReason ?? null,
    corrections: corrections.length === 0 ? null : corrections,
    earlier: earlier.length === 0 ? null : earlier,
  };
  await tx
    .insert(tenancyPayments)
    .values(row)
    .onConflictDoUpdate({ target: [tenancyPayments.tenancyId, tenancyPayments.kind], set: row });
  await saveReceipts(tx, id, kind, old?.receipts ?? [], payment.receipts);
}

/** Those from the first one on that was corrected are written anew. */
async function saveReceipts(
  tx: Transaction,
  id: string,
  kind: TenancyPayment["kind"],
  before: readonly Receipt[],
  after: readonly Receipt[],
): Promise<void> {
  const changed = before.findIndex((receipt, index) => receipt !== after[index]);
  const kept = changed === -1 ? before.length : changed;
  if (kept < before.length)
    await tx
      .delete(tenancyReceipts)
      .where(
        and(
          eq(tenancyReceipts.tenancyId, id),
          eq(tenancyReceipts.kind, kind),
          gt(tenancyReceipts.position, kept),
        ),
      );
  for (const [index, receipt] of after.slice(kept).entries())
    await tx.insert(tenancyReceipts).values(toReceiptRow(id, kind, kept + index + 1, receipt));
}

function toReceiptRow(
  tenancyId: string,
  kind: TenancyPayment["kind"],
  position: number,
  { pence, on, by, evidence }: Receipt,
) {
  const { note, documentId } = evidence;
  return { tenancyId, kind, position, pence, receivedOn: on, recordedBy: by, note, documentId };
}

function toExtensionRow(
  tenancyId: string,
  position: number,
  { until, agreedOn, by, evidence }: DeadlineExtension,
) {
  const { note, documentId } = evidence;
  if (documentId === null) throw new Error("More time is agreed in writing.");
  return { tenancyId, position, until, agreedOn, recordedBy: by, note, documentId };
}
