import { asc, eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { conversationStates, getNextState } from "../../domain/conversations/conversation-state.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { addInboundMessage } from "./add-inbound-message.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { recordAnswerElsewhere } from "./note-answered.ts";
import { recordRequest } from "./record-request.ts";
import { addListedHomes } from "../testing/listed-homes.ts";

describe.each(testEngines)("a request in the inbox, on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const home = createListing();
  const contactId = "11111111-1111-4111-8111-111111111111";
  const person = {
    contactId,
    name: "Priya Raman",
    email: "Priya+flat@example.com",
    phone: "07700 900123",
  };
  const at = new Date("2026-11-20T09:42:00Z");
  const later = new Date("2026-11-20T10:42:00Z");
  const request = {
    kind: "enquiry",
    recordId: "a0ABCDEFGHIJKLMNOP",
    person,
    listingId: home.id,
    text: "Is there room\nfor a piano?",
    at,
  } as const;

  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(database(), [
      createListing(),
      createListing({ id: "p00000000002", agentRef: "T2" }),
    ]);
    await database().orm.insert(contacts).values({
      id: contactId,
      firstname: "Priya",
      lastname: "Raman",
      phone: person.phone,
      email: person.email,
      phoneKey: "447700900123",
      emailKey: "priya+flat@example.com",
    });
  });

  const record = (changes: Partial<Parameters<typeof recordRequest>[1]> = {}) =>
    database().orm.transaction((tx) => recordRequest(tx, { ...request, ...changes }));
  const find = async (id: string) => {
    const [row] = await database().orm.select().from(conversations).where(eq(conversations.id, id));
    return row!;
  };
  const messagesOf = (id: string) =>
    database()
      .orm.select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(asc(conversationMessages.id));

  test("opens a conversation with who, where and since when", async () => {
    const id = await record();
    expect(await find(id)).toMatchObject({
      name: "Priya Raman",
      contactId,
      listingId: home.id,
      area: home.outcode,
      kind: "enquiry",
      state: "new",
      lane: "unanswered",
      unread: true,
      snippet: "Is there room for a piano?",
      requestCount: 1,
      askedAt: at,
      waitingSince: at,
      answeredAt: null,
      emailMatch: "priya@example.com",
      phoneMatch: "447700900123",
    });
    expect(await messagesOf(id)).toMatchObject([
      { kind: "request", requestKind: "enquiry", recordId: request.recordId, body: request.text },
    ]);
  });

  test("the same person about the same home goes on in one conversation", async () => {
    const id = await record();
    const again = { kind: "viewing", recordId: "a0BBCDEFGHIJKLMNOP", at: later } as const;
    expect(await record(again)).toBe(id);
    expect(await find(id)).toMatchObject({
      kind: "viewing",
      requestCount: 2,
      askedAt: at,
      waitingSince: at,
      lastMessageAt: later,
    });
    expect(await record({ ...again, recordId: "a0C", listingId: "p00000000002" })).not.toBe(id);
    expect(await record({ ...again, recordId: "a0D", listingId: null })).not.toBe(id);
  });

  test("somebody without a contact is known by address or number", async () => {
    const written = { contactId: null, name: "Ada", email: "Ada@example.com", phone: null };
    const id = await record({ person: written, listingId: null });
    expect(
      await record({
        person: { ...written, email: "ada@example.com" },
        listingId: null,
        recordId: "2",
      }),
    ).toBe(id);
    const rang = { contactId: null, name: "Ada", email: null, phone: "020 7946 0921" };
    const byPhone = await record({ person: rang, listingId: null, recordId: "3" });
    expect(byPhone).not.toBe(id);
    expect(
      await record({
        person: { ...rang, phone: "+44 20 7946 0921" },
        listingId: null,
        recordId: "4",
      }),
    ).toBe(byPhone);
  });

  test("a conversation that was joined to another keeps its own requests, and the other has the state", async () => {
    const main = await record();
    const joined = await record({ recordId: "a0B", listingId: null });
    await database()
      .orm.update(conversations)
      .set({ mergedInto: main })
      .where(eq(conversations.id, joined));
    expect(await record({ recordId: "a0C", listingId: null, at: later })).toBe(main);
    expect(await messagesOf(joined)).toHaveLength(2);
    expect(await messagesOf(main)).toHaveLength(1);
  });

  test.each(conversationStates)("in state %s it moves as the state machine says", async (state) => {
    const id = await record();
    const isAnswered = state === "waiting" || state === "closed";
    await database()
      .orm.update(conversations)
      .set({
        state,
        snoozedUntil: state === "snoozed" ? later : null,
        waitingSince: isAnswered ? null : at,
      })
      .where(eq(conversations.id, id));
    await record({ recordId: "a0B", at: later });
    const next = getNextState(state, "ask", isAnswered);
    expect(await find(id)).toMatchObject({
      state: next.ok ? next.state : "refused",
      snoozedUntil: null,
      waitingSince: isAnswered ? later : at,
      unread: true,
    });
  });

  test("two requests of one person at the same moment make one conversation", async () => {
    const ids = await Promise.all(["a0B", "a0C", "a0D"].map((recordId) => record({ recordId })));
    expect(new Set(ids).size).toBe(1);
    expect((await find(ids[0]!)).requestCount).toBe(3);
  });

  const inbound = {
    body: "Yes, Saturday suits me.",
    mail: {
      from: { name: "Priya", address: "priya+flat@example.com" },
      subject: "Re: Loriner Street",
      html: null,
      quoted: "> Which one suits you?",
    },
    mailMessageId: "abc@example.com",
    isAutomatic: false,
    at: later,
  };
  const receive = (conversationId: string, changes: Partial<typeof inbound> = {}) =>
    database().orm.transaction((tx) =>
      addInboundMessage(tx, { conversationId, ...inbound, ...changes }),
    );
  const answer = () =>
    database().orm.transaction((tx) =>
      recordAnswerElsewhere(tx, {
        contactId,
        listingId: home.id,
        body: "Viewing booked.",
        staffId: null,
        at: later,
      }),
    );

  test("a viewing that staff booked answers it, and a mail of the person asks again", async () => {
    const id = await record();
    await answer();
    expect(await find(id)).toMatchObject({
      state: "waiting",
      lane: "theirs",
      waitingSince: null,
      firstAnsweredAt: later,
      unread: false,
    });
    const next = new Date("2026-11-20T11:00:00Z");
    expect(await receive(id, { at: next })).toEqual(expect.any(Number));
    expect(await find(id)).toMatchObject({
      state: "open",
      waitingSince: next,
      firstAnsweredAt: later,
      snippet: inbound.body,
      requestCount: 1,
    });
  });

  test("an automatic answer is shown and leaves clock and state alone", async () => {
    const id = await record();
    await answer();
    await receive(id, { isAutomatic: true });
    expect(await find(id)).toMatchObject({ state: "waiting", waitingSince: null, unread: true });
    expect((await messagesOf(id)).map(({ kind, isAutomatic }) => [kind, isAutomatic])).toEqual([
      ["request", false],
      ["reply", false],
      ["mail", true],
    ]);
  });

  test("the same mail is stored once, and one to an unknown conversation not at all", async () => {
    const id = await record();
    await receive(id);
    expect(await receive(id)).toBeNull();
    expect(await receive(contactId, { mailMessageId: "x@example.com" })).toBeNull();
    expect(await messagesOf(id)).toHaveLength(2);
  });
});
