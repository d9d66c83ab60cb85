import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import * as v from "valibot";
import { beforeEach } from "vitest";
import { offerDetailsFields } from "../../domain/offers/offer-fields.ts";
import type { TenancyAction } from "../../domain/tenancies/tenancy-action.ts";
import { moveInSteps, type StepKind } from "../../domain/tenancies/tenancy.ts";
import type { AppContext } from "../app-context.ts";
import { upsertContact } from "./upsert-contact.ts";
import { recordSanctionsCheck } from "../homes/landlord/check-sanctions.ts";
import { addLandlord, setHomeLandlord } from "../landlords/change-landlord.ts";
import { offers, offerTenants } from "../offers/offer-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { acceptOffer, type Acceptance } from "../tenancies/decision/accept-offer.ts";
import { loadTenancy } from "../tenancies/load-tenancy.ts";
import { recordProgress } from "../tenancies/steps/record-progress.ts";
import { staff } from "../staff/staff-tables.ts";
import { createTestContext } from "./app-context.ts";
import type { Database } from "../platform/database/client.ts";
import { anyEngine, type TestEngine } from "./database.ts";
import { createOfferDetails } from "./offer-form.ts";
import { homes, priya, useOffers } from "./offers.ts";
import { checks, choose, seen } from "./tenancies.ts";

export const beatrix = {
  firstname: "Beatrix",
  lastname: "Oyelaran",
  phone: "07700 900321",
  email: "beatrix@example.com",
};
const colleague = {
  name: "Saoirse Olin",
  email: "saoirse@example.com",
  emailKey: "saoirse@example.com",
  role: "negotiator" as const,
};
export const sam = { ...priya, firstname: "Sam", phone: "07700 900777", email: "sam@example.com" };

const owner = "1 Owner Street, London N1 0ZZ";
const cleared = {
  result: "clear",
  on: "2026-11-21",
  note: "No match.",
  name: `${beatrix.firstname} ${beatrix.lastname}`,
  address: owner,
} as const;

/** Homes with offers, a landlord, and a colleague who handles tenancies. */
export function useTenancies(engine: TestEngine = anyEngine) {
  const office = useOffers(engine);
  const { database } = office;
  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const known = { staffId: "", landlordId: "" };
  beforeEach(async () => {
    clock.now = new Date("2026-11-21T12:00:00Z");
    const [row] = await database()
      .orm.insert(staff)
      .values({ ...colleague, invitedAt: clock.now, joinedAt: clock.now })
      .returning();
    known.staffId = row!.id;
    const context = await app();
    const landlord = { ...beatrix, companyName: null, address: owner };
    known.landlordId = await addLandlord(context, known, landlord);
    await recordSanctionsCheck(context, known, known.landlordId, cleared);
    const home = { listingId: homes.full, landlordId: known.landlordId };
    await setHomeLandlord(context, known, { ...home, maxAdults: 3, maxHouseholds: 2 });
  });

  let opened: Promise<AppContext> | undefined;
  const app = () =>
    (opened ??= createTestContext(database(), {
      now: () => clock.now,
      config: { publicUrl: "https://lettings.example.com" },
    }));

  const offer = (applicant = priya, changes: OfferChanges = { adultCount: "1" }) =>
    insertOffer(database(), clock.now, applicant, changes);

  const acceptance = (offerId: string, changes: Partial<Acceptance> = {}): Acceptance => ({
    offerId,
    ownerId: known.staffId,
    note: "First choice of the landlord",
    holdingDeposit: { pence: 56_538, dueOn: "2026-11-25" },
    depositPence: null,
    declined: [],
    ...changes,
  });

  async function accept(offerId: string, changes: Partial<Acceptance> = {}): Promise<string> {
    const done = await acceptOffer(await app(), known, acceptance(offerId, changes));
    if (!done.ok) throw new Error(done.reason);
    return done.tenancyId;
  }

  const progress = createProgress(database, app, clock, known);

  return {
    ...office,
    clock,
    known,
    app,
    offer,
    acceptance,
    accept,
    ...progress,
    moveIn: (tenancyId: string) => moveIn(progress, clock, tenancyId),
    recorder: () => ({ actor: { staffId: known.staffId }, by: known.staffId }),
    mails: () => database().orm.select().from(outbox).orderBy(outbox.createdAt),
    findOffer: async (id: string) =>
      (await database().orm.select().from(offers).where(eq(offers.id, id)))[0]!,
    /** In no order. */
    audited: async () => (await database().orm.select().from(audit)).map(({ action }) => action),
  };
}

type OfferChanges = Parameters<typeof createOfferDetails>[0];

/** An offer for the home, as `placeOffer` leaves it. Later ones come later. */
async function insertOffer(
  database: Database,
  now: Date,
  applicant: typeof priya,
  changes: OfferChanges,
): Promise<string> {
  const id = randomUUID();
  const sent = (await database.orm.$count(offers)) * 60_000;
  const submittedAt = new Date(now.getTime() - 3_600_000 + sent);
  const details = v.parse(v.object(offerDetailsFields), createOfferDetails(changes));
  await database.orm.transaction(async (tx) => {
    const contactId = await upsertContact(tx, applicant);
    await tx.insert(offers).values({
      id,
      listingId: homes.full,
      contactId,
      state: "submitted" as const,
      content: { kind: "whole" as const, details },
      advertisedRent: 2450,
      invitedAt: submittedAt,
      submittedAt,
      expiresAt: submittedAt,
    });
    const { firstname, lastname, email, phone } = applicant;
    await tx.insert(offerTenants).values({
      offerId: id,
      position: 1,
      name: `${firstname} ${lastname}`,
      dob: "1994-03-09",
      email,
      emailKey: email.toLowerCase(),
      phone,
      employer: "Harrow Instruments",
      job: "Technician",
      salary: 41_000,
      rentShare: 10_000,
    });
  });
  return id;
}

/** Records, passes and pays, on the day that the clock says. */
function createProgress(
  database: () => Database,
  app: () => Promise<AppContext>,
  clock: { now: Date },
  known: { staffId: string },
) {
  async function record(tenancyId: string, ...actions: TenancyAction[]) {
    const recorder = { actor: { staffId: known.staffId }, by: known.staffId };
    for (const action of actions) {
      const recorded = await recordProgress(await app(), recorder, { tenancyId, action });
      if (!recorded.ok) throw new Error(`${action.do}: ${recorded.rule}`);
    }
    return load(tenancyId);
  }

  async function load(tenancyId: string) {
    const loaded = await loadTenancy(database().orm, tenancyId);
    if (loaded === null) throw new Error("There is no such let.");
    return loaded;
  }

  /** Passes steps of everybody of whom they are asked, on the day that the clock says. */
  async function pass(tenancyId: string, ...kinds: StepKind[]) {
    const { tenancy } = await load(tenancyId);
    const on = clock.now.toISOString().slice(0, 10);
    const steps = kinds.flatMap((kind) => tenancy.steps.filter((step) => step.kind === kind));
    const rightToRent = {
      result: "permanent" as const,
      method: "original-document" as const,
      permissionUntil: null,
    };
    return record(
      tenancyId,
      ...steps.map(({ kind, personId }): TenancyAction => ({
        do: "complete-step",
        kind,
        personId,
        on,
        outcome: "passed",
        evidence: seen,
        ...(kind === "right-to-rent" && { rightToRent }),
      })),
    );
  }

  async function pay(
    tenancyId: string,
    kind: "holding-deposit" | "first-rent" | "deposit",
    pence: number,
  ) {
    const on = clock.now.toISOString().slice(0, 10);
    return record(tenancyId, { do: "receive-payment", kind, pence, on, evidence: seen });
  }

  const checkAll = (tenancyId: string) => pass(tenancyId, ...checks, "written-statement");

  async function sign(tenancyId: string) {
    await checkAll(tenancyId);
    return pass(tenancyId, "signature", "landlord-signature");
  }

  return { record, load, pass, pay, checkAll, sign };
}

/** From the holding deposit that is here to the keys on 7 December, with the deposit registered. */
async function moveIn(
  { record, pass, pay, sign }: ReturnType<typeof createProgress>,
  clock: { now: Date },
  tenancyId: string,
) {
  const on = clock.now.toISOString().slice(0, 10);
  await sign(tenancyId);
  await record(tenancyId, choose("first-rent", on));
  for (const [kind, pence] of [
    ["first-rent", 188_462],
    ["deposit", 282_500],
  ] as const) {
    await record(tenancyId, { do: "ask-payment", kind, pence, dueOn: "2026-12-01" });
    await pay(tenancyId, kind, pence);
  }
  clock.now = new Date("2026-12-07T09:00:00Z");
  await pass(tenancyId, "gas-certificate", "electrical-report", "energy-certificate");
  await pass(tenancyId, ...moveInSteps);
  return pass(tenancyId, "deposit-registration", "prescribed-information");
}
