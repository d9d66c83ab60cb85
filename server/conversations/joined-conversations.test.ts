import { setTimeout } from "node:timers/promises";
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { findConversation } from "../inbox/find-conversation.ts";
import { mergeConversations, unmergeConversation } from "../inbox/merge-conversations.ts";
import { erasePerson } from "../privacy/erase-person.ts";
import { exportPerson } from "../privacy/export-person.ts";
import { testEngines } from "../testing/database.ts";
import { friday, imogen, useInbox } from "../testing/inbox.ts";
import { addInboundMessage } from "./add-inbound-message.ts";
import { conversationMessages, conversations } from "./conversation-tables.ts";
import { eraseConversations, eraseRequestMessages } from "./personal-data.ts";
import { asAnotherRequest } from "../testing/refuse-second-connection.ts";

const priya = { email: "priya@example.com", phone: "07700 900123" };
const noor = { name: "Noor Raman", email: "noor@example.com", phone: "07700 900124" };

describe.each(testEngines)("joined conversations, on the %s engine", (engine) => {
  const { database, ask, appContext, by, find } = useInbox(engine);
  let mails = 0;

  /** Noor's conversation is joined to Priya's. */
  async function join() {
    const parent = await ask({ ...priya, text: "A piano?", at: friday("09:00") });
    const child = await ask({ ...noor, text: "A harp?", at: friday("09:10") });
    const joined = await mergeConversations(
      await appContext(),
      { id: parent, other: child },
      by(imogen),
    );
    if (!joined.ok) throw new Error(joined.refusal.detail);
    return { parent, child };
  }
  const write = (conversationId: string, address: string, body: string, at = friday("09:30")) =>
    database().orm.transaction((tx) =>
      addInboundMessage(tx, {
        conversationId,
        body,
        mail: { from: { name: "", address }, subject: "Re", html: null, quoted: null },
        mailMessageId: `${++mails}@example.com`,
        isAutomatic: false,
        at,
      }),
    );
  const bodies = async (id: string) => {
    const rows = await database()
      .orm.select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(asc(conversationMessages.id));
    return rows.map(({ body }) => body);
  };
  const exportText = async (email: string) =>
    JSON.stringify(await exportPerson(await appContext(), "command line", email));

  /** Both ask and write again. */
  async function joinAndWrite() {
    const { parent, child } = await join();
    expect(await ask({ ...noor, text: "A drum?", at: friday("09:20") })).toBe(parent);
    await ask({ ...priya, text: "A flute?", at: friday("09:21") });
    await write(child, noor.email, "A lute?");
    await write(parent, priya.email, "A horn?", friday("09:40"));
    return { parent, child };
  }
  const own = ["A piano?", "A flute?", "A horn?"];
  const others = ["A harp?", "A drum?", "A lute?"];

  test("each keep what is written after they were joined, and are read as one", async () => {
    const { parent, child } = await joinAndWrite();
    expect(await bodies(parent)).toEqual(own);
    expect(await bodies(child)).toEqual(others);
    const shown = await findConversation(database().orm, child);
    expect(shown?.messages.map(({ body }) => body)).toEqual([
      "A piano?",
      "A harp?",
      "A drum?",
      "A flute?",
      "A lute?",
      "A horn?",
    ]);
    expect(await find(parent)).toMatchObject({ requestCount: 4, snippet: "A horn?" });
  });

  test("go apart with what is their own", async () => {
    const { parent, child } = await joinAndWrite();
    await unmergeConversation(await appContext(), child, by(imogen));
    expect(await bodies(child)).toEqual(others);
    expect(await find(child)).toMatchObject({
      requestCount: 2,
      snippet: "A lute?",
      lastMessageAt: friday("09:30"),
    });
    expect(await find(parent)).toMatchObject({ requestCount: 2, snippet: "A horn?" });
  });

  test("give each person a copy of their own", async () => {
    await joinAndWrite();
    const [ofPriya, ofNoor] = [await exportText(priya.email), await exportText(noor.email)];
    for (const body of own) {
      expect(ofPriya).toContain(body);
      expect(ofNoor).not.toContain(body);
    }
    for (const body of others) {
      expect(ofNoor).toContain(body);
      expect(ofPriya).not.toContain(body);
    }
  });

  test("lose the messages of the one who is erased, and no others", async () => {
    const { parent } = await joinAndWrite();
    await write(parent, priya.email, "A cello?", friday("09:15"));
    await erasePerson(await appContext(), "command line", noor.email);
    expect(await bodies(parent)).toEqual([...own, "A cello?"]);
    expect(await database().orm.$count(conversations)).toBe(1);
    expect(await find(parent)).toMatchObject({
      requestCount: 2,
      waitingSince: friday("09:00"),
      snippet: "A horn?",
    });
  });

  test("go on when the one that has their state is erased", async () => {
    const { child } = await joinAndWrite();
    await erasePerson(await appContext(), "command line", priya.email);
    expect(await bodies(child)).toEqual(others);
    expect(await find(child)).toMatchObject({
      mergedInto: null,
      requestCount: 2,
      lane: "unanswered",
      waitingSince: friday("09:10"),
      snippet: "A lute?",
    });
    expect(await ask({ ...noor, text: "A bell?" })).toBe(child);
    expect(await bodies(child)).toEqual([...others, "A bell?"]);
  });

  test("go on when the one that has their state expires", async () => {
    const { parent, child } = await join();
    await database().orm.transaction((tx) => eraseConversations(tx, [parent]));
    expect(await find(child)).toMatchObject({ mergedInto: null, lane: "unanswered" });
    expect(await ask(noor)).toBe(child);
  });

  test("stay joined when the requests of the one that has their state expire", async () => {
    const { parent, child } = await join();
    const [request] = await database()
      .orm.select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, parent));
    await database().orm.transaction((tx) => eraseRequestMessages(tx, [request!.recordId!]));
    expect(await find(parent)).toMatchObject({ requestCount: 1, snippet: "A harp?" });
    expect(await find(child)).toMatchObject({ mergedInto: parent });
    expect(await ask(noor)).toBe(parent);
  });

  test("are locked in the order of id, as joining locks them", async () => {
    const ids = [await ask(priya), await ask(noor)].toSorted();
    const [id, other] = [ids[0]!, ids[1]!];
    await mergeConversations(await appContext(), { id, other }, by(imogen));
    const { email } = await find(other);
    const lock = (one: string) => sql`select from conversations where id = ${one} for update`;
    const asked: Promise<string>[] = [];
    await database().orm.transaction(async (tx) => {
      await tx.execute(lock(id));
      asked.push(asAnotherRequest(() => ask(email === noor.email ? noor : priya)));
      // Time to wait for the one, without having locked the other.
      await setTimeout(300);
      await tx.execute(lock(other));
    });
    expect(await Promise.all(asked)).toEqual([id]);
  });
});
