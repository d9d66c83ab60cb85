import { randomUUID } from "node:crypto";
import { asc, eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { hiddenLink } from "../../domain/shared/mail/link-slot.ts";
import { conversationMessages, conversations } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { upsertContact } from "../testing/upsert-contact.ts";
import { findConversation } from "../inbox/find-conversation.ts";
import { hideFromLandlord, showToLandlord } from "../inbox/show-to-landlord.ts";
import { readStaffSubmission } from "../inbox/staff-change.ts";
import { setHomeLandlord } from "../landlords/change-landlord.ts";
import { listings } from "../listings/listing-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { readEveryRow } from "../testing/every-row.ts";
import { useLandlordCase } from "../testing/landlord-case.ts";
import { makeLink } from "../testing/link-secrets.ts";
import { homes, priya } from "../testing/offers.ts";
import { sendDigests } from "./landlord/send-digests.ts";

const question = "Is there a lift?";

describe.each(testEngines)("what viewers ask, on the %s engine", (engine) => {
  const { setup, open, show, send, addSolomon } = useLandlordCase(engine);
  const orm = () => setup.database().orm;

  const ask = (listingId: string | null = homes.full) =>
    orm().transaction(async (tx) => {
      const contactId = await upsertContact(tx, priya);
      return recordRequest(tx, {
        kind: "enquiry",
        recordId: randomUUID(),
        person: {
          contactId,
          name: `${priya.firstname} ${priya.lastname}`,
          email: priya.email,
          phone: priya.phone,
        },
        listingId,
        text: "I am Priya and use a wheelchair. Is there a lift?",
        at: setup.clock.now,
      });
    });
  const by = () => readStaffSubmission(setup.known, { key: randomUUID() });
  const release = async (id: string, text = question) =>
    showToLandlord(await setup.app(), { id, fields: { question: text } }, by());
  const shown = async () => (await show(await open()))?.current?.questions;

  test("is shown to the landlord once the office has put it in its own words", async () => {
    const id = await ask();
    expect(await shown()).toEqual([]);
    expect(await release(id)).toMatchObject({ ok: true });
    expect(await shown()).toMatchObject([{ question, answer: null }]);
    const page = JSON.stringify(await show(await open()));
    expect(page).not.toContain("wheelchair");
    expect(page).not.toMatch(/\bPriya\b/);
    expect(page).not.toContain(id);
  });

  test.each(["", "Priya asks for a lift", "Ring 07700 900123", "a\0b"])(
    "is not shown as %j, which is refused at its field",
    async (text) => {
      const refused = await release(await ask(), text);
      expect(refused).toMatchObject({ ok: false, refusal: { errors: [{ path: "question" }] } });
      expect(await shown()).toEqual([]);
    },
  );

  test("is refused about no home, and about one whose landlord nobody knows", async () => {
    expect(await release(await ask(null))).toMatchObject({ ok: false });
    expect(await release(await ask("p00000000002"))).toMatchObject({
      ok: false,
      refusal: { detail: "This property has no landlord yet. Add one first." },
    });
  });

  test("is answered once, and the answer is a note in the conversation, which waits again", async () => {
    const id = await ask();
    await release(id);
    const landlord = await open();
    const [one] = (await show(landlord))?.current?.questions ?? [];
    const reply = (answer: string) =>
      send(landlord, { change: "reply", question: one!.id, answer, home: homes.full });
    await orm()
      .update(conversations)
      .set({ state: "closed", waitingSince: null })
      .where(eq(conversations.id, id));
    expect(await reply(" ")).toMatchObject({ refusal: { errors: [{ path: "answer" }] } });
    expect(await reply("Yes, since May.")).toEqual({ ok: true, answer: { done: "replied" } });
    expect(await reply("No.")).toMatchObject({ ok: false });
    expect(await shown()).toMatchObject([{ answer: "Yes, since May." }]);
    const found = await findConversation(orm(), id);
    expect(found?.conversation).toMatchObject({ state: "open", waitingSince: setup.clock.now });
    expect(found?.questions).toMatchObject([{ question, answer: "Yes, since May." }]);
    const notes = await orm()
      .select({ kind: conversationMessages.kind, body: conversationMessages.body })
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, id))
      .orderBy(asc(conversationMessages.id));
    expect(notes.at(-1)).toEqual({
      kind: "note",
      body: `The landlord answered “${question}”: Yes, since May.`,
    });
    const rows = await orm().select().from(audit).where(eq(audit.subjectId, id));
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual(
      expect.arrayContaining([
        ["conversation.shown-to-landlord", setup.known.staffId],
        ["case.question-answered", "visitor"],
      ]),
    );
    expect(JSON.stringify(rows)).not.toContain("since May");
  });

  test("is answered without the address of the landlord's own page, which they paste", async () => {
    const id = await ask();
    await release(id);
    const landlord = await open();
    const [one] = (await shown()) ?? [];
    const secret = await makeLink(orm(), "landlord-page", setup.known.landlordId);
    const answer = `It says so here: https://lettings.example.com/my-home/${secret}?x=1 All right?`;
    const reply = { change: "reply", question: one!.id, answer, home: homes.full };
    expect(await send(landlord, reply)).toMatchObject({ ok: true });
    const found = await findConversation(orm(), id);
    expect(found?.questions[0]?.answer).toBe(`It says so here: ${hiddenLink} All right?`);
    expect(found?.messages.at(-1)?.body).toContain(hiddenLink);
    expect(await readEveryRow(orm())).not.toContain(secret);
  });

  test("is answered by the landlord of the home alone", async () => {
    await release(await ask());
    const [one] = (await shown()) ?? [];
    const solomon = await addSolomon();
    const other = await open(solomon);
    const reply = { change: "reply", question: one!.id, answer: "Yes" };
    expect(await send(other, reply)).toMatchObject({ ok: false });
    expect(await send(await open(), { ...reply, question: "' or true --" })).toMatchObject({
      ok: false,
    });
    // Nor by one who has it later.
    setup.clock.now = new Date("2026-11-22T12:00:00Z");
    const home = { listingId: homes.full, landlordId: solomon, maxAdults: 3, maxHouseholds: 2 };
    await setHomeLandlord(await setup.app(), setup.known, home);
    expect((await show(other))?.current?.questions).toEqual([]);
    expect(await send(other, reply)).toMatchObject({ ok: false });
  });

  test("is taken back from the landlord's page", async () => {
    const id = await ask();
    await release(id);
    const [one] = (await shown()) ?? [];
    const app = await setup.app();
    const hide = (from: string) => hideFromLandlord(app, { id: from, questionId: one!.id }, by());
    expect(await hide(await ask("p00000000002"))).toMatchObject({ ok: false });
    expect(await hide(id)).toMatchObject({ ok: true });
    expect(await hide(id)).toMatchObject({ ok: false });
    expect(await shown()).toEqual([]);
  });

  test("waits for no answer once the home is let, in panel, section and digest alike", async () => {
    const id = await ask();
    await release(id);
    const page = async () => {
      const current = (await show(await open(), homes.full))?.current;
      const tasks = current?.tasks.filter(({ at }) => at === "questions").length;
      return [tasks, current?.questions.map(({ isOpen }) => isOpen)];
    };
    expect(await page()).toEqual([1, [true]]);
    await setup.accept(await setup.offer());
    expect(await page()).toEqual([0, [false]]);
    expect(await release(id)).toMatchObject({
      refusal: {
        detail: expect.stringContaining(
          "This property isn’t to let at the moment, so we don’t send viewers’ questions to its landlord. Email or call them instead.",
        ),
      },
    });
    // A feed that goes on advertising it changes nothing of that.
    const home = eq(listings.id, homes.full);
    await orm().update(listings).set({ status: "available" }).where(home);
    expect(await page()).toEqual([0, [false]]);
    setup.clock.now = new Date("2026-11-23T08:00:00Z");
    await sendDigests(await setup.app());
    const mail = (await setup.mails()).find(({ kind }) => kind === "landlord-digest");
    expect(mail?.html).toContain("1 offer");
    expect(mail?.html).not.toContain("to answer");
  });

  test("is counted in Monday's digest until it is answered, without a word of it", async () => {
    await release(await ask());
    setup.clock.now = new Date("2026-11-23T08:00:00Z");
    await sendDigests(await setup.app());
    const mail = (await setup.mails()).find(({ kind }) => kind === "landlord-digest");
    expect(mail?.html).toContain("1 question to answer");
    expect(mail?.html).not.toContain(question);
  });
});
