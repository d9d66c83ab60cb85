import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listings } from "../listings/listing-tables.ts";
import { testEngines } from "../testing/database.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { createListing } from "../testing/listing.ts";
import { homes } from "../testing/offers.ts";
import { bookAppointment } from "../viewings/book-appointment.ts";
import { negotiators } from "../viewings/diary-tables.ts";
import { createAppointmentFile } from "./appointment-file.ts";

describe.each(testEngines)("what a landlord is told on the %s engine", (engine) => {
  const { lets, open, show, addSolomon } = useLandlordCase(engine);
  const orm = () => lets.database().orm;

  test("shows their appointments, without the office's note, and nobody else's", async () => {
    const app = await lets.app();
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
      withEmail: "SOLOMON@example.com",
    };
    expect(
      await bookAppointment(app, lets.known, { ...valuation, withEmail: "x@example.com" }),
    ).toMatchObject({ refusal: { errors: [{ path: "withEmail" }] } });
    const solomon = await open(await addSolomon());
    const booked = await bookAppointment(app, lets.known, valuation);
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
    lets.clock.now = new Date("2026-11-24T16:00:00Z");
    expect(await createAppointmentFile(app, solomon, appointmentId)).toBeNull();
    expect((await show(solomon))?.before?.valuation?.isOver).toBe(true);
  });

  test("shows what homes like theirs were let for, once there are three, and never their own", async () => {
    const now = lets.clock.now;
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
});
