import { describe, expect, test } from "vitest";
import { addCaller } from "../contacts/add-caller.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { createLandlordChoices } from "../landlords/landlord-choices.ts";
import { landlords } from "../landlords/landlord-tables.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { addBranch, islington, peckham } from "../testing/branches.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { ada, usePeople } from "../testing/people.ts";
import { createPersonChoices } from "./person-choices.ts";
import { seededMoment } from "../testing/seeded-moment.ts";
import { addRecords } from "../testing/listed-homes.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };

describe.each(testEngines)("people to choose from, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;
  const find = async (text: string, branch: string | null = null) =>
    createPersonChoices(orm(), branch).find(text, 8);

  test("are found by name, email and number, also without an email", async () => {
    await people.enquire();
    await orm().transaction((tx) =>
      addCaller(tx, { firstname: "Dot", lastname: "Wright", phone: "07700 900777" }),
    );
    for (const text of ["ada", "brough", "ada@example.com", "07700 900123"])
      expect(await find(text)).toMatchObject([
        { name: "Ada Brough", detail: `${ada.email} · 07700 900123` },
      ]);
    for (const text of ["dot wri", "07700 9007"])
      expect(await find(text)).toMatchObject([
        { name: "Dot Wright", detail: "No email · 07700 900777" },
      ]);
  });

  test.each(["900123", "0123", "0770", "example.com", "xample.com", "brou"])(
    "are found by the start of a name, or any part of an email or a number: %s",
    async (text) => {
      await people.enquire();
      expect(await find(text)).toMatchObject([{ name: "Ada Brough" }]);
      const [{ id } = { id: "" }] = await orm().select().from(contacts);
      await orm().insert(landlords).values({ contactId: id, createdAt: seededMoment });
      const found = await createLandlordChoices(orm(), null).find(text, 8);
      expect(found).toMatchObject([{ name: "Ada Brough" }]);
    },
  );

  test("are not found by what nobody has, nor by a single letter inside a word", async () => {
    await people.enquire();
    for (const text of ["0124", "other.com", "ou", "%", "'"]) expect(await find(text)).toEqual([]);
  });

  test("are landlords first, and joined records once", async () => {
    await people.enquire();
    const phone = "07700 900124";
    const email = "ada@work.example.com";
    const [atWork] = await orm()
      .insert(contacts)
      .values({ ...ada, phone, phoneKey: "447700900124", email, emailKey: email })
      .returning();
    await orm().insert(landlords).values({ contactId: atWork!.id, createdAt: seededMoment });
    const found = await find("ada");
    expect(found.map(({ detail }) => detail)).toEqual([
      `Landlord · ${email} · ${phone}`,
      `${ada.email} · 07700 900123`,
    ]);
    const [into, other] = found;
    await mergeContacts(await people.appContext(), actor, {
      contactId: other!.id,
      intoId: into!.id,
    });
    expect(await find("ada")).toHaveLength(1);
  });

  test("are those who asked a branch for whoever is limited to it", async () => {
    const app = await people.appContext();
    const [own, other] = [await addBranch(app, peckham), await addBranch(app, islington)];
    await addRecords(orm(), [createListing().id]);
    await orm().update(listingRecords).set({ branch: own });
    await people.enquire();
    const [known] = await find("ada");
    expect(await find("ada", own)).toEqual([known]);
    expect(await find("ada", other)).toEqual([]);
    expect(await createPersonChoices(orm(), other).get(known!.id)).toBeNull();
    expect(await createPersonChoices(orm(), null).get("nobody")).toBeNull();
  });
});
