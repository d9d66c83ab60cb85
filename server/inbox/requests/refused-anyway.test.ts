import { beforeEach, describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { handleBookingForm } from "../../testing/sent-forms.ts";
import { addTimeOff } from "../../viewings/availability/time-off.ts";

describe.each(testEngines)("a booking that is refused anyway, on the %s engine", (engine) => {
  const { database, appContext, plan, all } = useBookings(engine);
  let by: SignedIn;
  beforeEach(async () => {
    const person = { name: "Imogen Achebe", email: "imogen@lintel.example.com" };
    const times = { invitedAt: noon, joinedAt: noon };
    const [imogen] = await database()
      .orm.insert(staff)
      .values({ ...person, emailKey: person.email, role: "negotiator", ...times })
      .returning();
    by = { staffId: imogen!.id, ...person, role: "negotiator", sessionId: "", isFresh: true };
  });

  test("what refuses a typed time all the same is said before it is asked about", async () => {
    const { orm } = database();
    const send = async (fields: Record<string, string>) =>
      handleBookingForm(await appContext(), by, fields);
    const off = { from: "2026-12-04", until: "2026-12-04", starts: "", ends: "", reason: "Leave" };
    await addTimeOff(await appContext(), by, plan().negotiatorId, off);
    await orm.update(listings).set({ status: "let-agreed" });
    const [ada] = await orm.select().from(contacts);
    const other = {
      otherDate: "2026-12-04",
      otherTime: "18:15",
      otherWho: String(plan().negotiatorId),
    };
    const why = { despiteLetAgreed: "Their let may fall through" };
    const whom: Record<string, string>[] = [
      { enquiry: adasRequest },
      { home: createListing().id, person: ada!.id },
    ];
    for (const one of whom) {
      const fields = { ...one, slot: "other", ...other };
      const { refusal } = await send(fields);
      expect(refusal?.errors).toMatchObject([{ path: "despiteLetAgreed" }]);
      expect(refusal).not.toHaveProperty("anyway");
      // With it nothing else refuses, so it is asked about, and done.
      const asked = await send({ ...fields, ...why });
      expect(asked.refusal?.detail).toContain("Imogen is off");
      expect(await all()).toEqual([]);
    }
    const fields = { enquiry: adasRequest, slot: "other", ...other, ...why };
    const { anyway = "" } = (await send(fields)).refusal ?? {};
    expect((await send({ ...fields, anyway })).done).toMatch(/^Booked/);
  });
});
