import { setTimeout as pause } from "node:timers/promises";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { unseenMessage } from "../../domain/shared/text/direction-marks.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { asAnotherRequest } from "../testing/refuse-second-connection.ts";
import { upsertContact } from "../testing/upsert-contact.ts";
import { conversations } from "../conversations/conversation-tables.ts";
import { testEngines } from "../testing/database.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { changePerson } from "../testing/sent-forms.ts";
import { findCard } from "./card/find-card.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const nobody = "99999999-9999-4999-8999-999999999999";

describe.each(testEngines)("a name or phone that staff correct, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  const contactOf = async ({ email }: { email: string }) =>
    (await orm().select().from(contacts).where(eq(contacts.email, email)))[0]!;
  async function ask(person = ada): Promise<string> {
    await people.enquire(person);
    return (await contactOf(person)).id;
  }
  /** @param contact one that the form is about, if it is not the card's own */
  async function correct(
    id: string,
    changes: Partial<Record<string, string>>,
    { was = ada, contact = id }: { was?: typeof ada; contact?: string } = {},
  ) {
    const { firstname, lastname, phone } = was;
    const shown = { "was-firstname": firstname, "was-lastname": lastname, "was-phone": phone };
    const fields = { change: "correct", contact, firstname, lastname, phone, ...shown, ...changes };
    return changePerson(await people.appContext(), actor, id, { fields, siteUrl: "" });
  }
  const refused = (path: string, message: string | RegExp) => ({
    ok: false,
    refusal: { errors: [{ path, message: expect.stringMatching(message) }] },
  });

  test("stand on their record and in their conversations, which are found by both", async () => {
    const id = await ask();
    expect(await correct(id, { lastname: "Brougham", phone: "07700 900124" })).toEqual({
      ok: true,
      answer: { done: "Contact record updated." },
    });
    expect(await contactOf(ada)).toMatchObject({
      firstname: "Ada",
      lastname: "Brougham",
      phone: "07700 900124",
      phoneKey: "447700900124",
      emailKey: "ada@example.com",
    });
    expect(await orm().select().from(conversations)).toMatchObject([
      { name: "Ada Brougham", phone: "07700 900124", phoneMatch: "447700900124" },
    ]);
    for (const words of ["brougham", "brough", "900124", "900123"]) {
      const { rows } = await orm().execute(
        `select from conversations where search_words @@ '${words}:*'::tsquery`,
      );
      expect([words, rows.length]).toEqual([words, 1]);
    }
  });

  test("stand in the audit by the names of their fields alone", async () => {
    const id = await ask();
    await correct(id, { firstname: "Adah", phone: "07700 900124" });
    const rows = (await people.audited()).filter(({ action }) => action === "contact.corrected");
    expect(rows).toMatchObject([
      {
        actor: actor.staffId,
        subject: "contact",
        subjectId: id,
        detail: { fields: "first name, phone number" },
      },
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/Adah|900124/);
  });

  test("are checked as a visitor's are, beside each field", async () => {
    const id = await ask();
    const before = await contactOf(ada);
    expect(await correct(id, { firstname: "A\u202Eda" })).toMatchObject(
      refused("firstname", unseenMessage),
    );
    expect(await correct(id, { lastname: " " })).toMatchObject(refused("lastname", /contact name/));
    expect(await correct(id, { phone: "12" })).toMatchObject(refused("phone", /valid phone/));
    expect(await correct(id, { phone: "" })).toMatchObject(refused("phone", /valid phone/));
    expect(await contactOf(ada)).toEqual(before);
    await correct(id, { firstname: "Ada\tMary", phone: "\u202A07700 900124\u202C" });
    expect(await contactOf(ada)).toMatchObject({ firstname: "Ada Mary", phone: "07700 900124" });
  });

  test("are not judged where nobody has touched them", async () => {
    const id = await ask();
    await orm().update(contacts).set({ lastname: "", phone: "", phoneKey: "" });
    const was = { ...ada, lastname: "", phone: "" };
    expect(await correct(id, { firstname: "Adah" }, { was })).toMatchObject({ ok: true });
    expect(await contactOf(ada)).toMatchObject({ firstname: "Adah", lastname: "", phone: "" });
  });

  test("are refused beside the phone where another record has it with this address", async () => {
    const id = await ask();
    const other = await ask({ ...ada, phone: "07700 900124", email: "ADA@example.com" });
    const message = /^Another record has this email address and phone number\./;
    expect(await correct(id, { phone: "+44 7700 900124" })).toMatchObject(
      refused("phone", message),
    );
    await mergeContacts(await people.appContext(), actor, { contactId: other, intoId: id });
    expect(await correct(id, { phone: "+44 7700 900124" })).toMatchObject(
      refused("phone", /^Their other record/),
    );
    expect(await contactOf(ada)).toMatchObject({ phone: ada.phone });
    // The other one's own form, on the same card.
    const was = { ...ada, phone: "07700 900124" };
    const corrected = await correct(id, { phone: "07700 900125" }, { was, contact: other });
    expect(corrected).toMatchObject({ ok: true });
  });

  test("are refused while somebody else gets the same address and number", async () => {
    const id = await ask();
    const phone = "07700 900124";
    const taken = await whileWriting({ ...bea, phone, email: ada.email }, () =>
      correct(id, { phone }),
    );
    expect(taken).toMatchObject(refused("phone", /^Another record has this email address/));
    const [nameless] = await orm()
      .insert(contacts)
      .values({ ...bea, phone, phoneKey: "447700900999", email: null })
      .returning();
    const fields = { change: "add-email", email: "new@example.com", confirmed: "on" };
    const both = { ...bea, phone: "07700 900999", email: fields.email };
    const added = await whileWriting(both, async () =>
      changePerson(await people.appContext(), actor, nameless!.id, { fields, siteUrl: "" }),
    );
    expect(added).toMatchObject(refused("email", /^Another record has this address/));
  });

  /** Begins a change while another transaction has written somebody, and not ended. */
  async function whileWriting<Answer>(person: typeof ada, change: () => Promise<Answer>) {
    const begun: Promise<Answer>[] = [];
    await orm().transaction(async (tx) => {
      await upsertContact(tx, person);
      begun.push(asAnotherRequest(change));
      await pause(300);
    });
    return begun[0];
  }

  test("are refused where a colleague changed the same field meanwhile, and merged where not", async () => {
    const id = await ask();
    await correct(id, { lastname: "Brougham" });
    expect(await correct(id, { lastname: "Browne" })).toMatchObject(
      refused(
        "lastname",
        /^Someone else has changed the last name to Brougham since you opened this page\./,
      ),
    );
    expect(await correct(id, { firstname: "Adah" })).toMatchObject({ ok: true });
    expect(await contactOf(ada)).toMatchObject({ firstname: "Adah", lastname: "Brougham" });
    // Sent once more.
    expect(await correct(id, { firstname: "Adah" })).toMatchObject({
      answer: { done: "Nothing has changed." },
    });
  });

  test("are those of this card alone", async () => {
    const [id, other] = [await ask(), await ask(bea)];
    const changes = { firstname: "Mallory" };
    for (const contact of [other, nobody, "1"])
      expect(await correct(id, changes, { was: bea, contact })).toMatchObject({ ok: false });
    expect(await correct(nobody, changes, { contact: id })).toMatchObject({ ok: false });
    expect(await contactOf(ada)).toMatchObject({ firstname: "Ada" });
    expect(await contactOf(bea)).toMatchObject({ firstname: "Bea" });
  });

  test("are not put in question by what the person once sent", async () => {
    const id = await ask();
    await correct(id, { lastname: "Brougham", phone: "07700 900124" });
    expect(await findCard(await people.appContext(), id)).toMatchObject({ card: { claims: [] } });
  });
});
