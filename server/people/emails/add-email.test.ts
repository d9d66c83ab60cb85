import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { addCaller } from "../../contacts/add-caller.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversations } from "../../conversations/conversation-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { confirmErasure, findOpenErasure, requestErasure } from "../../privacy/request-erasure.ts";
import { erasePerson } from "../../privacy/erase-person.ts";
import { testEngines } from "../../testing/database.ts";
import { usePeople } from "../../testing/people.ts";
import { changePerson, emailPageLink } from "../../testing/sent-forms.ts";
import { describeCard } from "../card/describe-card.ts";
import { exportCard } from "../card/export-card.ts";
import { findCard } from "../card/find-card.ts";
import { joinPeople } from "../merge/join-people.ts";
import { planCardErasure } from "../card/plan-card-erasure.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const other = { staffId: "7f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f11" };
const dot = { firstname: "Dot", lastname: "Wright", phone: "07700 900777" };
const siteUrl = "https://keystone.example.com";

describe.each(testEngines)("a contact without an email, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { appContext } = people;
  const orm = () => people.database().orm;
  const add = (person = dot) => orm().transaction((tx) => addCaller(tx, person));
  const change = async (id: string, fields: Record<string, string>) => {
    const outcome = await changePerson(await appContext(), actor, id, { fields, siteUrl });
    return outcome.ok ? outcome.answer.done : outcome.refusal;
  };
  const card = async (id: string) => {
    const found = await findCard(await appContext(), id);
    if (found.found !== "card") throw new Error(found.found);
    return describeCard(found.card, new Date("2026-11-21T12:00:00Z"), actor.staffId);
  };

  test("has a card, and no link is mailed to nobody", async () => {
    const id = await add();
    expect(await card(id)).toMatchObject({
      name: "Dot Wright",
      hasEmail: false,
      contacts: [{ email: null, phone: dot.phone }],
    });
    expect(await change(id, { change: "mail-link", page: "renter" })).toMatchObject({
      detail: "Add an email address to send the link.",
    });
    const how = { siteUrl, listingId: null };
    expect(await emailPageLink(await appContext(), actor, { contactId: id }, how)).toMatchObject({
      ok: false,
    });
    expect(await orm().$count(outbox)).toBe(0);
  });

  test("gets an address once a colleague says that it is theirs", async () => {
    const id = await add();
    const email = "dot@example.com";
    expect(await change(id, { change: "add-email", email: "dot", confirmed: "on" })).toMatchObject({
      errors: [{ path: "email" }],
    });
    expect(await change(id, { change: "add-email", email })).toMatchObject({
      errors: [{ path: "confirmed" }],
    });
    expect(await change(id, { change: "add-email", email, confirmed: "on" })).toBe(
      "Emails to them go to dot@example.com from now on.",
    );
    expect(await orm().select().from(contacts).where(eq(contacts.id, id))).toMatchObject([
      { email, emailKey: email },
    ]);
    expect(await change(id, { change: "mail-link", page: "renter" })).toBe(
      "We’re emailing them the link to their page.",
    );
    expect(await change(id, { change: "add-email", email, confirmed: "on" })).toMatchObject({
      errors: [{ path: "email", message: "They already have an email address." }],
    });
  });

  test("keeps no address that another record has with the same number", async () => {
    const id = await add();
    const email = "dot@example.com";
    await orm()
      .insert(contacts)
      .values({ ...dot, email, phoneKey: "447700900777", emailKey: email });
    expect(await change(id, { change: "add-email", email, confirmed: "on" })).toMatchObject({
      errors: [{ path: "email", message: expect.stringContaining("Merge the two first") }],
    });
  });

  test("is exported and erased by their contact: nobody else with the number is", async () => {
    const id = await add();
    // No id has his name in it by chance.
    const namesake = await add({ ...dot, firstname: "Øyvind" });
    const app = await appContext();
    const copy = await exportCard(app, actor, id);
    expect(copy).toMatchObject({
      answer: { email: null, telephone: "+447700900777", contacts: [{ firstname: "Dot" }] },
    });
    expect(JSON.stringify(copy)).not.toContain("Øyvind");
    expect(await planCardErasure(app, id)).toMatchObject({ counts: { contacts: 1 } });
    await requestErasure(app, actor, { contactId: id, reason: "asked" });
    const requestId = (await findOpenErasure(orm(), id))!.id;
    expect(await confirmErasure(app, other, { requestId, contactId: id })).toMatchObject({
      outcome: "erased",
    });
    const left = await orm().select({ id: contacts.id }).from(contacts);
    expect(left).toEqual([{ id: namesake }]);
  });

  test("is erased from the command line by the number, with what was said by telephone", async () => {
    await add();
    const call = { name: "Dot Wright", phone: dot.phone, email: "", body: "Is it quiet?" };
    await people.ring(call);
    const erased = await erasePerson(await appContext(), "command line", {
      phoneKey: "447700900777",
    });
    expect(erased).toMatchObject({ outcome: "erased", counts: { contacts: 1, conversations: 1 } });
    expect(await orm().$count(conversations)).toBe(0);
  });

  test("that is joined to somebody with an address is found by it, and asks no mailbox of its own", async () => {
    const id = await add();
    const email = "dot@example.com";
    const [known] = await orm()
      .insert(contacts)
      .values({ ...dot, phone: "07700 900778", phoneKey: "447700900778", email, emailKey: email })
      .returning();
    const app = await appContext();
    expect(await joinPeople(app, actor, { contactId: id, intoId: known!.id }, siteUrl)).toBe(
      "merged",
    );
    expect((await orm().select().from(outbox)).map(({ recipient }) => recipient)).toEqual([email]);
    expect(await exportCard(app, actor, known!.id)).toMatchObject({
      answer: { email, contacts: [{}, {}] },
    });
  });
});
