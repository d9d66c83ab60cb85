import { randomUUID } from "node:crypto";
import { createPersonKeys } from "../../domain/contacts/applicant.ts";
import { splitName } from "../../domain/contacts/full-name.ts";
import type { AcceptedOffer } from "../../domain/tenancies/accepted-offer.ts";
import { planSteps } from "../../domain/tenancies/steps/required-steps.ts";
import type { Tenancy } from "../../domain/tenancies/tenancy.ts";
import { claimContact } from "../contacts/claim-contact.ts";
import type { Transaction } from "../platform/database/client.ts";
import { saveTenancy, savePeople, toStepRow } from "./save-tenancy.ts";
import { tenancies, tenancySteps } from "./tenancy-tables.ts";

/** A new tenancy as the rules see it. Nothing is written. */
export function planTenancy(
  accepted: AcceptedOffer,
  {
    acceptedOn,
    takesDeposit,
    ownerId,
  }: { acceptedOn: string; takesDeposit: boolean; ownerId: string | null },
): Tenancy {
  const { details, kind } = accepted.content;
  const people = accepted.tenants.map(({ name }) => {
    const record = { name, on: acceptedOn };
    return { id: randomUUID(), name, role: "tenant" as const, record, shareCode: null };
  });
  const whole = kind === "whole" ? accepted.content.details : null;
  const plan = {
    state: "progressing" as const,
    acceptedOn,
    startsOn: details.startdate < acceptedOn ? acceptedOn : details.startdate,
    rentPcm: accepted.rentPcm,
    takesDeposit,
    depositPence: accepted.depositPence ?? null,
    adults: Math.max(people.length, whole?.adultCount ?? 0),
    guarantorRequired: whole?.guarantorRequired ?? false,
    people,
    payments: [],
    extensions: [],
    holdingChoice: null,
    confirmed: null,
    ending: null,
  };
  return { ...plan, steps: planSteps(plan, people, ownerId) };
}

/**
 * Writes a new tenancy with its people and steps.
 * @returns its id, and the contact of each person by the person's id
 */
export async function insertTenancy(
  tx: Transaction,
  tenancy: Tenancy,
  row: Pick<
    typeof tenancies.$inferInsert,
    "listingId" | "landlordId" | "accepted" | "acceptedBy" | "ownerId"
  > & { offerId: string; createdAt: Date },
): Promise<{ id: string; contactIds: Map<string, string> }> {
  const { acceptedOn, startsOn, rentPcm, takesDeposit, adults, guarantorRequired } = tenancy;
  const [inserted] = await tx
    .insert(tenancies)
    .values({
      ...row,
      state: tenancy.state,
      acceptedOn,
      startsOn,
      rentPcm,
      takesDeposit,
      adults,
      guarantorRequired,
    })
    .returning({ id: tenancies.id });
  if (!inserted) throw new Error("The let was not written.");
  const { id } = inserted;
  const contactIds = await findContactIds(tx, tenancy, row);
  await savePeople(tx, id, { people: [] }, tenancy, contactIds);
  await tx
    .insert(tenancySteps)
    .values(
      tenancy.steps.map((step, n) => ({ tenancyId: id, position: n + 1, ...toStepRow(step) })),
    );
  // Payments that were asked with the acceptance.
  await saveTenancy(tx, id, { ...tenancy, payments: [] }, tenancy);
  return { id, contactIds };
}

/**
 * Tenants who share an address and a phone share a contact; the first one's name stays. They were
 * typed into an offer by whoever had its link: a contact that is known keeps its own details.
 */
async function findContactIds(
  tx: Transaction,
  { people }: Tenancy,
  offer: { offerId: string; accepted: AcceptedOffer; createdAt: Date },
): Promise<Map<string, string>> {
  const claimed = { subject: "offer", recordId: offer.offerId, at: offer.createdAt } as const;
  const { tenants } = offer.accepted;
  const byKeys = new Map<string, string>();
  const byPerson = new Map<string, string>();
  for (const [index, { id }] of people.entries()) {
    const tenant = tenants[index]!;
    const applicant = { ...splitName(tenant.name), email: tenant.email, phone: tenant.phone };
    const { emailKey, phoneKey } = createPersonKeys(applicant);
    const key = `${emailKey} ${phoneKey}`;
    const contactId = byKeys.get(key) ?? (await claimContact(tx, applicant, claimed)).id;
    byKeys.set(key, contactId);
    byPerson.set(id, contactId);
  }
  return byPerson;
}
