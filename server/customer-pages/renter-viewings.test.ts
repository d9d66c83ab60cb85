import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { toPerson } from "../conversations/open-conversation.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { enquiries } from "../enquiries/enquiry-tables.ts";
import { adasRequest, hire } from "../testing/bookings.ts";
import { testEngines } from "../testing/database.ts";
import { homes, priya } from "../testing/offers.ts";
import { useRenterCase } from "../testing/renter-case.ts";
import { bookViewing } from "../viewings/bookings/book-viewing.ts";
import { cancelOwnViewing } from "../viewings/bookings/change-own-viewing.ts";
import { moveInTransaction } from "../viewings/bookings/move-booking.ts";

describe.each(testEngines)("on a renter's page, a viewing, on the %s engine", (engine) => {
  const { setup, open, show } = useRenterCase(engine);
  const orm = () => setup.database().orm;
  beforeEach(() => setup.offer());

  const said = async () => {
    const { messages, steps } = (await show(await open(priya.email)))!.current!;
    return { told: messages.map(({ isOwn, body }) => [isOwn, body]), step: steps[1] };
  };
  async function book(): Promise<string> {
    const [negotiatorId] = await hire(setup.database());
    const [contact] = await orm().select().from(contacts).where(eq(contacts.email, priya.email));
    const { id: contactId } = contact!;
    const request = { kind: "viewing" as const, listingId: homes.full };
    await orm()
      .insert(enquiries)
      .values({ ...request, id: adasRequest, contactId, message: "" });
    await orm().transaction((tx) =>
      recordRequest(tx, {
        ...request,
        recordId: adasRequest,
        person: toPerson(contactId, contact!),
        text: "Mornings",
        at: setup.clock.now,
      }),
    );
    const plan = { date: "2026-12-03", time: "10:00", minutes: 30 };
    const wanted = { enquiryId: adasRequest, negotiatorId: negotiatorId!, ...plan };
    const booked = await bookViewing(await setup.app(), wanted, "command line");
    return booked.ok ? booked.answer.bookingId : "";
  }

  test("that was cancelled is told as one, in the steps and among the messages", async () => {
    const id = await book();
    await cancelOwnViewing(await setup.app(), id, { reason: "" });
    expect(await said()).toMatchObject({
      step: { when: "03/12/2026, 10:00", text: "It was booked, then cancelled." },
      told: [
        [true, "Mornings"],
        [false, "Booked a viewing: Thursday 03/12/2026, 10:00."],
        [false, "Viewing cancelled: Thursday 03/12/2026, 10:00."],
      ],
    });
    const [talk] = await orm().select().from(conversations);
    expect(talk, "nobody has to answer").toMatchObject({ state: "waiting", waitingSince: null });
  });

  test("that was moved is told with its new time", async () => {
    const bookingId = await book();
    const to = { date: "2026-12-04", time: "11:30", minutes: 30 };
    await orm().transaction(async (tx) =>
      moveInTransaction(tx, await setup.app(), { bookingId, ...to }, "command line"),
    );
    expect((await said()).told.at(-1)).toEqual([false, "Viewing moved: Friday 04/12/2026, 11:30."]);
  });
});
