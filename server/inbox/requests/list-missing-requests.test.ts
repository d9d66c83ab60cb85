import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { ada, bea, usePeople } from "../../testing/people.ts";
import { listMissingRequests } from "./list-missing-requests.ts";

describe.each(testEngines)("requests and the inbox on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  async function askEverything(): Promise<void> {
    await people.enquire();
    await people.requestViewing();
    const asked = { freetext: "14 Calvert Terrace", applicant: ada };
    for (const call of ["valrequest", "switchrequest", "demorequest"])
      await people.post(call, asked);
    await people.write(ada.email);
    await people.refer(ada, bea);
    await people.offer([ada, bea]);
  }

  const describeMessages = async () => {
    const rows = await orm()
      .select({
        kind: conversationMessages.requestKind,
        recordId: conversationMessages.recordId,
        body: conversationMessages.body,
        name: conversations.name,
        listingId: conversations.listingId,
      })
      .from(conversationMessages)
      .innerJoin(conversations, eq(conversations.id, conversationMessages.conversationId));
    return rows.toSorted((a, b) => (a.recordId! < b.recordId! ? -1 : 1));
  };

  test("each request is there at once, and again in the same way if it was missing", async () => {
    await askEverything();
    const atOnce = await describeMessages();
    expect(new Set(atOnce.map(({ kind }) => kind))).toEqual(
      new Set([
        "enquiry",
        "viewing",
        "valuation",
        "switch",
        "demo",
        "contact",
        "referral",
        "offer",
      ]),
    );
    // Of the clock by which the database dates requests.
    const app = await people.appContext({ now: () => new Date() });
    expect(await listMissingRequests(app)).toBe(0);
    await orm().delete(conversations);
    expect(await listMissingRequests(app)).toBe(atOnce.length);
    expect(await describeMessages()).toEqual(atOnce);
    expect(await listMissingRequests(app)).toBe(0);
  });

  test("what is old when it comes in was answered before, and is closed", async () => {
    await people.enquire();
    await orm().delete(conversations);
    await orm()
      .update(enquiries)
      .set({ createdAt: new Date("2026-10-01T12:00:00Z") });
    await listMissingRequests(await people.appContext());
    expect(await orm().select().from(conversations)).toMatchObject([
      { state: "closed", waitingSince: null, unread: false },
    ]);
  });
});
