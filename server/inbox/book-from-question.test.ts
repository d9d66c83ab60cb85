import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations } from "../conversations/conversation-tables.ts";
import type { SignedIn } from "../staff/sessions.ts";
import { testEngines } from "../testing/database.ts";
import { imogen, useInbox } from "../testing/inbox.ts";
import { createListing } from "../testing/listing.ts";
import { showBooking } from "../viewings/bookings/show-booking.ts";
import { showConversation } from "./show-inbox.ts";

const signedIn: SignedIn = {
  ...imogen,
  email: "",
  role: "negotiator",
  sessionId: "",
  isFresh: true,
};

describe.each(testEngines)("a booking for who asked a question, on the %s engine", (engine) => {
  const { database, ask, appContext } = useInbox(engine);

  /** As 'Book' opens it in their conversation. */
  async function book(id: string) {
    const app = await appContext();
    const query = new URLSearchParams((await showConversation(app, signedIn, id))?.booking ?? "");
    const wanted = { enquiryId: null, contactId: query.get("person"), slot: null };
    return showBooking(app, signedIn, { ...wanted, listingId: query.get("home") });
  }

  test("shows their words about this home, not those about another one", async () => {
    const id = await ask();
    await ask({ listingId: "p00000000002", text: "Is there a lift?" });
    expect(await book(id)).toMatchObject({
      message: "Is there room for a piano?",
      hasWordsOnly: true,
      isSpoken: false,
      asked: "today at 10:00",
      // Of when they can come nobody knows before reading it.
      slot: null,
    });
  });

  test("shows none of another person or of a conversation that is done", async () => {
    const id = await ask();
    await ask({ name: "Ada Obi", email: "ada@example.com", phone: "", text: "And a harp?" });
    expect(await book(id)).toMatchObject({ message: "Is there room for a piano?" });
    await database()
      .orm.update(conversations)
      .set({ state: "closed" })
      .where(eq(conversations.listingId, createListing().id));
    expect(await book(id)).toMatchObject({ message: "", hasWordsOnly: false, asked: null });
  });
});
