import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { contactMerges, contacts } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { changeByForm, handleBookingForm } from "../../testing/sent-forms.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { showBooking } from "../../viewings/bookings/show-booking.ts";
import { showConversation } from "../show-inbox.ts";

const home = createListing().id;
const dot = { firstname: "Dot", lastname: "Wright", phone: "07700 900777", email: "" };

describe.each(testEngines)("a second viewing of one person, on the %s engine", (engine) => {
  const { database, appContext, plan, book: bookRequest, tom } = useBookings(engine);
  const orm = () => database().orm;
  let by: SignedIn;
  beforeEach(async () => {
    const person = { name: "Imogen Achebe", email: "imogen@lintel.example.com" };
    const times = { invitedAt: noon, joinedAt: noon };
    const [imogen] = await orm()
      .insert(staff)
      .values({ ...person, emailKey: person.email, role: "negotiator", ...times })
      .returning();
    by = { staffId: imogen!.id, ...person, role: "negotiator", sessionId: "", isFresh: true };
  });

  const slotOf = (date: string, negotiatorId = plan().negotiatorId) =>
    `${date}/10:30/${negotiatorId}`;
  const book = async (fields: Record<string, string>) =>
    handleBookingForm(await appContext(), by, { home, ...fields });
  const findDot = async () => {
    const [contact] = await orm().select().from(contacts).where(eq(contacts.firstname, "Dot"));
    return contact!.id;
  };
  const show = async (contactId: string, listingId = home) =>
    showBooking(await appContext(), by, { enquiryId: null, listingId, contactId, slot: null });
  const bookDot = () => book({ ...dot, slot: slotOf("2026-12-03") });

  test("in one home is asked about once, whether they are typed again or known", async () => {
    await bookDot();
    const person = await findDot();
    for (const whom of [dot, { person }]) {
      const refused = await book({ ...whom, slot: slotOf("2026-12-25") });
      expect(refused.refusal?.detail).toBe(
        "Dot Wright already has a viewing of this property booked for Thu 3 Dec, 10:30.",
      );
    }
    expect(await orm().$count(bookings)).toBe(1);
    expect(await orm().$count(enquiries, eq(enquiries.contactId, person))).toBe(1);
    const slot = slotOf("2026-12-04");
    const asked = await book({ person, slot });
    const anyway = asked.refusal?.anyway ?? "";
    expect(await book({ person, slot, anyway })).toMatchObject({
      done: expect.stringMatching(/^Booked Fri 4 Dec/),
    });
    expect(await orm().$count(bookings)).toBe(2);
  });

  test("is asked about beside what speaks against its time, each once", async () => {
    await bookDot();
    const person = await findDot();
    const slot = slotOf("2026-12-25");
    let answer = await book({ person, slot });
    const asked: string[] = [];
    while (answer.refusal?.anyway !== undefined && asked.length < 4) {
      asked.push(answer.refusal.detail);
      answer = await book({ person, slot, anyway: answer.refusal.anyway });
    }
    expect(answer.done).toMatch(/^Booked Fri 25 Dec/);
    expect(new Set(asked).size).toBe(asked.length);
    expect(asked).toContain(
      "Dot Wright already has a viewing of this property booked for Thu 3 Dec, 10:30.",
    );
  });

  test("is asked about if the first is of a joined contact, or of another request", async () => {
    await bookRequest({ date: "2026-12-03", time: "10:30" });
    const [ada] = await orm().select().from(contacts).where(eq(contacts.firstname, "Ada"));
    const values = { ...ada!, firstname: "Ada", lastname: "Brough", phone: "07700 900124" };
    const { id: _id, searchWords: _words, ...other } = { ...values, phoneKey: "447700900124" };
    const [joined] = await orm().insert(contacts).values(other).returning();
    const slot = slotOf("2026-12-04");
    expect(await book({ person: joined!.id, slot })).toMatchObject({
      done: expect.stringMatching(/^Booked/),
    });
    await orm().insert(contactMerges).values({
      contactId: joined!.id,
      intoId: ada!.id,
      mergedBy: by.staffId,
      mergedAt: noon,
    });
    const refused = await book({ person: joined!.id, slot: slotOf("2026-12-07") });
    expect(refused.refusal?.detail).toContain(
      "Ada Brough already has a viewing of this property booked for Thu 3 Dec, 10:30.",
    );
    const again = { id: "a0ADAADAADAADAADA2", kind: "viewing" as const, listingId: home };
    await orm()
      .insert(enquiries)
      .values({ ...again, contactId: ada!.id, message: "" });
    const second = await book({ enquiry: again.id, slot: slotOf("2026-12-07") });
    expect(second.refusal?.anyway).toBeDefined();
    const own = await book({ enquiry: adasRequest, slot: slotOf("2026-12-07") });
    expect(own.refusal).toMatchObject({
      detail: expect.stringContaining("Move that viewing instead"),
    });
    expect(own.refusal?.anyway).toBeUndefined();
  });

  test("is not asked about once the first is over or cancelled, or of another home", async () => {
    await bookDot();
    const person = await findDot();
    const [{ appointmentId } = { appointmentId: "" }] = await orm().select().from(bookings);
    const later = await appContext(new Date("2026-12-03T12:00:00Z"));
    const over = { home, person, slot: slotOf("2026-12-07") };
    expect((await handleBookingForm(later, by, over)).refusal).toBeUndefined();
    await orm()
      .delete(bookings)
      .where(eq(bookings.startsAt, new Date("2026-12-07T10:30:00Z")));
    await changeByForm(await appContext(), by, appointmentId, { change: "cancel" });
    expect((await book({ person, slot: slotOf("2026-12-08", tom()) })).refusal).toBeUndefined();
  });

  test("the page says what is booked already, and which appointment to move", async () => {
    await bookDot();
    const person = await findDot();
    const [{ appointmentId } = { appointmentId: "" }] = await orm().select().from(bookings);
    expect((await show(person))?.ahead).toEqual({
      text: "Dot Wright already has a viewing of this property booked for Thu 3 Dec, 10:30.",
      appointmentId,
    });
    const [bea] = await orm().select().from(contacts).where(eq(contacts.firstname, "Bea"));
    expect((await show(bea!.id))?.ahead).toBeNull();
  });

  test("their conversation offers no times to book, and says what is booked", async () => {
    await bookDot();
    const [conversation] = await orm().select().from(conversations);
    const open = await showConversation(await appContext(), by, conversation!.id);
    expect(open).toMatchObject({
      freeTimes: [],
      ahead: {
        text: "Dot Wright already has a viewing of this property booked for Thu 3 Dec, 10:30.",
      },
    });
    const { appointmentId } = open!.ahead!;
    await changeByForm(await appContext(), by, appointmentId, { change: "cancel" });
    const free = await showConversation(await appContext(), by, conversation!.id);
    expect(free?.ahead).toBeNull();
    expect(free?.freeTimes).not.toEqual([]);
  });
});
