import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contacts } from "../contacts/contact-tables.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { offerHistory, offers } from "../offers/offer-tables.ts";
import { testEngines } from "../testing/database.ts";
import { sendForm } from "../testing/office-forms.ts";
import { ada, bea, usePeople } from "../testing/people.ts";
import { erasureActs } from "./erasure-acts.ts";
import { erasureRequests } from "./erasure-request-table.ts";
import {
  confirmErasure,
  findOpenErasure,
  listOpenErasures,
  requestErasure,
  withdrawErasure,
} from "./request-erasure.ts";

const imogen = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const amina = { staffId: "7f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f11" };
const nobody = "99999999-9999-4999-8999-999999999999";

describe.each(testEngines)("an erasure by two people on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { count, audited } = people;
  const orm = () => people.database().orm;

  async function contactOf(email: string): Promise<string> {
    const [row] = await orm()
      .select({ id: contacts.id })
      .from(contacts)
      .where(eq(contacts.emailKey, email.toLowerCase()));
    return row!.id;
  }
  const ask = async (contactId: string) =>
    requestErasure(await people.appContext(), imogen, { contactId, reason: "asked" });
  async function askOf(email = ada.email): Promise<string> {
    expect(await ask(await contactOf(email))).toBe("asked");
    return (await listOpenErasures(orm()))[0]!.id;
  }
  async function confirm(requestId: string, actor = amina, of?: string) {
    const [asked] = await orm()
      .select()
      .from(erasureRequests)
      .where(eq(erasureRequests.id, requestId));
    const contactId = of ?? asked?.contactId ?? nobody;
    return confirmErasure(await people.appContext(), actor, { requestId, contactId });
  }
  const decline = async () => {
    await orm().update(offers).set({ state: "declined" });
    const [offer] = await orm().select().from(offers);
    const at = new Date("2026-11-20T12:00:00Z");
    await orm()
      .insert(offerHistory)
      .values({ offerId: offer!.id, action: "decline", state: "declined", actor: "x", at });
  };

  test("erases nothing before the second has confirmed", async () => {
    await people.enquire();
    const before = await count();
    const id = await askOf();
    expect(await count()).toEqual(before);
    expect(await confirm(id)).toMatchObject({ outcome: "erased", counts: { enquiries: 1 } });
    expect(await count()).toMatchObject({ contacts: 0, enquiries: 0, mails: 0 });
    expect(await orm().select().from(erasureRequests)).toMatchObject([
      { contactId: null, state: "confirmed", askedBy: imogen.staffId, decidedBy: amina.staffId },
    ]);
  });

  test("is not confirmed by whoever asked", async () => {
    await people.enquire();
    const id = await askOf();
    expect(await confirm(id, imogen)).toEqual({ outcome: "same-person" });
    expect(await count()).toMatchObject({ contacts: 1, enquiries: 1 });
  });

  test("is confirmed by the page of the person, and says why not", async () => {
    await people.enquire();
    const erasure = await askOf();
    const params = { id: await contactOf(ada.email) };
    const press = async (by: Parameters<typeof sendForm>[1]) =>
      sendForm(await people.appContext(), by, erasureActs, { change: "confirm", erasure }, params);
    expect(await press({ ...amina, role: "negotiator" })).toMatchObject({
      status: 403,
      refusal: { detail: "You don’t have permission to do this." },
    });
    expect(await press({ ...imogen, role: "manager" })).toMatchObject({
      refusal: { detail: "Nothing was erased. You requested it, so someone else has to confirm." },
    });
    expect(await count()).toMatchObject({ contacts: 1, enquiries: 1 });
    const erased = await press({ ...amina, role: "administrator" });
    expect(erased).toMatchObject({ to: "/office/contacts?erased", refusal: undefined });
    expect(await count()).toMatchObject({ contacts: 0, enquiries: 0 });
  });

  test("is asked for once at a time, whichever contact of the person is named", async () => {
    await people.enquire();
    await people.enquire({ ...ada, email: "ada@work.example.com" });
    const [home, work] = [await contactOf(ada.email), await contactOf("ada@work.example.com")];
    await mergeContacts(await people.appContext(), imogen, { contactId: work, intoId: home });
    expect([await ask(work), await ask(work), await ask(home)]).toEqual([
      "asked",
      "asked-already",
      "asked-already",
    ]);
    expect(await findOpenErasure(orm(), work)).toMatchObject({ contactId: home });
    const [request] = await listOpenErasures(orm());
    expect(await confirm(request!.id)).toMatchObject({ counts: { contacts: 2, enquiries: 2 } });
    expect(await count()).toMatchObject({ contacts: 0, enquiries: 0 });
  });

  test("can be asked for again once it was withdrawn", async () => {
    await people.enquire();
    const id = await askOf();
    const app = await people.appContext();
    const [contact] = await orm().select().from(contacts);
    const withdrawn = { requestId: id, contactId: contact!.id };
    expect(await withdrawErasure(app, imogen, withdrawn)).toBe("withdrawn");
    expect(await withdrawErasure(app, imogen, withdrawn)).toBe("none");
    expect(await confirm(id)).toEqual({ outcome: "none" });
    expect(await count()).toMatchObject({ contacts: 1 });
    await askOf();
  });

  test("is done once if two confirm at the same time", async () => {
    await people.enquire();
    const id = await askOf();
    const both = await Promise.all([confirm(id), confirm(id)]);
    expect(both.map(({ outcome }) => outcome).toSorted()).toEqual(["erased", "none"]);
    expect((await audited()).filter(({ action }) => action === "person.erased")).toHaveLength(1);
  });

  test("waits while an offer is to be decided, and changes nothing", async () => {
    await people.offer([ada]);
    const before = await count();
    const id = await askOf();
    expect(await confirm(id)).toMatchObject({
      outcome: "blocked",
      obstacles: [{ kind: "running-offer" }],
    });
    expect(await count()).toEqual(before);
    expect(await findOpenErasure(orm(), await contactOf(ada.email))).toMatchObject({ id });
  });

  test("keeps a refused offer with its contact, and takes all else", async () => {
    await people.enquire();
    await people.offer([ada]);
    await decline();
    const id = await askOf();
    expect(await confirm(id)).toMatchObject({
      outcome: "erased",
      counts: { contacts: 0, enquiries: 1, offers: 0 },
      kept: [{ kind: "refused-offer", until: new Date("2027-05-20T12:00:00Z") }],
    });
    expect(await count()).toMatchObject({ contacts: 1, enquiries: 0, offers: 1, mails: 0 });
  });

  test("leaves others as they were", async () => {
    await people.enquire(bea);
    const others = await count();
    await people.enquire();
    await confirm(await askOf());
    expect(await count()).toEqual(others);
  });

  test("is recorded with both people, and without the person", async () => {
    await people.enquire();
    await confirm(await askOf());
    const rows = (await audited()).filter(({ action }) => /erasure|erased/.test(action));
    expect(rows.map(({ action, actor }) => [action, actor])).toEqual([
      ["erasure.asked", imogen.staffId],
      ["person.erased", amina.staffId],
      ["erasure.confirmed", amina.staffId],
    ]);
    expect(JSON.stringify(rows)).not.toMatch(/@|brough/i);
  });

  test("is not confirmed from the page of somebody else", async () => {
    await people.enquire();
    await people.enquire(bea);
    const before = await count();
    const id = await askOf();
    expect(await confirm(id, amina, await contactOf(bea.email))).toEqual({ outcome: "none" });
    expect(await count()).toEqual(before);
  });

  test("of nobody is refused", async () => {
    expect(await ask(nobody)).toBe("none");
    expect(await confirm(nobody)).toEqual({ outcome: "none" });
  });
});
