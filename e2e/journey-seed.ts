import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import * as v from "valibot";
import { offerDetailsFields } from "../domain/offers/offer-fields.ts";
import { getLondonDate } from "../domain/shared/dates.ts";
import { proposePayment } from "../domain/tenancies/money/payment-caps.ts";
import type { TenancyAction } from "../domain/tenancies/tenancy-action.ts";
import type { StepKind } from "../domain/tenancies/tenancy.ts";
import type { AppContext } from "../server/app-context.ts";
import { createCaseLink } from "../server/testing/create-case-link.ts";
import { upsertContact } from "../server/testing/upsert-contact.ts";
import { recordSanctionsCheck } from "../server/homes/landlord/check-sanctions.ts";
import { addLandlord, setHomeLandlord } from "../server/landlords/change-landlord.ts";
import { addMissingRecords, blmOrigin } from "../server/listings/listing-records.ts";
import { listings } from "../server/listings/listing-tables.ts";
import { offers, offerTenants } from "../server/offers/offer-tables.ts";
import { openDatabase } from "../server/platform/database/client.ts";
import { outbox } from "../server/platform/mail/outbox-table.ts";
import { staff } from "../server/staff/staff-tables.ts";
import { acceptOffer } from "../server/tenancies/decision/accept-offer.ts";
import { loadTenancy } from "../server/tenancies/load-tenancy.ts";
import { recordProgress } from "../server/tenancies/steps/record-progress.ts";
import { createTestContext } from "../server/testing/app-context.ts";
import { createListing } from "../server/testing/listing.ts";
import { createOfferDetails } from "../server/testing/offer-form.ts";
import { copyTemplate, prepareEmbeddedTemplate } from "../server/testing/template.ts";
import { beatrix, homeId, imogen, luis, priya } from "./journey-people.ts";

interface SeedTimes {
  siteUrl: string;
  /** Noon of the day on which the offers came and one was accepted. */
  decidedAt: Date;
  /** Noon of the day on which papers were signed and money came, where that is seeded. */
  agreedAt: Date | null;
  startsOn: string;
}

/**
 * A data folder with a home, its landlord, two offers, and the first of them accepted: what the first
 * part of the journey leaves. With `agreedAt` as far as its second part goes: signed and paid.
 */
export async function seedTenancy({ siteUrl, decidedAt, agreedAt, startsOn }: SeedTimes) {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-journey-"));
  copyTemplate(await prepareEmbeddedTemplate(), dataDir);
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir, databaseUrl: null, production: false, log });
  const clock = { now: decidedAt };
  const app = await createTestContext(database, {
    now: () => clock.now,
    config: { publicUrl: siteUrl },
  });
  const by = await hireOwner(app);
  const landlordId = await addHome(app, by);
  const first = await insertOffer(app, priya, startsOn);
  await insertOffer(app, luis, startsOn);
  const begun = await acceptOffer(app, by, {
    offerId: first.offerId,
    ownerId: by.staffId,
    note: "First choice of the landlord",
    declined: [
      { offerId: (await findOther(app, first.offerId))!, reason: "another-offer", note: "" },
    ],
    holdingDeposit: { pence: 41_500, dueOn: getLondonDate(decidedAt) },
    depositPence: null,
  });
  if (!begun.ok) throw new Error(begun.reason);
  if (agreedAt !== null) {
    clock.now = agreedAt;
    await signAndPay(app, by, begun.tenancyId);
    // The second part reads them.
    await database.orm.update(outbox).set({ state: "sent", sentAt: agreedAt, attempts: 1 });
  }
  const link = async (owner: { contactId: string } | { landlordId: string }) => {
    const at = clock.now;
    const made = await database.orm.transaction((tx) => createCaseLink(tx, owner, { siteUrl, at }));
    return made.url;
  };
  const links = {
    renter: await link({ contactId: first.contactId }),
    landlord: await link({ landlordId }),
  };
  await database.close();
  return { dataDir, tenancyPath: `/office/tenancies/${begun.tenancyId}`, links };
}

async function hireOwner({ database, now }: AppContext): Promise<{ staffId: string }> {
  const at = now();
  const [owner] = await database.orm
    .insert(staff)
    .values({ ...imogen, emailKey: imogen.email, role: "owner", invitedAt: at, joinedAt: at })
    .returning();
  return { staffId: owner!.id };
}

async function addHome(app: AppContext, by: { staffId: string }): Promise<string> {
  const { orm } = app.database;
  const home = createListing({ id: homeId, name: "Ropewalk Street", rentPcm: 1800 });
  await orm.insert(listings).values(home);
  await orm.transaction((tx) => addMissingRecords(tx, [homeId], blmOrigin));
  const [firstname = "", lastname = ""] = beatrix.name.split(" ");
  const { email, phone, address } = beatrix;
  const person = { firstname, lastname, email, phone, companyName: null, address };
  const landlordId = await addLandlord(app, by, person);
  const on = getLondonDate(app.now());
  const check = { result: "clear", on, note: "No match.", name: beatrix.name, address } as const;
  await recordSanctionsCheck(app, by, landlordId, check);
  const limits = { maxAdults: 3, maxHouseholds: 2 };
  await setHomeLandlord(app, by, { listingId: homeId, landlordId, ...limits });
  return landlordId;
}

async function insertOffer(
  { database, now }: AppContext,
  { name, email, phone }: typeof priya,
  startdate: string,
) {
  const offerId = randomUUID();
  const submittedAt = new Date(now().getTime() - 3_600_000);
  const details = v.parse(
    v.object(offerDetailsFields),
    createOfferDetails({ adultCount: "1", startdate, rent: "1800" }),
  );
  const [firstname = "", lastname = ""] = name.split(" ");
  return database.orm.transaction(async (tx) => {
    const contactId = await upsertContact(tx, { firstname, lastname, email, phone });
    await tx.insert(offers).values({
      id: offerId,
      listingId: homeId,
      contactId,
      state: "submitted",
      content: { kind: "whole", details },
      advertisedRent: 1800,
      invitedAt: submittedAt,
      submittedAt,
      expiresAt: submittedAt,
    });
    const work = { employer: "Harrow Instruments", job: "Technician", salary: 81_000 };
    const tenant = { name, email, emailKey: email, phone, dob: "1994-03-09", ...work };
    await tx.insert(offerTenants).values({ offerId, position: 1, rentShare: 10_000, ...tenant });
    return { offerId, contactId };
  });
}

async function findOther({ database }: AppContext, offerId: string): Promise<string | undefined> {
  const rows = await database.orm.select({ id: offers.id }).from(offers);
  return rows.find(({ id }) => id !== offerId)?.id;
}

const seen = { note: "Seen", documentId: null };

/** Checked, signed and paid on one day. */
async function signAndPay(
  app: AppContext,
  { staffId }: { staffId: string },
  tenancyId: string,
): Promise<void> {
  const on = getLondonDate(app.now());
  const load = async () => (await loadTenancy(app.database.orm, tenancyId))!.tenancy;
  const act = async (action: TenancyAction) => {
    const recorder = { actor: { staffId }, by: staffId };
    const recorded = await recordProgress(app, recorder, { tenancyId, action });
    if (!recorded.ok) throw new Error(`${action.do}: ${recorded.rule}`);
  };
  const pass = async (...kinds: StepKind[]) => {
    const { steps } = await load();
    for (const kind of kinds)
      for (const { personId } of steps.filter((step) => step.kind === kind))
        await act({
          do: "complete-step",
          kind,
          personId,
          on,
          outcome: "passed",
          evidence: seen,
          ...(kind === "right-to-rent" && {
            rightToRent: {
              result: "permanent",
              method: "original-document",
              permissionUntil: null,
            },
          }),
        });
  };
  const pay = async (kind: "holding-deposit" | "first-rent" | "deposit", pence: number) =>
    act({ do: "receive-payment", kind, pence, on, evidence: seen });
  await pay("holding-deposit", 41_500);
  await act({ do: "choose-holding-use", towards: "first-rent", on, evidence: seen });
  await pass("identity", "sanctions", "references", "right-to-rent", "written-statement");
  await pass("gas-certificate", "electrical-report", "energy-certificate");
  await pass("signature", "landlord-signature");
  for (const kind of ["first-rent", "deposit"] as const) {
    const pence = proposePayment(await load(), kind);
    await act({ do: "ask-payment", kind, pence, dueOn: on });
    await pay(kind, pence);
  }
}
