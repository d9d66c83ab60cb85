import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findLandlordContactId } from "../landlords/landlords.ts";
import { listingCertificates, listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { listingViews } from "../listings/listing-view-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { createListing } from "../testing/listing.ts";
import { createShowing } from "../testing/figures.ts";
import { sam } from "../testing/use-tenancies.ts";
import { homes, priya } from "../testing/offers.ts";
import { bookAppointment } from "../viewings/appointments/book-appointment.ts";
import { negotiators } from "../viewings/diary/diary-tables.ts";
import { answerFeedback, writeOfficeFeedback } from "../viewings/feedback/give-feedback.ts";
import { createAppointmentFile } from "./appointment-file.ts";
import { addRecords } from "../testing/listed-homes.ts";

describe.each(testEngines)("what a landlord is told on the %s engine", (engine) => {
  const { setup, open, show, addSolomon } = useLandlordCase(engine);
  const orm = () => setup.database().orm;

  test("shows their appointments, without the office's note, and nobody else's", async () => {
    const app = await setup.app();
    const [negotiator] = await orm()
      .insert(negotiators)
      .values({ name: "Imogen Achebe", email: "imogen@example.com", phone: "020 7946 0147" })
      .returning();
    const valuation = {
      kind: "valuation",
      negotiatorId: negotiator!.id,
      place: "14 Calvert Terrace, London N1 5PT",
      date: "2026-11-24",
      time: "15:00",
      minutes: 45,
      note: "Seems to want too much",
    };
    const withNobody = { ...valuation, withContact: randomUUID() };
    expect(await bookAppointment(app, setup.known, withNobody)).toMatchObject({
      refusal: { errors: [{ path: "withContact" }] },
    });
    const solomonId = await addSolomon();
    const solomon = await open(solomonId);
    const withContact = await findLandlordContactId(orm(), solomonId);
    const booked = await bookAppointment(app, setup.known, { ...valuation, withContact });
    if (!booked.ok) throw new Error(booked.refusal.detail);
    const page = await show(solomon);
    expect(page?.before).toMatchObject({
      valuation: { when: "24/11/2026, 15:00", minutes: 45, with: "Imogen Achebe" },
      stepNumber: 1,
      comparables: null,
    });
    expect(page?.before?.steps[0]).toMatchObject({ name: "Valuation", state: "now" });
    expect(JSON.stringify(page)).not.toContain("too much");
    expect((await show(await open()))?.appointments).toEqual([]);
    const { appointmentId } = booked.answer;
    expect(await createAppointmentFile(app, solomon, appointmentId)).toContain(
      "LOCATION:14 Calvert Terrace",
    );
    expect(await createAppointmentFile(app, await open(), appointmentId)).toBeNull();
    expect(await createAppointmentFile(app, solomon, "' or 1=1")).toBeNull();
    setup.clock.now = new Date("2026-11-24T16:00:00Z");
    expect(await createAppointmentFile(app, solomon, appointmentId)).toBeNull();
    expect((await show(solomon))?.before?.valuation?.isOver).toBe(true);
  });

  test("of the viewings of their home they read only the words that the office released", async () => {
    const app = await setup.app();
    const on = async (startsAt: string, renter = priya) => createShowing(orm)(startsAt, {}, renter);
    const [said, kept, renters] = [
      await on("2026-11-19T10:00:00Z"),
      await on("2026-11-19T11:00:00Z", sam),
      await on("2026-11-19T12:00:00Z", sam),
    ];
    await answerFeedback(app, renters, {
      answer: "no",
      reason: "rent",
      message: "Too dear for me",
    });
    const write = async (id: string, landlordText: string, release: boolean) =>
      writeOfficeFeedback(app, setup.known, id, { note: "Short of money", landlordText }, release);
    expect(await write(said, "They liked the light.", true)).toMatchObject({ ok: true });
    expect(await write(kept, "Not to be read yet.", false)).toMatchObject({ ok: true });
    const landlord = await open();
    const page = await show(landlord);
    expect(page?.current?.words).toEqual([
      { when: "19/11/2026, 10:00", text: "They liked the light." },
    ]);
    expect(JSON.stringify(page)).not.toMatch(/Priya|Sam|Short of money|Too dear|Not to be read/);
    await write(said, "Not looked over again.", false);
    expect((await show(landlord))?.current?.words).toEqual([]);
  });

  test("shows what homes like theirs were let for, once there are three, and never their own", async () => {
    const now = setup.clock.now;
    const like = (number: number, rentPcm: number) => ({
      ...createListing({
        id: `p0000000001${number}`,
        agentRef: `T1${number}`,
        bedrooms: own!.bedrooms,
        outcode: own!.outcode,
        rentPcm,
        status: "let-agreed",
      }),
      listedAt: new Date("2026-11-01T12:00:00Z"),
      letAgreedAt: new Date("2026-11-11T12:00:00Z"),
    });
    const [own] = await orm().select().from(listings).where(eq(listings.id, homes.full));
    await orm()
      .insert(listings)
      .values([like(1, 2000), like(2, 2200)]);
    await orm().update(listings).set({ letAgreedAt: now }).where(eq(listings.id, homes.full));
    expect((await show(await open()))?.current?.comparables).toBeNull();
    await orm().insert(listings).values(like(3, 2100));
    expect((await show(await open()))?.current?.comparables).toMatchObject({
      middle: "£2,100",
      lowest: "£2,000",
      highest: "£2,200",
      daysToLet: 10,
    });
  });

  test("where too few of their district were let, within two miles", async () => {
    const [own] = await orm().select().from(listings).where(eq(listings.id, homes.full));
    const { lat, long, bedrooms } = own!;
    /** A degree of latitude is 69 miles. */
    const north = (number: number, miles: number, size = bedrooms) => ({
      ...createListing({
        id: `p0000000003${number}`,
        agentRef: `T3${number}`,
        bedrooms: size,
        outcode: "ZE1",
        rentPcm: 3000 + number,
        status: "let-agreed",
        lat: lat + miles / 69,
        long,
      }),
      listedAt: new Date("2026-11-01T12:00:00Z"),
      letAgreedAt: new Date("2026-11-11T12:00:00Z"),
    });
    const few = [north(1, 0.5), north(2, 1.9), north(3, 2.1), north(4, 1, bedrooms + 1)];
    await orm().insert(listings).values(few);
    expect((await show(await open()))?.current?.comparables).toBeNull();
    await orm().insert(listings).values(north(5, 1.5));
    expect((await show(await open()))?.current?.comparables).toMatchObject({
      about: expect.stringContaining("3 homes"),
      middle: "£3,002",
      lowest: "£3,001",
      highest: "£3,005",
    });
  });

  test("compares views with those of homes like theirs in their first days, once there are five", async () => {
    const [own] = await orm().select().from(listings).where(eq(listings.id, homes.full));
    // Since the 11th: eleven days, today with them.
    await orm()
      .update(listings)
      .set({ listedAt: new Date("2026-11-11T12:00:00Z") })
      .where(eq(listings.id, homes.full));
    const add = async (number: number, changes: Partial<typeof listings.$inferInsert> = {}) => {
      const { bedrooms, outcode } = own!;
      const base = { id: `p0000000002${number}`, agentRef: `T2${number}`, bedrooms, outcode };
      const like = createListing({ ...base, status: "available" });
      const listedAt = new Date("2026-10-01T12:00:00Z");
      await orm()
        .insert(listings)
        .values({ ...like, listedAt, letAgreedAt: null, ...changes });
      await addRecords(orm(), [base.id]);
      const views = (day: string, count: number) => ({ listingId: base.id, day, views: count });
      // The last day is the twelfth.
      await orm()
        .insert(listingViews)
        .values([
          views("2026-10-01", number * 10),
          views("2026-10-11", 1),
          views("2026-10-12", 900),
        ]);
    };
    const shown = async () => (await show(await open()))?.current?.figures.likeViews;
    for (const number of [1, 2, 3, 4]) await add(number);
    // Of another size, let too soon, too new, and too long ago.
    await add(5, { bedrooms: own!.bedrooms + 1 });
    await add(6, { letAgreedAt: new Date("2026-10-05T12:00:00Z") });
    await add(7, { listedAt: new Date("2026-11-12T12:00:00Z") });
    await add(8, { listedAt: new Date("2025-10-01T12:00:00Z") });
    expect(await shown()).toBeNull();
    await add(9, { letAgreedAt: new Date("2026-10-12T12:00:00Z") });
    expect(await shown()).toMatchObject({ middle: "31" });
    expect((await shown())?.about).toContain(
      "Similar properties: median of 5 properties with 2 beds in E2 over their first 11 days",
    );
    expect((await shown())?.about).toContain(`in ${own!.outcode} over their first 11 days`);
  });

  test("shows papers that the home has and needs, and asks for those that it lacks", async () => {
    await addRecords(orm(), [homes.full]);
    const paper = (kind: "gas" | "insurance", expiresOn: string) => ({
      listingId: homes.full,
      kind,
      issuedOn: "2025-10-30",
      expiresOn,
      addedAt: setup.clock.now,
    });
    await orm()
      .insert(listingCertificates)
      .values([paper("gas", "2026-10-30"), paper("insurance", "2026-11-01")]);
    const shown = async () => (await show(await open()))?.current;
    expect((await shown())?.certificates).toMatchObject([
      { kind: "gas", state: "expired", until: "30/10/2026" },
      { kind: "insurance", state: "expired", until: "01/11/2026" },
    ]);
    expect((await shown())?.wantedPapers.map(({ kind }) => kind)).toEqual([
      "electrical-report",
      "energy-certificate",
    ]);
    await orm()
      .insert(listingCertificates)
      .values({ ...paper("gas", "2027-10-29"), issuedOn: "2026-10-30" });
    expect((await shown())?.certificates).toContainEqual(
      expect.objectContaining({ kind: "gas", state: "unproven" }),
    );
    expect((await shown())?.wantedPapers).toContainEqual(
      expect.objectContaining({ kind: "gas-certificate", neededBy: "keys" }),
    );
    await orm()
      .update(listingRecords)
      .set({ draft: { hasGas: "no", licence: "selective" } })
      .where(eq(listingRecords.id, homes.full));
    expect((await shown())?.certificates.map(({ kind }) => kind)).toEqual(["insurance"]);
    expect((await shown())?.wantedPapers.map(({ kind }) => kind)).toContain("licence");
  });
});
