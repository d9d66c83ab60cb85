import { randomUUID } from "node:crypto";
import { getLondonDate } from "../domain/shared/dates.ts";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import * as v from "valibot";
import { offerDetailsFields } from "../domain/offers/offer-fields.ts";
import { createCaseLink } from "../server/testing/create-case-link.ts";
import { upsertContact } from "../server/testing/upsert-contact.ts";
import { recordSanctionsCheck } from "../server/homes/landlord/check-sanctions.ts";
import { addLandlord, setHomeLandlord } from "../server/landlords/change-landlord.ts";
import { askLandlord } from "../server/offers/ask-landlord.ts";
import { offers, offerTenants } from "../server/offers/offer-tables.ts";
import { type Database, openDatabase } from "../server/platform/database/client.ts";
import { staff } from "../server/staff/staff-tables.ts";
import { createTestContext } from "../server/testing/app-context.ts";
import { addListedHomes } from "../server/testing/listed-homes.ts";
import { createListing } from "../server/testing/listing.ts";
import { createOfferDetails } from "../server/testing/offer-form.ts";
import { copyTemplate, prepareEmbeddedTemplate } from "../server/testing/template.ts";
import { acceptOffer } from "../server/tenancies/decision/accept-offer.ts";

/** A name is text, whatever it looks like. */
const grace = {
  firstname: "Grace",
  lastname: "Adeleke <i>x</i>",
  phone: "07700 900123",
  email: "grace@example.com",
};
const beatrix = {
  firstname: "Beatrix",
  lastname: "Oyelaran",
  phone: "07700 900321",
  email: "beatrix@example.com",
  companyName: null,
  address: "1 Owner Street, London N1 0ZZ",
};
const luis = { ...grace, firstname: "Luis", lastname: "Ferreira", email: "luis@example.com" };
const siteUrl = "http://localhost";

/**
 * A data folder with two homes of one landlord: one is let to Grace, for the other Luis has made an
 * offer about which the landlord was asked.
 * @returns the folder and the paths of the pages of all three
 */
export async function seedOwnPages() {
  const dataDir = mkdtempSync(join(tmpdir(), "lintel-own-pages-"));
  copyTemplate(await prepareEmbeddedTemplate(), dataDir);
  const log = pino({ level: "silent" });
  const database = await openDatabase({ dataDir, databaseUrl: null, production: false, log });
  const app = await createTestContext(database, { now: () => new Date() });
  const { orm } = database;
  const [colleague] = await orm
    .insert(staff)
    .values({
      name: "Imogen Achebe",
      email: "imogen@lintel.example.com",
      emailKey: "imogen@lintel.example.com",
      role: "negotiator",
      invitedAt: new Date(),
      joinedAt: new Date(),
    })
    .returning();
  const actor = { staffId: colleague!.id };
  const [kiln, rope] = [
    createListing({ name: "Kiln Yard" }),
    createListing({ id: "p00000000002", agentRef: "T2", name: "Ropewalk Works 12" }),
  ];
  await addListedHomes(database, [kiln, rope]);
  const landlordId = await addLandlord(app, actor, beatrix);
  const on = getLondonDate(new Date());
  const name = `${beatrix.firstname} ${beatrix.lastname}`;
  const check = { result: "clear", on, note: "No match.", name, address: beatrix.address } as const;
  await recordSanctionsCheck(app, actor, landlordId, check);
  for (const { id: listingId } of [kiln, rope])
    await setHomeLandlord(app, actor, { listingId, landlordId, maxAdults: 3, maxHouseholds: 2 });
  const accepted = await insertOffer(database, rope.id, grace);
  await insertOffer(database, kiln.id, luis);
  const dueOn = new Date(Date.now() + 4 * 86_400_000).toISOString().slice(0, 10);
  const begun = await acceptOffer(app, actor, {
    offerId: accepted.offerId,
    ownerId: actor.staffId,
    note: "First choice",
    declined: [],
    holdingDeposit: { pence: 53_000, dueOn },
    depositPence: null,
  });
  if (!begun.ok) throw new Error(begun.reason);
  await askLandlord(app, actor, { listingId: kiln.id, siteUrl, note: "" });
  const makePath = async (owner: { contactId: string } | { landlordId: string }) => {
    const at = new Date();
    const { url } = await orm.transaction((tx) => createCaseLink(tx, owner, { siteUrl, at }));
    return new URL(url).pathname;
  };
  const paths = {
    renter: await makePath({ contactId: accepted.contactId }),
    landlord: await makePath({ landlordId }),
  };
  await database.close();
  return { dataDir, paths, homes: { kiln: kiln.id, rope: rope.id } };
}

async function insertOffer(database: Database, listingId: string, applicant: typeof grace) {
  const id = randomUUID();
  const submittedAt = new Date(Date.now() - 3_600_000);
  const startdate = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  const details = v.parse(
    v.object(offerDetailsFields),
    createOfferDetails({ adultCount: "1", startdate }),
  );
  const { firstname, lastname, email, phone } = applicant;
  return database.orm.transaction(async (tx) => {
    const contactId = await upsertContact(tx, applicant);
    await tx.insert(offers).values({
      id,
      listingId,
      contactId,
      state: "submitted",
      content: { kind: "whole", details },
      advertisedRent: createListing().rentPcm,
      invitedAt: submittedAt,
      submittedAt,
      expiresAt: submittedAt,
    });
    await tx.insert(offerTenants).values({
      offerId: id,
      position: 1,
      name: `${firstname} ${lastname}`,
      dob: "1994-03-09",
      email,
      emailKey: email,
      phone,
      employer: "Harrow Instruments",
      job: "Technician",
      salary: 81_000,
      rentShare: 10_000,
    });
    return { offerId: id, contactId };
  });
}
