import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { recordAudit } from "../platform/submissions/record-audit.ts";
import { listHistory } from "../staff/list-history.ts";
import { testEngines } from "../testing/database.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { listPersonRecords } from "./card/list-person-records.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const adaAtWork = { ...ada, email: "ada@work.example.com", phone: "+44 7700 900123" };

describe.each(testEngines)("a person's history on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;

  async function contactOf(email: string): Promise<string> {
    const key = email.toLowerCase();
    const [row] = await orm().select().from(contacts).where(eq(contacts.emailKey, key));
    return row!.id;
  }

  async function readAudit() {
    const rows = await people.audited();
    return new Set(rows.map(({ action, subjectId }) => `${action} ${subjectId}`));
  }

  async function read(contactId: string) {
    const records = await listPersonRecords(orm(), contactId);
    const { rows } = await listHistory(orm(), { records });
    return new Set(rows.map(({ action, subjectId }) => `${action} ${subjectId}`));
  }

  test("has all that is theirs, from each of their contacts, and nothing of others", async () => {
    await people.enquire();
    await people.enquire(adaAtWork);
    await people.offer([ada]);
    await people.watch();
    const [home, work] = [await contactOf(ada.email), await contactOf(adaAtWork.email)];
    await mergeContacts(await people.appContext(), actor, { contactId: work, intoId: home });
    const ofAda = await readAudit();
    await people.enquire(bea);
    expect(ofAda.size).toBeGreaterThan(4);
    expect(await read(home)).toEqual(ofAda);
    expect(await read(work)).toEqual(ofAda);
  });

  test("of somebody who was erased is what names the contact itself", async () => {
    const gone = "99999999-9999-4999-8999-999999999999";
    await recordAudit(orm(), {
      actor: "job",
      action: "person.erased",
      subject: "contact",
      subjectId: gone,
    });
    await people.enquire();
    expect(await read(gone)).toEqual(new Set([`person.erased ${gone}`]));
    expect(await read("no id")).toEqual(new Set());
  });
});
