import { randomUUID } from "node:crypto";
import { and, eq, isNull } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { listProbableMatches } from "../../contacts/probable-matches.ts";
import { contactColumns } from "../../contacts/person-contacts.ts";
import { enterRequest } from "./enter-request.ts";
import { listPeople } from "../../people/list-people.ts";
import type { SignedIn } from "../../staff/sessions.ts";
import { staff } from "../../staff/staff-tables.ts";
import { beasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { askForFeedback } from "../../viewings/feedback/ask-for-feedback.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { changeByForm } from "../../testing/sent-forms.ts";
import { remindOfBookings } from "../../viewings/bookings/remind-of-bookings.ts";
import { markRunningLate } from "../../viewings/run-sheet/run-late.ts";
import { showAppointment } from "../../viewings/appointments/show-appointment.ts";
import { showBooking, showWhomToBook } from "../../viewings/bookings/show-booking.ts";
import { joinWaitingList } from "../../viewings/requests/waiting-list.ts";
import { findCallBooking } from "./book-from-call.ts";
import { handleBookingForm } from "../../testing/sent-forms.ts";
import { readStaffSubmission } from "../staff-change.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const imogen: SignedIn = {
  staffId: randomUUID(),
  name: "Imogen Achebe",
  email: "imogen@lintel.example.com",
  role: "negotiator",
  sessionId: "",
  isFresh: true,
};
const home = createListing().id;
const dot = { firstname: "Dot", lastname: "Wright", phone: "07700 900777", email: "" };
const ringDot = "Call or text 07700 900777.";

describe.each(testEngines)("a caller without an email, on the %s engine", (engine) => {
  const { database, appContext, plan, mails } = useBookings(engine);
  const orm = () => database().orm;
  let slot = "";
  beforeEach(async () => {
    const { staffId: id, name, email } = imogen;
    const times = { invitedAt: noon, joinedAt: noon };
    await orm()
      .insert(staff)
      .values({ id, name, email, emailKey: email, role: "negotiator", ...times });
    slot = `2026-12-03/10:30/${plan().negotiatorId}`;
  });

  const book = async (fields: Record<string, string> = {}) =>
    handleBookingForm(await appContext(), imogen, { home, slot, ...dot, ...fields });
  const dots = () => orm().select().from(contacts).where(eq(contacts.firstname, "Dot"));
  const ring = async (changes: object = {}) => {
    const call = { name: "Dot Wright", phone: dot.phone, email: "", body: "Is it quiet?" };
    const entered = await enterRequest(
      await appContext(),
      { ...call, ...changes },
      readStaffSubmission(imogen, {}),
    );
    if (!entered.ok) throw new Error(entered.refusal.detail);
    return entered.answer.id;
  };

  test("is booked by the number alone: no mail goes, and whoever books is told to ring", async () => {
    expect(await book()).toMatchObject({
      done: `Booked Thu 3 Dec, 10:30. Dot Wright has no email address, so we couldn’t send the confirmation. ${ringDot}`,
    });
    expect(await dots()).toMatchObject([
      { phone: dot.phone, phoneKey: "447700900777", email: null, emailKey: null },
    ]);
    expect(await orm().$count(bookings)).toBe(1);
    expect(await mails()).toEqual([]);
    const answers = await orm().select().from(conversationMessages);
    expect(answers.map(({ kind }) => kind)).toEqual(["request", "call"]);
  });

  test("may give one name only, but a number", async () => {
    expect(await book({ lastname: "" })).toMatchObject({ done: expect.stringMatching(/^Booked/) });
    for (const [field, value] of [
      ["phone", ""],
      ["firstname", " "],
      ["email", "dot"],
    ] as const) {
      const refused = await book({
        [field]: value,
        slot: `2026-12-04/10:30/${plan().negotiatorId}`,
      });
      expect(refused.refusal?.errors).toMatchObject([{ path: field }]);
    }
  });

  test("is found by name and number", async () => {
    await book();
    for (const text of ["dot", "wright", "07700 900777"]) {
      const { rows } = await listPeople(orm(), text);
      expect(rows.map(({ firstname }) => firstname)).toEqual(["Dot"]);
    }
  });

  test("is the same contact when they ring again, and nobody else with their number is", async () => {
    await book();
    const later = `2026-12-04/10:30/${plan().negotiatorId}`;
    const again = { slot: later, firstname: "dot", phone: "+44 7700 900777" };
    const { anyway = "" } = (await book(again)).refusal ?? {};
    expect((await book({ ...again, anyway })).done).toMatch(/^Booked/);
    const other = await book({
      slot: `2026-12-04/15:30/${plan().negotiatorId}`,
      firstname: "Ron",
    });
    expect(other.done).toMatch(/Ron Wright/);
    const callers = await orm()
      .select()
      .from(contacts)
      .where(eq(contacts.phoneKey, "447700900777"));
    expect(callers.map(({ firstname }) => firstname).toSorted()).toEqual(["Dot", "Ron"]);
  });

  test("with the number of somebody known is proposed as the same person, and not joined", async () => {
    const known = { firstname: "Dorothy", lastname: "Wright", phone: "07700 900777" };
    await orm()
      .insert(contacts)
      .values({
        ...known,
        firstname: "Dot",
        phoneKey: "447700900777",
        email: "dot@example.com",
        emailKey: "dot@example.com",
      });
    await book();
    expect(await dots()).toHaveLength(2);
    const [caller] = await orm()
      .select(contactColumns)
      .from(contacts)
      .where(and(eq(contacts.firstname, "Dot"), isNull(contacts.email)));
    expect(await listProbableMatches(orm(), [caller!])).toMatchObject([
      { contact: { email: "dot@example.com" }, shared: ["phone"] },
    ]);
  });

  test("brings name and number from the call, and the viewing is in its conversation", async () => {
    const id = await ring({ listingId: home });
    const query = await findCallBooking(orm(), id, home);
    expect(Object.fromEntries(query)).toEqual({ home, caller: id });
    const wanted = { enquiryId: null, listingId: home, contactId: null, callerId: id, slot: null };
    expect(await showBooking(await appContext(), imogen, wanted)).toMatchObject({
      title: `Book a viewing of ${createListing().name} for Dot Wright`,
      person: null,
      caller: { id, firstname: "Dot", lastname: "Wright", phone: dot.phone },
      message: "Is it quiet?",
      isSpoken: true,
      hasWordsOnly: true,
    });
    const unchosen = { ...wanted, listingId: null };
    expect(await showWhomToBook(await appContext(), imogen, unchosen)).toMatchObject({
      title: "Book a viewing for Dot Wright",
      said: { words: "Is it quiet?", isSpoken: true },
    });
    // From the caller's page, too: they rang about this home.
    expect(await showBooking(await appContext(), imogen, unchosen)).toMatchObject({
      listingId: home,
      caller: { id },
      message: "Is it quiet?",
    });
    await book({ caller: id });
    const [contact] = await dots();
    expect(await orm().select().from(conversations)).toMatchObject([
      { id, contactId: contact!.id, waitingSince: null, requestCount: 2 },
    ]);
    expect(Object.fromEntries(await findCallBooking(orm(), id, home))).toEqual({
      home,
      person: contact!.id,
    });
  });

  test("of a call about another home gets a conversation about this one, as the same person", async () => {
    const other = createListing({ id: "p00000000002", agentRef: "999999_T2" });
    await addListedHomes(database(), [other]);
    const id = await ring({ listingId: other.id });
    await book({ caller: id });
    const [contact] = await dots();
    const threads = await orm().select().from(conversations);
    expect(new Set(threads.map(({ listingId }) => listingId))).toEqual(new Set([home, other.id]));
    expect(threads.map(({ contactId }) => contactId)).toEqual([contact!.id, contact!.id]);
  });

  test("is logged again from their card as the same person", async () => {
    await book();
    const [contact] = await dots();
    const id = await ring({ person: contact!.id, body: "Can I bring my dog?" });
    const [call] = await orm().select().from(conversations).where(eq(conversations.id, id));
    expect(call?.contactId).toBe(contact!.id);
    // Another number is another person's until staff join the two.
    const elsewhere = await ring({ person: contact!.id, phone: "07700 900778" });
    const [stranger] = await orm()
      .select()
      .from(conversations)
      .where(eq(conversations.id, elsewhere));
    expect(stranger?.contactId).toBeNull();
  });

  test("gets no reminder, no question and no news by mail; who changes the time is told to ring", async () => {
    await book();
    const [booking] = await orm().select().from(bookings);
    const { appointmentId } = booking!;
    const app = await appContext();
    expect(await showAppointment(app, appointmentId, true)).toMatchObject({
      people: [{ name: "Dot Wright", phone: dot.phone, hasEmail: false }],
    });
    const move = { change: "move", date: "2026-12-03", time: "11:30" };
    const negotiator = String(plan().negotiatorId);
    expect(await changeByForm(app, imogen, appointmentId, { ...move, negotiator })).toMatchObject({
      answer: {
        done: `Moved. Dot Wright has no email address, so we couldn’t send the new time. ${ringDot}`,
      },
    });
    await remindOfBookings(await appContext(new Date("2026-12-02T10:00:00Z")));
    const day = await appContext(new Date("2026-12-03T11:00:00Z"));
    expect(await markRunningLate(day, imogen, { appointmentId, minutes: 10 })).toMatchObject({
      answer: {
        told: 0,
        done: `10 minutes late: 0 renters told. Dot Wright has no email address, so we couldn’t send the message. ${ringDot}`,
      },
    });
    const [moved] = await orm().select().from(bookings);
    await askForFeedback(await appContext(new Date(moved!.endsAt.getTime() + 3_600_000)));
    expect(await mails()).toEqual([]);
  });

  test("is rung when the viewing is cancelled, and can't wait for a mail", async () => {
    await book();
    const [booking] = await orm().select().from(bookings);
    const app = await appContext();
    expect(await joinWaitingList(app, imogen, booking!.enquiryId!)).toMatchObject({
      refusal: { detail: expect.stringContaining("07700 900777") },
    });
    expect(
      await changeByForm(app, imogen, booking!.appointmentId, { change: "cancel" }),
    ).toMatchObject({
      answer: {
        done: `Cancelled. Dot Wright has no email address, so we couldn’t send the cancellation. ${ringDot}`,
      },
    });
    expect(await mails()).toEqual([]);
  });

  test("is told apart from somebody with an address, whose mail goes as ever", async () => {
    const answer = await handleBookingForm(await appContext(), imogen, {
      enquiry: beasRequest,
      slot,
    });
    expect(answer.done).toBe("Booked Thu 3 Dec, 10:30. We’re emailing the confirmation.");
    expect(await mails()).toMatchObject([{ recipient: "bea@example.com" }]);
  });

  test("is kept out of the table without a number", async () => {
    const nobody = { firstname: "Dot", lastname: "", phone: "", phoneKey: "" };
    await expect(orm().insert(contacts).values(nobody)).rejects.toThrow();
  });
});
