import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { staff } from "../../staff/staff-tables.ts";
import { adasRequest, noon, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { findViewingFigures } from "../../viewings/feedback/find-viewing-figures.ts";
import { offeredTimes } from "../../viewings/keys/home-viewing-tables.ts";
import { negotiators } from "../../viewings/diary/diary-tables.ts";
import { preferredTimes } from "../../viewings/viewing-tables.ts";
import { readStaffSubmission } from "../staff-change.ts";
import { findHomeTimes, findTemplateValues } from "./template-values.ts";
import { replyToConversation } from "./reply-to-conversation.ts";

describe.each(testEngines)("viewing times in a reply on the %s engine", (engine) => {
  const { database, appContext, plan, work } = useBookings(engine);
  const home = createListing();
  const shown = { id: home.id, name: "", displayAddress: "", rentPcm: 0, isListed: true };

  async function ask(request: { kind: "enquiry" | "viewing"; recordId: string }) {
    const { orm } = database();
    const [ada] = await orm.select().from(contacts).where(eq(contacts.firstname, "Ada"));
    const person = { contactId: ada!.id, name: "Ada Brough", email: ada!.email, phone: null };
    const { now } = await appContext();
    return orm.transaction((tx) =>
      recordRequest(tx, {
        ...request,
        person,
        listingId: home.id,
        text: "When may I see it?",
        at: now(),
      }),
    );
  }

  async function hireImogen() {
    const email = "imogen@lintel.example.com";
    const at = new Date("2026-11-01T09:00:00Z");
    const row = { name: "Imogen Achebe", email, emailKey: email, role: "negotiator" } as const;
    const [hired] = await database()
      .orm.insert(staff)
      .values({ ...row, invitedAt: at, joinedAt: at })
      .returning();
    return { staffId: hired!.id, name: row.name };
  }

  const question = { kind: "enquiry", recordId: "a00000000000000099" } as const;

  async function reply(
    write: (times: string) => string,
    request: Parameters<typeof ask>[0] = question,
  ) {
    const app = await appContext();
    const id = await ask(request);
    const known = { id, name: "Ada Brough", branch: null, home: shown, by: { name: "Imogen" } };
    const values = await findTemplateValues(app, known);
    const [message] = await database().orm.select().from(conversationMessages);
    const fields = { body: write(values["viewing times"]!), lastSeen: String(message!.id) };
    const sender = await hireImogen();
    const submission = readStaffSubmission(sender, fields);
    const given = { id, fields, attach: [] };
    expect(await replyToConversation(app, sender, given, submission)).toMatchObject({
      ok: true,
    });
    return database().orm.select().from(offeredTimes);
  }

  test("are recorded as offered to the person", async () => {
    await work(plan().negotiatorId);
    const [offered] = await reply((times) => `You can come at\n${times}`);
    expect(offered).toMatchObject({ listingId: home.id, channel: "mail", enquiryId: null });
    expect(offered?.times).toHaveLength(3);
  });

  test("answer the viewing request that they reply to, and are counted as its first offer", async () => {
    await work(plan().negotiatorId);
    const request = { kind: "viewing", recordId: adasRequest } as const;
    const [offered] = await reply((times) => times, request);
    expect(offered).toMatchObject({ enquiryId: adasRequest });
    await database().orm.update(enquiries).set({ createdAt: noon });
    const figures = await findViewingFigures(await appContext());
    expect(figures[0]).toMatchObject({ asked: 2, offered: 1 });
  });

  test("are those of whoever answers first, as where they book", async () => {
    const { orm } = database();
    const everybody = await orm.select({ id: negotiators.id }).from(negotiators);
    for (const person of everybody) await work(person.id);
    const wish = { day: "2026-12-10", fromTime: "15:00", untilTime: "17:00" };
    await orm.insert(preferredTimes).values({ enquiryId: adasRequest, ...wish });
    const id = await ask({ kind: "viewing", recordId: adasRequest });
    const { staffId } = await hireImogen();
    for (const own of everybody) {
      await orm.update(negotiators).set({ staffId: null });
      await orm.update(negotiators).set({ staffId }).where(eq(negotiators.id, own.id));
      const times = await findHomeTimes(await appContext(), { id, home: shown, by: { staffId } });
      expect(times.map(({ negotiatorId }) => negotiatorId)).toEqual([own.id, own.id, own.id]);
    }
  });

  test("are those near the one that was asked for, and are recorded too", async () => {
    await work(plan().negotiatorId);
    const wish = { day: "2026-12-10", fromTime: "15:00", untilTime: "17:00" };
    await database()
      .orm.insert(preferredTimes)
      .values({ enquiryId: adasRequest, ...wish });
    const [offered] = await reply((times) => times, { kind: "viewing", recordId: adasRequest });
    expect(offered?.times.map(({ startsAt }) => startsAt)).toEqual([
      "2026-12-10T14:00:00.000Z",
      "2026-12-10T15:00:00.000Z",
      "2026-12-10T16:00:00.000Z",
    ]);
  });

  test("that the writer takes out are not recorded", async () => {
    await work(plan().negotiatorId);
    const [offered] = await reply((times) => `Come on ${times.split("\n")[0]}`);
    expect(offered?.times).toHaveLength(1);
  });

  test("are not recorded where a reply names none", async () => {
    await work(plan().negotiatorId);
    expect(await reply(() => "London time is what our clocks show.")).toEqual([]);
  });
});
