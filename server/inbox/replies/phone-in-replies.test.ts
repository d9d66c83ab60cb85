import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { agency } from "../../../domain/agency/agency.ts";
import { conversationMessages } from "../../conversations/conversation-tables.ts";
import { recordRequest } from "../../conversations/record-request.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { addBranch, islington, peckham } from "../../testing/branches.ts";
import { testEngines } from "../../testing/database.ts";
import { imogen, useInbox } from "../../testing/inbox.ts";
import { prepareReplies } from "./replies.ts";
import { saveReplyTemplate } from "../../testing/sent-forms.ts";
import { replyToConversation } from "./reply-to-conversation.ts";

describe.each(testEngines)("whom people call after a reply, on the %s engine", (engine) => {
  const { database, appContext, by } = useInbox(engine);

  /** A valuation, which is about no home. */
  async function askIn(area: string) {
    const person = { contactId: null, name: "Ada Obi", email: "ada@example.com", phone: null };
    const { now } = await appContext();
    const request = { kind: "valuation", recordId: crypto.randomUUID(), text: "Hello" } as const;
    return database().orm.transaction((tx) =>
      recordRequest(tx, { ...request, person, listingId: null, area, at: now() }),
    );
  }

  async function reply(id: string): Promise<string> {
    const [message] = await database()
      .orm.select()
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id));
    const fields = { body: "Yes.", lastSeen: String(message!.id) };
    const given = { id, fields, attach: [] };
    const replied = await replyToConversation(await appContext(), imogen, given, by(imogen));
    expect(replied).toMatchObject({ ok: true });
    const [mail] = await database().orm.select().from(outbox).where(eq(outbox.aboutId, id));
    return mail!.html;
  }

  test("without branches: the agency", async () => {
    expect(await reply(await askIn("N1"))).toContain(agency.phone);
  });

  test("else the branch of the place that they named", async () => {
    await addBranch(await appContext(), peckham);
    await addBranch(await appContext(), islington);
    const id = await askIn("N1");
    const mail = await reply(id);
    expect(mail).toContain(islington.phone);
    expect(mail).not.toContain(agency.phone);
  });

  test("and so says a text that names the office’s phone", async () => {
    await addBranch(await appContext(), peckham);
    await addBranch(await appContext(), islington);
    const id = await askIn("N1");
    const fields = { title: "Ring us", body: "Ring us on {office phone}." };
    expect(
      await saveReplyTemplate(await appContext(), { id: null, fields }, by(imogen)),
    ).toMatchObject({
      ok: true,
    });
    const { replies } = await prepareReplies(await appContext(), imogen, [id], "Ring us");
    expect(replies).toMatchObject([{ text: `Ring us on ${islington.phone}.` }]);
  });
});
