import { randomUUID } from "node:crypto";
import * as v from "valibot";
import { createAccessLink } from "../../access-links/access-links.ts";
import { createOfferBody, placeOfferPayload } from "../../../domain/offers/offer.ts";
import { calculateHoldingDeposit } from "../../../domain/listings/move-in-cost.ts";
import { addDays, getLondonDate } from "../../../domain/shared/dates.ts";
import { parseLondonMoment } from "../../../domain/shared/london-time.ts";
import type { AppContext } from "../../app-context.ts";
import { recordSanctionsCheck } from "../../homes/landlord/check-sanctions.ts";
import { addLandlord, setHomeLandlord } from "../../landlords/change-landlord.ts";
import { listings } from "../../listings/listing-tables.ts";
import { chooseDigest } from "../../customer-pages/landlord/choose-digest.ts";
import { askLandlord } from "../../offers/ask-landlord.ts";
import { inviteToOffer } from "../../offers/invite-to-offer.ts";
import { offers } from "../../offers/offer-tables.ts";
import { placeOffer } from "../../offers/place-offer.ts";
import type { Transaction } from "../../platform/database/client.ts";
import { transact } from "../../platform/database/transact.ts";
import { insertDemoStaff } from "../../staff/demo-staff.ts";
import { findStaffByEmail } from "../../staff/staff.ts";
import { acceptOffer } from "../../tenancies/decision/accept-offer.ts";
import { sendDeadlineReminders } from "../../tenancies/steps/send-deadline-reminders.ts";
import { dateDemoWork } from "./date-demo-work.ts";
import { sendDemoProof } from "./demo-tenancy-documents.ts";
import { nameLandlord } from "../../../domain/landlords/landlord-check.ts";
import { splitDemoName } from "./ask-to-view.ts";
import { type DemoOffer, readDemoTenancies } from "./demo-data.ts";
import { expectDone } from "./expect-done.ts";
import { listDemoHomes, showDemoQuestion } from "./list-demo-homes.ts";
import { seeDemoHomes } from "./see-demo-home.ts";
import { type DemoTenancyTransaction, takeDemoStep } from "./take-demo-step.ts";
import { unlimited } from "./unlimited.ts";

/**
 * Fills the demo's office with a home in every stage from the offer to the keys, through the use
 * cases, each on its day. The homes of the lets are those that the demo's feed has as let agreed, so
 * renters see the same homes as before. One transaction, at whose end no mail is due: nobody is ever
 * written to. An agency's own database is left alone.
 */
export async function fillDemoTenancies(app: AppContext): Promise<void> {
  const { database } = app;
  if (!(await app.isLocalDemo())) return;
  await transact(database.orm, async (tx) => {
    if ((await tx.$count(offers)) > 0) return;
    await insertDemoStaff(tx, app.now());
    const demo = await prepare(app, tx);
    await listDemoHomes(tx, demo);
    await setUpLandlords(demo);
    await dateDemoWork(tx, demo.at(60).now());
    await seeDemoHomes(tx, demo);
    await showDemoQuestion(tx, demo);
    for (const offer of [...demo.plan.offers, ...demo.plan.backups])
      await sendOffer(tx, demo, offer);
    await askAboutOffers(tx, demo);
    for (const one of demo.plan.lets) {
      const tenancyId = await acceptDemoOffer(demo, await sendOffer(tx, demo, one), one);
      await dateDemoWork(tx, demo.at(one.accepted).now());
      for (const step of one.steps) {
        await takeDemoStep(demo, tenancyId, step);
        await dateDemoWork(tx, demo.at(step.ago).now());
      }
    }
    const [offered] = demo.plan.offers;
    if (offered) await sendDemoProof(demo.at(1), demo.findHome(offered.home).id);
    await dateDemoWork(tx, demo.at(1).now());
    // The alarms that stand have been mailed, too.
    await sendDeadlineReminders(demo.at(0));
    await dateDemoWork(tx, app.now());
  });
}

async function prepare(app: AppContext, tx: Transaction): Promise<DemoTenancyTransaction> {
  const homes = await tx
    .select({ id: listings.id, ref: listings.agentRef, rentPcm: listings.rentPcm })
    .from(listings);
  const imogen = await findStaffByEmail(tx, "imogen@lintel.example.com");
  if (!imogen) throw new Error("The demo has no Imogen.");
  // Whoever tries it follows the mails' links on the machine that it runs on.
  const siteUrl = `http://localhost:${app.config.port}`;
  const inside = {
    ...app,
    // The use cases' own transactions are then parts of this one.
    database: { ...app.database, orm: tx },
    config: { ...app.config, publicUrl: siteUrl },
  };
  const now = app.now();
  return {
    plan: readDemoTenancies(),
    // Noon of that day: counted in hours, a day begins an hour early or late over a change of clocks.
    at(ago) {
      const noon = parseLondonMoment(addDays(getLondonDate(now), -ago), "12:00");
      const moment = ago === 0 || noon === null ? now : noon;
      return { ...inside, now: () => moment };
    },
    by: { staffId: imogen.id },
    siteUrl,
    findHome(ref) {
      const home = homes.find((one) => one.ref === ref);
      if (!home) throw new Error(`The demo has no home ${ref}.`);
      return home;
    },
  };
}

async function setUpLandlords({ plan, at, by, findHome }: DemoTenancyTransaction): Promise<void> {
  const app = at(60);
  const ids: string[] = [];
  for (const landlord of plan.landlords) {
    const id = await addLandlord(app, by, landlord);
    const on = getLondonDate(app.now());
    const check = {
      result: "clear",
      on,
      note: "Searched by name and birthday: no match.",
      name: nameLandlord(landlord),
      address: landlord.address,
    } as const;
    await recordSanctionsCheck(app, by, id, check);
    // They have no mailbox, and Monday comes.
    await chooseDigest(app, id, false);
    ids.push(id);
  }
  const refs = [...new Set([...plan.offers, ...plan.lets].map(({ home }) => home))];
  for (const [n, ref] of refs.entries()) {
    const home = { listingId: findHome(ref).id, landlordId: ids[n % ids.length]! };
    await setHomeLandlord(app, by, { ...home, maxAdults: 4, maxHouseholds: 1 });
  }
}

/** Invited and sent on one day. */
async function sendOffer(
  tx: Transaction,
  { at, by, siteUrl, findHome }: DemoTenancyTransaction,
  { home: ref, tenants, sent, starts, pet = "", about = "" }: DemoOffer,
): Promise<string> {
  const app = at(sent);
  const home = findHome(ref);
  const [first] = tenants;
  if (!first) throw new Error(`Nobody offers for ${ref}.`);
  const applicant = { ...splitDemoName(first.name), phone: first.phone };
  const invitation = { listingId: home.id, applicant, siteUrl };
  const { id: recordId, contactId } = expectDone(await inviteToOffer(app, invitation, by));
  const link = { purpose: "offer", recordId, contactId, at: app.now() } as const;
  const { secret } = await createAccessLink(tx, link);
  const body = createOfferBody({
    id: secret,
    home: { liteOffer: false, isB2B: false, development: null },
    details: {
      ...usualDetails,
      rent: String(home.rentPcm),
      adultCount: String(tenants.length),
      startdate: addDays(getLondonDate(at(0).now()), starts),
      pets: pet === "" ? "no" : "yes",
      pettype: pet,
      freetext: about,
    },
    tenants: tenants.map((one, n) => toTenant(one, n, tenants.length)),
    recaptchaToken: "demo",
  });
  const submission = { key: randomUUID(), bodyHash: "", linkOrigin: siteUrl };
  const offer = v.parse(placeOfferPayload, body);
  expectDone(await placeOffer({ ...app, ...unlimited }, offer, submission));
  await dateDemoWork(tx, app.now());
  return recordId;
}

const usualDetails = {
  freq: "Monthly",
  furnishing: "Furnished",
  unit: "NA",
  households: "1",
  childCount: "0",
  guarantorRequired: "no",
  ukBankAccount: "yes",
  noSubletting: "yes",
  rightToRent: "yes",
  adverseCredit: "no",
  duration: "12",
  break: "no",
  breakmonth: "0",
  specialrequests: "",
};

/** Everybody pays the same share, and the first what is left over. */
function toTenant(
  { name, salary, ...rest }: DemoOffer["tenants"][number],
  n: number,
  count: number,
) {
  const share = Math.floor(100 / count);
  return {
    ...splitDemoName(name),
    ...rest,
    employer: "Harrow Instruments",
    dob: `199${n}-03-09`,
    salary: String(salary),
    rentshare: String(n === 0 ? 100 - share * (count - 1) : share),
  };
}

/** The home with several offers waits for its landlord's word, asked two hours after the last came. */
async function askAboutOffers(
  tx: Transaction,
  { plan, at, by, siteUrl, findHome }: DemoTenancyTransaction,
): Promise<void> {
  const counts = Map.groupBy(plan.offers, ({ home }) => home);
  for (const [ref, ofHome] of counts) {
    if (ofHome.length < 2) continue;
    const question = { listingId: findHome(ref).id, siteUrl, note: "All three can start in time." };
    const app = at(Math.min(...ofHome.map(({ sent }) => sent)));
    const askedAt = new Date(app.now().getTime() + 2 * 3_600_000);
    const asked = await askLandlord({ ...app, now: () => askedAt }, by, question);
    if (!asked.ok) throw new Error(`The demo's landlord can't be asked: ${asked.reason}`);
    await dateDemoWork(tx, askedAt);
  }
}

async function acceptDemoOffer(
  { at, by, findHome }: DemoTenancyTransaction,
  offerId: string,
  { home, accepted }: { home: string; accepted: number },
): Promise<string> {
  const app = at(accepted);
  const done = await acceptOffer(app, by, {
    offerId,
    ownerId: by.staffId,
    note: "The landlord chose this offer by phone",
    holdingDeposit: {
      pence: 100 * calculateHoldingDeposit(findHome(home).rentPcm),
      dueOn: addDays(getLondonDate(app.now()), 3),
    },
    depositPence: null,
    declined: [],
  });
  if (!done.ok) throw new Error(`The demo's offer for ${home} can't be accepted: ${done.reason}`);
  return done.tenancyId;
}
