import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { testEngines } from "../../testing/database.ts";
import { imogen, tom, useInbox } from "../../testing/inbox.ts";
import { notePresence } from "./reply-presence.ts";
import { prepareReplies, sendReplies, undoReplies } from "./replies.ts";
import { replyToConversation } from "./reply-to-conversation.ts";

describe.each(testEngines)("a reply to several on the %s engine", (engine) => {
  const { database, appContext, ask, by, find } = useInbox(engine);
  const signedIn = {
    ...imogen,
    email: "",
    role: "negotiator" as const,
    isFresh: true,
    sessionId: "",
  };
  const title = "Already let";
  let ids: string[] = [];

  beforeEach(async () => {
    ids = [
      await ask(),
      await ask({ name: "Sofia Conti", email: "sofia@example.com", phone: "", listingId: null }),
      await ask({ name: "Gareth Pugh", email: "gareth@example.com", phone: "07700 900222" }),
    ];
  });

  const mails = () => database().orm.select().from(outbox);
  const prepare = async () => prepareReplies(await appContext(), imogen, ids, title);

  async function fill(changes: Record<string, string> = {}) {
    const { replies } = await prepare();
    const fields = replies.flatMap(({ id, lastSeen, text }) => [
      [`send-${id}`, "on"],
      [`lastSeen-${id}`, String(lastSeen)],
      [`body-${id}`, text.replaceAll(/[{}]/g, "")],
    ]);
    return { key: randomUUID(), change: "send", ...Object.fromEntries(fields), ...changes };
  }

  test("is filled in for each person, and says what is not known of one", async () => {
    const { replies, template } = await prepare();
    expect(template).toMatchObject({ title });
    const of = (name: string) => replies.find((reply) => reply.name === name);
    expect(of("Priya Raman")?.text).toMatch(
      /^Dear Priya,\s+I’m sorry, but Loriner Street has just been let/,
    );
    expect(of("Gareth Pugh")).toMatchObject({ missing: [], problem: null });
    expect(of("Sofia Conti")).toMatchObject({ missing: ["home"], home: null });
  });

  test("is sent to each in a transaction of its own, and once however often the form comes", async () => {
    const app = await appContext();
    const fields = await fill();
    expect(await sendReplies(app, signedIn, fields)).toMatchObject({ sent: 3, left: [] });
    expect(await sendReplies(app, signedIn, fields)).toMatchObject({ sent: 3, left: [] });
    const sent = await mails();
    expect(sent.map(({ recipient }) => recipient).toSorted()).toEqual([
      "gareth@example.com",
      "priya@example.com",
      "sofia@example.com",
    ]);
    expect(await find(ids[0]!)).toMatchObject({ state: "waiting", ownerId: imogen.staffId });
  });

  test("is undone for all that wait still, and their texts come back", async () => {
    const app = await appContext();
    const fields = await fill({ [`body-${ids[0]}`]: "Dear Priya, yes." });
    const { mails: sent } = await sendReplies(app, signedIn, fields);
    const first = (await mails()).find(({ recipient }) => recipient === "sofia@example.com");
    await database().orm.update(outbox).set({ attempts: 1 }).where(eq(outbox.id, first!.id));
    const undo = { change: "undo", token: sent.join(","), key: fields["key"] };
    const undone = await undoReplies(app, signedIn, undo);
    expect(undone).toMatchObject({
      undone: 2,
      gone: 1,
      texts: { [`body-${ids[0]}`]: "Dear Priya, yes." },
    });
    expect(new Set(undone.left.map(({ id }) => id))).toEqual(new Set([ids[0], ids[2]]));
    expect((await mails()).map(({ id }) => id)).toEqual([first!.id]);
    expect(await find(ids[0]!)).toMatchObject({ state: "new", ownerId: null });
    expect(await undoReplies(app, tom, undo)).toMatchObject({ undone: 0, gone: 3 });
  });

  test("closes too, and leaves whoever was not ticked", async () => {
    const { [`send-${ids[2]}`]: _left, ...fields } = await fill({ change: "send-and-close" });
    expect(await sendReplies(await appContext(), signedIn, fields)).toMatchObject({ sent: 2 });
    expect(await find(ids[0]!)).toMatchObject({ state: "closed" });
    expect(await find(ids[2]!)).toMatchObject({ state: "new" });
  });

  test("leaves and names whom somebody answered meanwhile, who wrote again, and a text with a field", async () => {
    const app = await appContext();
    const fields = await fill({ [`body-${ids[1]}`]: "It is {home}." });
    const messages = await database().orm.select().from(conversationMessages);
    const lastSeen = String(Math.max(...messages.map(({ id }) => id)));
    const answer = { id: ids[0]!, fields: { body: "Yes.", lastSeen }, attach: [] };
    expect(await replyToConversation(app, tom, answer, by(tom))).toMatchObject({ ok: true });
    await ask({ name: "Gareth Pugh", email: "gareth@example.com", phone: "07700 900222" });
    const { sent, left } = await sendReplies(app, signedIn, fields);
    expect(sent).toBe(0);
    expect(Object.fromEntries(left.map(({ id, reason }) => [id, reason]))).toEqual({
      [ids[0]!]: expect.stringMatching(/^Tom Hesketh replied at 10:00/),
      [ids[1]!]: "Fill in {home} before you send.",
      [ids[2]!]: expect.stringMatching(/^They wrote again/),
    });
    expect(await mails()).toHaveLength(1);
  });

  test("leaves out whom a colleague is writing to", async () => {
    const writing = { conversationId: ids[2]!, isWriting: true };
    await notePresence(await appContext(), tom, writing);
    const { replies } = await prepare();
    expect(replies.find(({ id }) => id === ids[2])?.problem).toBe(
      "is left out because Tom Hesketh is writing to them.",
    );
  });

  test("nothing that is no conversation is prepared or sent", async () => {
    const app = await appContext();
    const others = ["x", "\0", randomUUID()];
    expect((await prepareReplies(app, imogen, others, title)).replies).toEqual([]);
    const fields = { "send-x": "on", [`send-${others[2]}`]: "on", key: "\0" };
    expect(await sendReplies(app, signedIn, fields)).toMatchObject({ sent: 0 });
    expect(await mails()).toEqual([]);
  });
});
