import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  askForOwnData,
  copyOwnData,
  eraseOwnData,
} from "../../customer-pages/own-data/own-data.ts";
import { addCaller } from "../../contacts/add-caller.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversationMessages, conversations } from "../../conversations/conversation-tables.ts";
import { enterRequest } from "../../inbox/requests/enter-request.ts";
import { readStaffSubmission } from "../../inbox/staff-change.ts";
import { changePerson, addEmailToCaller } from "../../testing/sent-forms.ts";
import { exportCard } from "../../people/card/export-card.ts";
import { findCaller } from "../../people/find-caller.ts";
import { listCallers } from "../../people/list-callers.ts";
import { confirmErasure, findOpenErasure, requestErasure } from "../../privacy/request-erasure.ts";
import { siteUrl, useJoins } from "../../testing/attacks/joins.ts";
import { testEngines } from "../../testing/database.ts";
import { homes } from "../../testing/offers.ts";
import { readMailedSecret } from "../../testing/sent-mails.ts";

const phone = "020 7946 0147";
const eve = { firstname: "Eve", lastname: "Other", phone, email: "eve@example.com" };
const colleague = { staffId: "7f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f11" };

/** A household has one number, and anybody can type another's into a form. */
describe.each(testEngines)("a number that two people give, on the %s engine,", (engine) => {
  const { setup, orm, write, findContactId, open } = useJoins(engine);

  async function ring(name: string, body: string): Promise<string> {
    const fields = { name, phone, email: "", listingId: homes.full, body };
    const submission = readStaffSubmission(setup.known, {});
    const entered = await enterRequest(await setup.app(), fields, submission);
    if (!entered.ok) throw new Error(entered.refusal.detail);
    return entered.answer.id;
  }
  const add = (firstname: string) =>
    orm().transaction((tx) => addCaller(tx, { firstname, lastname: "Finch", phone }));
  async function copy(id: string): Promise<string> {
    const copied = await exportCard(await setup.app(), setup.known, id);
    return JSON.stringify(copied);
  }
  const ask = async (contactId: string) =>
    requestErasure(await setup.app(), setup.known, { contactId, reason: "asked" });
  async function confirm(askedFor: string, contactId: string) {
    const requestId = (await findOpenErasure(orm(), askedFor))!.id;
    return confirmErasure(await setup.app(), colleague, { requestId, contactId });
  }

  test("leaves a caller findable, and their question of an erasure theirs, whoever types it into a form", async () => {
    const id = await ring("Ada Finch", "Leaves in May.");
    await ask(id);
    await write(eve);
    const stranger = await findContactId(eve.email);
    expect(await findCaller(await setup.app(), id)).toMatchObject({ found: "caller" });
    expect(await listCallers(orm(), "finch")).toMatchObject([{ id }]);
    expect(await findOpenErasure(orm(), stranger)).toBeNull();
    expect(await confirm(id, stranger)).toEqual({ outcome: "none" });
    expect(await copy(stranger)).not.toContain("Leaves in May.");
    const given = {
      firstname: "Ada",
      lastname: "Finch",
      email: "ada@example.com",
      confirmed: "on",
    };
    expect(await addEmailToCaller(await setup.app(), setup.known, id, given)).toMatchObject({
      ok: true,
    });
    expect(await orm().$count(contacts, eq(contacts.id, stranger))).toBe(1);
  });

  test.each(["Ada Finch", "Ada", "Mrs Finch", "A Finch"])(
    "is the caller's whom the form names too: '%s' is Ada Finch",
    async (name) => {
      const id = await ring(name, "Leaves in May.");
      await write({ ...eve, firstname: "Ada", lastname: "Finch" });
      const personId = await findContactId(eve.email);
      expect(await findCaller(await setup.app(), id)).toEqual({ found: "card", personId });
      expect(await copy(personId)).toContain("Leaves in May.");
    },
  );

  test("gives nobody's call to another of the household, in a copy or an erasure", async () => {
    const dot = await add("Dot");
    const call = await ring("Ron Finch", "I have lost my job.");
    expect(await copy(dot)).not.toContain("lost my job");
    await ask(dot);
    expect(await confirm(dot, dot)).toMatchObject({ outcome: "erased" });
    expect(await orm().$count(conversations, eq(conversations.id, call))).toBe(1);
  });

  test("leads from a conversation to the one whose it is", async () => {
    await add("Dot");
    const ron = await add("Ron");
    const call = await ring("Ron Finch", "I have lost my job.");
    await orm().update(conversations).set({ contactId: ron }).where(eq(conversations.id, call));
    expect(await findCaller(await setup.app(), call)).toEqual({ found: "card", personId: ron });
    expect(await copy(call)).toContain("lost my job");
  });

  test("keeps what was said under it in the office's copy once it was corrected", async () => {
    const ron = await add("Ron");
    const call = await ring("Ron Finch", "I have lost my job.");
    await orm().update(conversations).set({ contactId: ron }).where(eq(conversations.id, call));
    const was = { "was-firstname": "Ron", "was-lastname": "Finch", "was-phone": phone };
    const typed = { firstname: "Ron", lastname: "Finch", phone: "020 7946 0148" };
    const fields = { change: "correct", contact: ron, ...was, ...typed };
    const app = await setup.app();
    expect(await changePerson(app, setup.known, ron, { fields, siteUrl })).toMatchObject({
      ok: true,
    });
    expect(await copy(ron)).toContain("lost my job");
  });

  test("gives no note about the call to the address that was given for it, which erases no call", async () => {
    const app = await setup.app();
    const call = await ring("Ada Finch", "Leaves in May.");
    const { now: at } = setup.clock;
    const written = { conversationId: call, staffId: setup.known.staffId, at };
    await orm()
      .insert(conversationMessages)
      .values([
        { ...written, kind: "note", body: "She is ill." },
        { ...written, kind: "reply", body: "Dear Ada" },
      ]);
    const given = await addEmailToCaller(app, setup.known, call, {
      ...eve,
      lastname: "Finch",
      confirmed: "on",
    });
    if (!given.ok) throw new Error(given.refusal.detail);
    const opened = await open(given.answer.personId);
    const askFor = async (wish: string) => {
      await askForOwnData(app, opened, { wish, siteUrl });
      return readMailedSecret(app, (await setup.mails()).at(-1), "confirm=");
    };
    const copied = await copyOwnData(app, opened, await askFor("copy"));
    expect(JSON.stringify(copied)).not.toMatch(/She is ill|Leaves in May/);
    expect(await eraseOwnData(app, opened, await askFor("erasure"))).toBe("erased");
    expect(await orm().$count(contacts, eq(contacts.email, eve.email))).toBe(0);
    const [left] = await orm().select().from(conversations).where(eq(conversations.id, call));
    expect(left).toMatchObject({ contactId: null, email: null, emailMatch: null });
    expect(JSON.stringify(left)).not.toContain("eve@");
    const messages = await orm()
      .select({ kind: conversationMessages.kind })
      .from(conversationMessages)
      .where(eq(conversationMessages.conversationId, call));
    expect(messages).toEqual([{ kind: "request" }, { kind: "note" }]);
  });
});
