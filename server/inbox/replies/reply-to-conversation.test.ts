import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addInboundMessage } from "../../conversations/add-inbound-message.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { createListing } from "../../testing/listing.ts";
import { testEngines } from "../../testing/database.ts";
import { friday, imogen, tom, useInbox, noteAs } from "../../testing/inbox.ts";
import { findConversation } from "../find-conversation.ts";
import { notePresence } from "./reply-presence.ts";
import { replyTemplates } from "./reply-tables.ts";
import { sendForm } from "../../testing/office-forms.ts";
import { deleteReplyTemplate, saveReplyTemplate } from "../../testing/sent-forms.ts";
import { listReplyTemplates, signatureActs } from "./reply-templates.ts";
import { replyToConversation } from "./reply-to-conversation.ts";

describe.each(testEngines)("replying on the %s engine", (engine) => {
  const { database, ask, appContext, by, find, setTime } = useInbox(engine);
  const messagesOf = (id: string) =>
    database()
      .orm.select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(asc(conversationMessages.id));
  const lastOf = async (id: string) => String((await messagesOf(id)).at(-1)!.id);
  const body = "Dear Priya,\n\nyes, there is.\nIt is <b>large</b>.";
  async function reply(
    id: string,
    changes: Record<string, string> = {},
    who = imogen,
    attach: string[] = [],
  ) {
    const fields = { body, lastSeen: await lastOf(id), ...changes };
    return replyToConversation(await appContext(), who, { id, fields, attach }, by(who));
  }
  const mails = () => database().orm.select().from(outbox);

  test("queues the mail and ends the clock", async () => {
    const id = await ask();
    setTime(friday("10:20"));
    expect(await reply(id)).toMatchObject({
      ok: true,
      answer: { done: "Sending reply." },
    });
    expect(await find(id)).toMatchObject({
      state: "waiting",
      waitingSince: null,
      firstAnsweredAt: friday("10:20"),
      ownerId: imogen.staffId,
    });
    const [mail] = await mails();
    expect(mail).toMatchObject({
      kind: "conversation-reply",
      recipient: "priya@example.com",
      subject: "Re: Loriner Street",
      aboutId: id,
      state: "waiting",
    });
    expect(mail?.html).toContain("yes, there is.<br/>It is &lt;b&gt;large&lt;/b&gt;.");
    expect(mail?.html).toContain("Imogen Achebe<br/>Lintel");
    expect((await messagesOf(id)).at(-1)).toMatchObject({
      kind: "reply",
      staffId: imogen.staffId,
      outboxId: mail?.id,
      body,
    });
  });

  describe("to a mail that asks for its answer elsewhere", () => {
    const zed = { name: "Zed Buyer", address: "zed@example.org" };
    const hear = (id: string, address: string, replyTo = zed) =>
      database().orm.transaction((tx) =>
        addInboundMessage(tx, {
          conversationId: id,
          body: "Is it free?",
          mail: {
            from: { name: "", address },
            replyTo,
            subject: "",
            html: null,
            quoted: null,
          },
          mailMessageId: `${address}-${replyTo.address}@x`,
          isAutomatic: false,
          at: friday("10:10"),
        }),
      );
    const recipients = async () => (await mails()).map(({ recipient }) => recipient);

    test("goes there by itself if it came from an address that nobody reads", async () => {
      const id = await ask({ name: "Portal", email: "noreply@portal.example" });
      await hear(id, "noreply@portal.example");
      expect(await reply(id)).toMatchObject({ ok: true });
      expect(await recipients()).toEqual(["zed@example.org"]);
    });

    test("goes to one of several who wrote through a portal only by a colleague's choice", async () => {
      const id = await ask({ name: "Portal", email: "noreply@portal.example" });
      await hear(id, "noreply@portal.example");
      await hear(id, "noreply@portal.example", { name: "Yan", address: "yan@example.org" });
      expect(await reply(id)).toMatchObject({
        ok: false,
        refusal: { detail: expect.stringContaining("Several people have written") },
      });
      expect(await reply(id, { to: "zed@example.org" })).toMatchObject({ ok: true });
      expect(await recipients()).toEqual(["zed@example.org"]);
    });

    test("goes there by a colleague's choice alone if somebody is known", async () => {
      const id = await ask();
      await hear(id, "priya@example.com");
      expect(await reply(id)).toMatchObject({ ok: true });
      expect(await reply(id, { to: "zed@example.org" })).toMatchObject({ ok: true });
      expect((await recipients()).toSorted()).toEqual(["priya@example.com", "zed@example.org"]);
    });

    test("goes nowhere else, and nobody is found by it", async () => {
      const id = await ask();
      await hear(id, "priya@example.com");
      expect(await reply(id, { to: "eve@example.org" })).toMatchObject({ ok: false });
      expect(await recipients()).toEqual([]);
      expect(await find(id)).toMatchObject({ email: "priya@example.com" });
    });
  });

  test("sends and closes in one step, under one's own signature", async () => {
    const id = await ask();
    const texts = { change: "save", signature: "Imogen, Mondays to Thursdays" };
    await sendForm(await appContext(), imogen, signatureActs, texts);
    expect(await reply(id, { close: "on" })).toMatchObject({ ok: true });
    expect(await find(id)).toMatchObject({ state: "closed", lane: "closed" });
    expect((await mails())[0]?.html).toContain("Imogen, Mondays to Thursdays");
  });

  test("is stopped when somebody answered meanwhile", async () => {
    const id = await ask();
    const lastSeen = await lastOf(id);
    await reply(id, {}, tom);
    const stopped = await reply(id, { lastSeen });
    expect(stopped).toMatchObject({
      ok: false,
      refusal: {
        detail:
          "Tom Hesketh replied at 10:00, so we haven’t sent yours. Read the new message, then send or discard your reply.",
        conflict: {},
      },
    });
    expect(await mails()).toHaveLength(1);
    expect(await reply(id)).toMatchObject({ ok: true });
  });

  test("of two who send at once the second is stopped", async () => {
    const id = await ask();
    const lastSeen = await lastOf(id);
    const both = await Promise.all([imogen, tom].map((who) => reply(id, { lastSeen }, who)));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await mails()).toHaveLength(1);
  });

  test("is stopped when the person wrote meanwhile, and not by a note", async () => {
    const id = await ask();
    const lastSeen = await lastOf(id);
    const note = { id, kind: "note", body: "Knows the porter" } as const;
    await noteAs(await appContext(), note, by(tom));
    await ask({ text: "And a harp?" });
    expect(await reply(id, { lastSeen })).toMatchObject({
      refusal: { detail: expect.stringMatching(/^They wrote again at 10:00/) },
    });
    expect(await find(id)).toMatchObject({ state: "new" });
    const seen = await lastOf(id);
    await noteAs(await appContext(), note, by(tom));
    expect(await reply(id, { lastSeen: seen })).toMatchObject({ ok: true });
  });

  test("waits while a colleague who began earlier is writing, unless one takes over", async () => {
    const id = await ask();
    const app = await appContext();
    const writing = (who: typeof tom) =>
      notePresence(app, who, { conversationId: id, isWriting: true });
    await writing(tom);
    setTime(new Date(friday("10:00").getTime() + 5000));
    await writing(imogen);
    expect(await reply(id)).toMatchObject({
      refusal: {
        detail: "Tom Hesketh is writing a reply, so we haven’t sent yours. Wait, or take over.",
      },
    });
    expect(await reply(id, { takeOver: "on" })).toMatchObject({ ok: true });
  });

  test("nobody waits for a colleague who stopped writing half a minute ago", async () => {
    const id = await ask();
    await notePresence(await appContext(), tom, {
      conversationId: id,
      isWriting: true,
    });
    setTime(new Date(friday("10:00").getTime() + 30_001));
    expect(await reply(id)).toMatchObject({ ok: true });
  });

  test.each([
    [{ body: " " }, "Enter a reply"],
    [{ body: "Dear {first name}" }, "Fill in {first name} before you send."],
    [{ lastSeen: "x" }, "This page is out of date. Reload it and try again."],
  ])("refuses %j", async (changes, line) => {
    const id = await ask();
    expect(await reply(id, changes)).toMatchObject({
      ok: false,
      refusal: { detail: typeof line === "string" ? line : expect.stringMatching(line) },
    });
    expect(await mails()).toEqual([]);
  });

  test("a subject never carries a line break of a home's name", async () => {
    await database()
      .orm.update(listings)
      .set({ name: "Loriner\r\nBcc: evil@example.com" })
      .where(eq(listings.id, createListing().id));
    const id = await ask();
    await reply(id);
    expect((await mails())[0]?.subject).toBe("Re: Loriner Bcc: evil@example.com");
  });

  test("attaches documents of this home only, and answers the person's last mail", async () => {
    const media = (
      [
        { kind: "photo", url: "/photos/a.jpg" },
        { kind: "epc", url: "/photos/b.png" },
        { kind: "floorplan", url: "/photos/c.gif" },
        { kind: "floorplan", url: "https://elsewhere.example.com/d.png" },
      ] as const
    ).map((item) => ({ ...item, caption: "", width: null, height: null, placeholder: null }));
    await database().orm.update(listings).set({ media }).where(eq(listings.id, createListing().id));
    const id = await ask();
    await database().orm.transaction((tx) =>
      addInboundMessage(tx, {
        conversationId: id,
        body: "Please send the plan",
        mail: {
          from: { name: "", address: "priya@example.com" },
          subject: "",
          html: null,
          quoted: null,
        },
        mailMessageId: "plan@example.com",
        isAutomatic: false,
        at: friday("10:00"),
      }),
    );
    const brochure = `brochure/${createListing().id}`;
    const others = ["a.jpg", "../secret", "d.png", "brochure/p00000000002"];
    await reply(id, {}, imogen, ["b.png", "c.gif", brochure, ...others]);
    expect((await mails())[0]).toMatchObject({
      inReplyTo: "plan@example.com",
      attachments: [
        { filename: "Brochure.pdf", stored: brochure },
        { filename: "Energy performance certificate.png", stored: "b.png" },
        { filename: "Floor plan.gif", stored: "c.gif" },
      ],
    });
  });

  test("a call is an answer too, and a note is none", async () => {
    const id = await ask();
    const app = await appContext();
    await noteAs(app, { id, kind: "note", body: "Knows the porter" }, by(tom));
    expect(await find(id)).toMatchObject({ state: "new", waitingSince: friday("10:00") });
    setTime(friday("10:05"));
    await noteAs(app, { id, kind: "call", body: "Left a message" }, by(tom));
    expect(await find(id)).toMatchObject({ state: "waiting", waitingSince: null });
    const open = await findConversation(database().orm, id);
    expect(open?.messages.map(({ kind, by: who }) => [kind, who])).toEqual([
      ["request", null],
      ["note", "Tom Hesketh"],
      ["call", "Tom Hesketh"],
    ]);
    expect(open?.history.map(({ action }) => action)).toEqual([
      "conversation.note-added",
      "conversation.call-added",
    ]);
  });

  test("texts count their use, and one with an unknown field is refused with one line", async () => {
    const app = await appContext();
    const { orm } = database();
    expect((await listReplyTemplates(orm)).every(({ id }) => id === null)).toBe(true);
    const text = { title: "Let", body: "Dear {first name}" };
    const saved = await saveReplyTemplate(app, { id: null, fields: text }, by(imogen));
    if (!saved.ok) throw new Error(saved.refusal.detail);
    await reply(await ask(), { template: saved.answer.id });
    expect(await orm.select().from(replyTemplates)).toMatchObject([{ ...text, timesUsed: 1 }]);
    const wrong = { ...text, body: "Dear {frist name}" };
    const { id } = saved.answer;
    const refused = await saveReplyTemplate(app, { id, fields: wrong }, by(imogen));
    expect(refused).toMatchObject({
      refusal: { detail: expect.stringMatching(/^\{frist name\} isn’t a field\./) },
    });
    expect(await orm.select().from(replyTemplates)).toMatchObject([text]);
    expect(await deleteReplyTemplate(app, id, by(imogen))).toMatchObject({ ok: true });
    expect(await deleteReplyTemplate(app, id, by(tom))).toMatchObject({ ok: false });
    expect(await orm.$count(replyTemplates)).toBe(0);
  });
});
