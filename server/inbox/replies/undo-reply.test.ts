import { randomUUID } from "node:crypto";
import { asc, eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { listCaseMessages } from "../../customer-pages/list-messages.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { claimMail, markSent } from "../../platform/mail/outbox.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { queueMail } from "../../platform/mail/queue-mail.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { createListing } from "../../testing/listing.ts";
import { testMail } from "../../testing/mail.ts";
import { testEngines } from "../../testing/database.ts";
import { friday, imogen, tom, useInbox } from "../../testing/inbox.ts";
import { changeConversations } from "../change-conversations.ts";
import { forgetUndos } from "./hold-reply.ts";
import { conversationUndos, replyTemplates } from "./reply-tables.ts";
import { replyToConversation } from "./reply-to-conversation.ts";
import { showConversation } from "../show-inbox.ts";
import { undoChange } from "../undo-change.ts";

const body = "Dear Priya,\n\nyes, there is.";

describe.each(testEngines)("a reply that is undone on the %s engine", (engine) => {
  const { database, ask, appContext, by, find, setTime } = useInbox(engine);
  const orm = () => database().orm;
  const mails = () => orm().select().from(outbox);
  const messagesOf = (id: string) =>
    orm()
      .select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(asc(conversationMessages.id));

  /** @returns the token that undoes it */
  async function reply(id: string, changes: Record<string, string> = {}, who = imogen) {
    const lastSeen = String((await messagesOf(id)).at(-1)!.id);
    const fields = { body, lastSeen, ...changes };
    const given = { id, fields, attach: ["b.png"], isHeld: true };
    const sent = await replyToConversation(await appContext(), who, given, by(who));
    if (!sent.ok) throw new Error(sent.refusal.detail);
    return (await messagesOf(id)).at(-1)!.outboxId!;
  }
  const undo = async (token: string, who = imogen, key = randomUUID()) =>
    undoChange(await appContext(), token, by(who, key));
  const restOf = ({ version: _n, lastMessageAt: _at, ...row }: Awaited<ReturnType<typeof find>>) =>
    row;
  const tenSecondsPass = () =>
    orm().execute(sql`update outbox set next_attempt_at = next_attempt_at - interval '10 seconds'`);

  test("waits ten seconds, and holds no other mail up", async () => {
    await reply(await ask());
    await orm().transaction((tx) => queueMail(tx, testMail));
    expect(await claimMail(orm())).toMatchObject({ recipient: testMail.recipient });
    expect(await claimMail(orm())).toBeNull();
    await tenSecondsPass();
    expect(await claimMail(orm())).toMatchObject({ kind: "conversation-reply" });
  });

  test("is gone with its mail, its text comes back, and the conversation is as before", async () => {
    const id = await ask();
    const before = restOf(await find(id));
    setTime(friday("10:20"));
    const token = await reply(id, { close: "on" });
    expect(await find(id)).toMatchObject({ state: "closed", ownerId: imogen.staffId });
    const undone = await undo(token);
    expect(undone).toMatchObject({ ok: true, returned: { body, attach: ["b.png"] } });
    expect(await mails()).toEqual([]);
    expect((await messagesOf(id)).map(({ kind }) => kind)).toEqual(["request"]);
    expect(restOf(await find(id))).toEqual(before);
    const noted = await orm().select().from(audit).where(eq(audit.subjectId, id));
    expect(noted.map(({ action }) => action)).toContain("conversation.reply-undone");
  });

  test("the same form sent again brings the same text", async () => {
    const token = await reply(await ask());
    const key = randomUUID();
    expect(await undo(token, imogen, key)).toMatchObject({ ok: true, returned: { body } });
    expect(await undo(token, imogen, key)).toMatchObject({ ok: true, returned: { body } });
    expect(await undo(token)).toMatchObject({
      ok: false,
      refusal: { detail: "This reply has already been undone. The text is in the reply box." },
    });
  });

  test("stays where it has been sent", async () => {
    const id = await ask();
    const token = await reply(id);
    await tenSecondsPass();
    const claimed = await claimMail(orm());
    const sent = "This reply has already been sent, so we haven’t undone anything.";
    expect(await undo(token)).toMatchObject({ ok: false, refusal: { detail: sent } });
    await markSent(orm(), claimed!);
    await orm().delete(conversationUndos);
    expect(await undo(token)).toMatchObject({ ok: false, refusal: { detail: sent } });
    expect(await find(id)).toMatchObject({ state: "waiting", waitingSince: null });
    expect(await messagesOf(id)).toHaveLength(2);
  });

  test("the sender and the undo at once: one of them has it", async () => {
    for (let round = 0; round < 8; round++) {
      const id = await ask({ email: `ada${round}@example.com`, phone: `07700 90010${round}` });
      const token = await reply(id);
      await tenSecondsPass();
      const [undone, claimed] = await Promise.all([undo(token), claimMail(orm())]);
      expect(undone.ok).toBe(claimed === null);
      expect(await messagesOf(id)).toHaveLength(undone.ok ? 1 : 2);
      await orm().delete(outbox);
    }
  });

  test("a colleague can't undo it", async () => {
    const token = await reply(await ask());
    expect(await undo(token, tom)).toMatchObject({ ok: false });
    expect(await mails()).toHaveLength(1);
  });

  test("where the person wrote again, they wait since their first question", async () => {
    const id = await ask();
    setTime(friday("10:20"));
    const token = await reply(id);
    await ask({ text: "And a harp?", at: friday("10:21") });
    expect(await undo(token)).toMatchObject({ ok: true });
    expect(await find(id)).toMatchObject({
      state: "open",
      waitingSince: friday("10:00"),
      firstAnsweredAt: null,
      answeredAt: null,
    });
  });

  test("what a colleague did meanwhile stays, and the question waits again", async () => {
    const id = await ask();
    const token = await reply(id);
    const change = { kind: "assign", ownerId: tom.staffId } as const;
    await changeConversations(await appContext(), { ids: [id], change }, by(tom));
    expect(await undo(token)).toMatchObject({ ok: true });
    expect(await find(id)).toMatchObject({
      state: "open",
      ownerId: tom.staffId,
      waitingSince: friday("10:00"),
    });
  });

  test("of two replies the first and then the second are undone", async () => {
    const id = await ask();
    const before = restOf(await find(id));
    setTime(friday("10:20"));
    const first = await reply(id);
    setTime(new Date(friday("10:20").getTime() + 5000));
    const second = await reply(id, { body: "And a lift." });
    expect(await undo(first)).toMatchObject({ ok: true });
    expect(await find(id)).toMatchObject({ waitingSince: null });
    expect(await undo(second)).toMatchObject({ ok: true, returned: { body: "And a lift." } });
    expect(restOf(await find(id))).toEqual(before);
  });

  test("a text is counted as used once less", async () => {
    const text = { title: "Let", body: "Dear {first name}", updatedAt: friday("08:00") };
    const [saved] = await orm().insert(replyTemplates).values(text).returning();
    const token = await reply(await ask(), { template: saved!.id });
    expect(await orm().select().from(replyTemplates)).toMatchObject([{ timesUsed: 1 }]);
    await undo(token);
    expect(await orm().select().from(replyTemplates)).toMatchObject([{ timesUsed: 0 }]);
  });

  test("nobody reads it on their own page before it is sent", async () => {
    const id = await ask();
    const { contactId } = await find(id);
    const read = async () =>
      (
        await listCaseMessages(orm(), [contactId!], createListing().id, (await appContext()).now())
      ).map((one) => one.body);
    await reply(id);
    expect(await read()).toEqual(["Is there room for a piano?"]);
    await tenSecondsPass();
    expect(await read()).toEqual(["Is there room for a piano?", body]);
  });

  test("its writer is shown how long it waits, and nobody is for longer than that", async () => {
    const id = await ask();
    const token = await reply(id);
    const show = async (who: typeof tom) => {
      const signedIn = {
        ...who,
        email: "",
        role: "negotiator",
        sessionId: "",
        isFresh: true,
      } as const;
      const open = await showConversation(await appContext(), signedIn, id);
      return open?.messages.at(-1)?.held;
    };
    expect(await show(imogen)).toEqual({ token, seconds: 10 });
    expect(await show(tom)).toBeNull();
    await tenSecondsPass();
    expect(await show(imogen)).toBeNull();
  });

  test("what it was is forgotten as soon as it can't be undone", async () => {
    const token = await reply(await ask());
    setTime(new Date(friday("10:00").getTime() + 15_001));
    await forgetUndos(await appContext());
    expect(await orm().$count(conversationUndos)).toBe(0);
    expect(await undo(token)).toMatchObject({
      ok: false,
      refusal: { detail: "It’s too late to undo that. Nothing has changed." },
    });
  });
});
