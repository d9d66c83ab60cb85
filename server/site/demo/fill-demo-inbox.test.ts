import { readFileSync } from "node:fs";
import { asc, eq, ne } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { readInboxCriteria } from "../../../domain/conversations/inbox-view.ts";
import { requestKinds } from "../../../domain/conversations/request-kinds.ts";
import type { Config } from "../../config.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { enquiries } from "../../enquiries/enquiry-tables.ts";
import { findConversation } from "../../inbox/find-conversation.ts";
import { showInbox } from "../../inbox/show-inbox.ts";
import { unmatchedEmails } from "../../inbound-email/mail-in-tables.ts";
import { describeCard } from "../../people/card/describe-card.ts";
import { findCard } from "../../people/card/find-card.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { findStaffByEmail } from "../../staff/staff.ts";
import { staff } from "../../staff/staff-tables.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { emptyTables, useDatabase } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { readDemoInbox } from "./demo-data.ts";
import { fillDemoInbox } from "./fill-demo-inbox.ts";
import { addListedHomes } from "../../testing/listed-homes.ts";

const { conversations: planned } = readDemoInbox();
const refs = [
  ...new Set(
    planned.flatMap(({ steps }) => steps.flatMap((step) => ("home" in step ? step.home : []))),
  ),
];

const priya = planned.find(({ email }) => email === "priya.raman@example.com")!;
const priyaAnswers = priya.steps.find((step) => step.do === "qualify")!.answers;

function readDemoFeed() {
  const feed = readFileSync(resolveInProject("demo/999999_2026112101.BLM"), "latin1");
  const [columns = ""] = feed.split("#DEFINITION#")[1]!.trim().split("~");
  const names = columns.split("^");
  return feed
    .split("#DATA#")[1]!
    .split("~")
    .map((row) => row.trim().split("^"))
    .map((row) => (name: string) => row[names.indexOf(name)]);
}

test("every home that the demo's people ask about is in the demo's feed, and available", () => {
  const rows = readDemoFeed();
  const states = refs.map((ref) => rows.find((row) => row("AGENT_REF") === ref)?.("STATUS_ID"));
  expect(new Set(states)).toEqual(new Set(["0"]));
});

test("the demo's feed has other homes that fit what Priya looks for", () => {
  const rows = readDemoFeed();
  const asked = priya.steps.flatMap((step) => ("home" in step ? step.home : []));
  const home = rows.find((row) => row("AGENT_REF") === asked[0]);
  const fitting = rows.filter(
    (row) =>
      row("POSTCODE1") === home?.("POSTCODE1") &&
      row("STATUS_ID") === "0" &&
      row("BEDROOMS") === String(priyaAnswers.bedrooms) &&
      Number(row("PRICE")) <= priyaAnswers.maxRent &&
      !refs.includes(row("AGENT_REF") ?? ""),
  );
  expect(fitting.length).toBeGreaterThan(1);
});

/** On one engine: it does what people do in the office, which is tested on both. */
describe("the demo's inbox", () => {
  const database = useDatabase("server");

  beforeEach(async () => {
    await emptyTables(database());
    await addListedHomes(
      database(),
      refs.map((agentRef, n) => createListing({ id: `p0000000010${n}`, agentRef })),
    );
  });

  async function fill(now: string, config: Partial<Config> = {}) {
    const app = await createTestContext(database(), {
      now: () => new Date(now),
      config: { publicUrl: null, demoData: true, ...config },
    });
    await fillDemoInbox(app);
    return app;
  }

  async function show(now: string, view = "all") {
    const app = await fill(now);
    const imogen = await findStaffByEmail(database().orm, "imogen@lintel.example.com");
    const signedIn = { ...imogen!, staffId: imogen!.id, sessionId: "", isFresh: true };
    return showInbox(app, signedIn, readInboxCriteria(new URLSearchParams({ view })));
  }

  test.each([
    ["on a working day", "2026-11-20T09:44:00Z"],
    ["at night", "2026-11-21T23:30:00Z"],
    ["on a Sunday in summer", "2026-07-19T12:00:00Z"],
  ])("loaded %s it has conversations of every state and age", async (_when, now) => {
    const { counts, rows } = await show(now);
    expect(counts).toMatchObject({
      groups: { late: 2 },
      views: { unanswered: 7, snoozed: 1, closed: 3 },
    });
    expect(rows.map(({ group }) => group)).toEqual([
      ...Array(2).fill("late"),
      ...Array(5).fill("inTime"),
      ...Array(6).fill("theirs"),
      "snoozed",
    ]);
    expect(rows[0]).toMatchObject({ name: "Daniel Osei", clock: { text: "1 h 39 min" } });
    const kinds = new Set(
      (await database().orm.select({ kind: conversations.kind }).from(conversations)).map(
        ({ kind }) => kind,
      ),
    );
    const others = ["booking-change", "campaign-answer", "offer", "mail", "page"];
    expect([...requestKinds].filter((kind) => !kinds.has(kind))).toEqual(others);
  });

  test("one person's two conversations name each other", async () => {
    const { rows } = await show("2026-11-20T09:44:00Z");
    const row = rows.find(({ name }) => name === "Priya Raman");
    const open = await findConversation(database().orm, row!.id);
    expect(open?.others).toMatchObject([{ name: "Priya Raman", state: "closed" }]);
  });

  test("Priya agreed to hear of homes, and her card proposes those that fit", async () => {
    const fits = { bedrooms: priyaAnswers.bedrooms, rentPcm: priyaAnswers.maxRent - 1000 };
    await addListedHomes(database(), [createListing({ id: "fits", agentRef: "fits", ...fits })]);
    const app = await fill("2026-11-20T09:44:00Z");
    const [contact] = await database()
      .orm.select()
      .from(contacts)
      .where(eq(contacts.emailKey, "priya.raman@example.com"));
    const found = await findCard(app, contact!.id);
    if (found.found !== "card") throw new Error(found.found);
    const { lookingFor } = describeCard(found.card, app.now(), "");
    expect(lookingFor?.mayTell).toBe(true);
    expect(lookingFor?.homes[0]).toMatchObject({ id: "fits", fit: "Matches everything" });
    expect(lookingFor?.answers.startDate).toBe("2027-01-01");
  });

  test("what happened is as old as it says, in the story and in the history", async () => {
    const { rows } = await show("2026-11-20T09:44:00Z");
    const tomasz = rows.find(({ name }) => name === "Tomasz Wrona");
    const open = await findConversation(database().orm, tomasz!.id);
    expect(open?.messages.map(({ at }) => at.toISOString())).toEqual([
      "2026-11-19T15:44:00.000Z",
      "2026-11-19T16:14:00.000Z",
    ]);
    expect(open?.history.map(({ action }) => action)).toEqual([
      "conversation.assigned",
      "conversation.note-added",
      "conversation.snoozed",
    ]);
    const [first] = await database().orm.select().from(enquiries).orderBy(asc(enquiries.createdAt));
    expect(Number(first?.createdAt)).toBeLessThan(Number(new Date("2026-11-18T00:00:00Z")));
  });

  test("a mail is held, one reply failed, and none is due", async () => {
    await fill("2026-11-20T09:44:00Z");
    expect(await database().orm.select().from(unmatchedEmails)).toMatchObject([
      { reason: "new", senderAddress: "jonas.weber@example.com" },
    ]);
    const unsent = await database().orm.select().from(outbox).where(ne(outbox.state, "sent"));
    expect(unsent).toMatchObject([{ state: "failed", recipient: "nadia.petrov@example.com" }]);
    expect(await database().orm.$count(outbox, eq(outbox.state, "sent"))).toBeGreaterThan(20);
  });

  test.each<[string, Partial<Config>]>([
    ["with a public address", { publicUrl: "https://lettings.example.com" }],
    ["without the demo", { demoData: false }],
  ])("a site %s is left alone", async (_what, config) => {
    await fill("2026-11-20T09:44:00Z", config);
    expect(await database().orm.$count(conversations)).toBe(0);
    expect(await database().orm.$count(staff)).toBe(0);
  });

  test("so is an office that somebody real has joined, and an inbox that has something", async () => {
    await fill("2026-11-20T09:44:00Z");
    const before = await database().orm.$count(conversations);
    await fill("2026-11-20T09:45:00Z");
    expect(await database().orm.$count(conversations)).toBe(before);
    await database().orm.delete(conversations);
    await database().orm.delete(outbox);
    const isDemo = eq(staff.email, "amina@lintel.example.com");
    await database().orm.update(staff).set({ isDemo: false }).where(isDemo);
    await fill("2026-11-20T09:46:00Z");
    expect(await database().orm.$count(conversations)).toBe(0);
  });
});
