import { readFileSync } from "node:fs";
import { eq, gte, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import {
  findCertificate,
  getCertificateState,
} from "../../../domain/listings/certificates/certificates.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { listDeadlines } from "../../../domain/tenancies/steps/list-deadlines.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import type { Config } from "../../config.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { listSteps } from "../../../domain/tenancies/tenancy.ts";
import { listDocumentsFromLandlords } from "../../homes/certificates/list-documents-to-check.ts";
import { listDocuments } from "../../documents/documents.ts";
import { listingCertificates } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { landlordAnswers, offers } from "../../offers/offer-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { loadTenancy } from "../../tenancies/load-tenancy.ts";
import { listHomesToRelist } from "../../tenancies/decision/list-homes-to-relist.ts";
import { tenancies } from "../../tenancies/tenancy-tables.ts";
import { endDemo } from "../../staff/demo-office.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { expectDeadlines } from "../../testing/lawful-deadlines.ts";
import { expectLawfulMoney } from "../../testing/lawful-tenancies.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";
import { createListing } from "../../testing/listing.ts";
import { addNegotiator } from "../../viewings/availability/add-negotiator.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { demoNegotiators } from "../../viewings/availability/demo-negotiators.ts";
import { negotiators } from "../../viewings/diary/diary-tables.ts";
import { readDemoDiary, readDemoTenancies } from "./demo-data.ts";
import { fillDemoTenancies } from "./fill-demo-tenancies.ts";

const { offers: demoOffers, backups: demoBackups, lets: demoTenancies } = readDemoTenancies();
const refs = [...new Set([...demoOffers, ...demoTenancies].map(({ home }) => home))];
const tenancyRefs = demoTenancies.map(({ home }) => home);

test("renters see the same homes as before: those of the lets are let agreed in the demo's feed", () => {
  const feed = readFileSync(resolveInProject("demo/999999_2026112101.BLM"), "latin1");
  const [columns = ""] = feed.split("#DEFINITION#")[1]!.trim().split("~");
  const place = (name: string) => columns.split("^").indexOf(name);
  const rows = feed
    .split("#DATA#")[1]!
    .split("~")
    .map((row) => row.trim().split("^"));
  const stateOf = (one: string) =>
    rows.find((row) => row[place("AGENT_REF")] === one)?.[place("STATUS_ID")];
  expect(tenancyRefs.map(stateOf)).toEqual(tenancyRefs.map(() => "5"));
  expect(demoOffers.map(({ home }) => stateOf(home))).toEqual(demoOffers.map(() => "0"));
});

test("whoever offers saw the home before, and not at one of the diary's viewings around today", () => {
  const all = [...demoOffers, ...demoBackups, ...demoTenancies];
  const names = new Set(all.map(({ tenants }) => tenants[0]?.name));
  expect(readDemoDiary().viewings.filter(({ name }) => names.has(name))).toEqual([]);
});

/**
 * Each fill is the work of weeks in the office, so there are as few as can be, and on one engine: what
 * people do in the office is tested on both.
 */
function useDemoTenancies() {
  const database = useDatabase("server");
  const orm = () => database().orm;

  beforeEach(() => emptyTables(database()));

  async function fill(now: string, config: Partial<Config> = {}) {
    const app = await createTestContext(database(), {
      now: () => new Date(now),
      config: { publicUrl: null, demoData: true, port: 3456, ...config },
    });
    const rows = refs.map((agentRef, n) => {
      const status = tenancyRefs.includes(agentRef) ? "let-agreed" : "available";
      return createListing({ id: `p000000003${10 + n}`, agentRef, status });
    });
    if ((await orm().$count(listings)) === 0) await addListedHomes(database(), rows);
    if ((await orm().$count(negotiators)) === 0)
      for (const one of demoNegotiators) await addNegotiator(app, one);
    await fillDemoTenancies(app);
  }

  const load = async (ref: string) => (await loadRow(ref)).tenancy;

  async function loadRow(ref: string) {
    const [row] = await orm()
      .select({ id: tenancies.id, listingId: tenancies.listingId })
      .from(tenancies)
      .innerJoin(listings, eq(listings.id, tenancies.listingId))
      .where(eq(listings.agentRef, ref));
    return { ...row!, tenancy: (await loadTenancy(orm(), row!.id))!.tenancy };
  }

  async function countStates(): Promise<Record<string, number>> {
    const rows = await orm().select({ state: tenancies.state }).from(tenancies);
    const counts: Record<string, number> = {};
    for (const { state } of rows) counts[state] = (counts[state] ?? 0) + 1;
    return counts;
  }

  /** What is recorded as given is there to read, and the landlord has it. */
  async function expectPapers(ref: string) {
    const { id, listingId, tenancy } = await loadRow(ref);
    const kept = await listDocuments(orm(), "tenancy", [id]);
    const ofHome = await orm()
      .select()
      .from(listingCertificates)
      .where(eq(listingCertificates.listingId, listingId));
    for (const [kind, paper, certificate] of [
      ["written-statement", "written-statement", null],
      ["signature", "agreement", null],
      ["gas-certificate", "gas-certificate", "gas"],
      ["electrical-report", "electrical-report", "eicr"],
      ["energy-certificate", "energy-certificate", "epc"],
    ] as const) {
      if (!listSteps(tenancy, kind).some(({ done }) => done)) continue;
      expect(
        kept.map((one) => one.kind),
        `${paper} of ${ref}`,
      ).toContain(paper);
      if (!certificate) continue;
      const found = findCertificate(ofHome, certificate);
      expect(getCertificateState(found, "2026-11-20"), `${certificate} of ${ref}`).toBe("valid");
    }
  }

  return { database, orm, fill, load, countStates, expectPapers };
}

const everyStage = { progressing: 7, "moved-in": 1, "fallen-through": 1 };

describe("the demo's tenancies", () => {
  const { database, orm, fill, load, countStates, expectPapers } = useDemoTenancies();

  test("are lawful and one in each stage; no mail is due, and a second start adds nothing", async () => {
    const now = "2026-11-20T09:44:00Z";
    await fill(now, { publicUrl: "https://lettings.example.com" });
    expect(await orm().$count(offers)).toBe(0);
    await fill(now);
    expect(await countStates()).toEqual(everyStage);
    for (const ref of tenancyRefs) {
      const tenancy = await load(ref);
      expectLawfulMoney(tenancy);
      expectDeadlines(tenancy, "2026-11-20");
    }
    const late = await orm()
      .select({ ref: listings.agentRef })
      .from(listings)
      .innerJoin(offers, eq(offers.listingId, listings.id))
      .where(gte(listings.listedAt, offers.invitedAt));
    expect(late).toEqual([]);
    const seen = await orm().select().from(bookings);
    expect(seen.every(({ outcome }) => outcome === "done")).toBe(true);
    const seenHomes = new Set(seen.map(({ listingId }) => listingId));
    const tenancyHomes = await orm().select({ id: tenancies.listingId }).from(tenancies);
    expect(tenancyHomes.filter(({ id }) => !seenHomes.has(id))).toEqual([]);
    expect(await listHomesToRelist(orm())).toMatchObject([
      { by: "renter", backups: [{ name: "Bram Okafor" }] },
    ]);
    const agreed = await orm().select().from(listings).where(eq(listings.status, "let-agreed"));
    expect(agreed.map(({ agentRef }) => agentRef).toSorted()).toEqual(tenancyRefs.toSorted());
    const alarms = listDeadlines(await load("999999_LN0044"), new Date(now));
    expect(alarms.map(({ name }) => name)).toContain("agreement");
    expect(await orm().$count(offers, eq(offers.state, "submitted"))).toBe(
      demoOffers.length + demoBackups.length,
    );
    for (const ref of tenancyRefs) await expectPapers(ref);
    expect(await listDocumentsFromLandlords(orm(), "2026-11-20", null)).toMatchObject([
      { papers: [{ kind: "ownership" }] },
    ]);
    const mails = await orm().select().from(outbox);
    expect(mails.length).toBeGreaterThan(30);
    expect(mails.filter(({ state }) => state !== "sent")).toEqual([]);
    expect(mails.every(({ recipient }) => recipient.endsWith("example.com"))).toBe(true);
    // What the database dates itself is no younger than what it is about.
    const days = (kind: string) =>
      new Set(
        mails.filter((mail) => mail.kind === kind).map(({ createdAt }) => getLondonDate(createdAt)),
      );
    expect(days("offer-accept").size).toBeGreaterThan(5);
    expect(seen.filter(({ createdAt, startsAt }) => createdAt >= startsAt)).toEqual([]);
    const landlord = await orm().select().from(contacts).where(eq(contacts.firstname, "Beatrix"));
    expect(landlord.map(({ updatedAt }) => getLondonDate(updatedAt))).toEqual(["2026-09-21"]);
    const asked = mails.find(({ kind }) => kind === "offer-question");
    expect(asked?.html).toContain("http://localhost:3456/my-home/");
    // Nobody is asked about an offer that is still to come.
    const answers = await orm()
      .select({ askedAt: landlordAnswers.askedAt, submittedAt: offers.submittedAt })
      .from(landlordAnswers)
      .innerJoin(offers, eq(offers.id, landlordAnswers.offerId));
    expect(answers).toHaveLength(3);
    for (const { askedAt, submittedAt } of answers) {
      expect(askedAt).toEqual(asked?.createdAt);
      expect(submittedAt).not.toBeNull();
      expect(askedAt.getTime()).toBeGreaterThan(submittedAt!.getTime());
      expect(askedAt.getTime()).toBeLessThan(new Date(now).getTime());
    }
    const before = await orm().$count(offers);
    await fill("2026-11-20T09:50:00Z");
    expect(await orm().$count(offers)).toBe(before);

    const open = () => orm().$count(accessLinks, isNull(accessLinks.revokedAt));
    expect(await open()).toBeGreaterThan(10);
    const app = await createTestContext(database());
    await orm().transaction((tx) => endDemo(app, tx, new Date(now)));
    expect(await open()).toBe(0);
  });
});

describe("the demo's tenancies, loaded half an hour after midnight just after the clocks changed", () => {
  const { fill, countStates } = useDemoTenancies();

  test("are there as on any day", async () => {
    await fill("2026-03-30T23:30:00Z");
    expect(await countStates()).toEqual(everyStage);
  });
});
