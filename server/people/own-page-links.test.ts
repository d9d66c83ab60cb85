import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openCase } from "../case-links/open-case.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { changePerson } from "./change-person.ts";
import { describeCard } from "./describe-card.ts";
import { findCard } from "./find-card.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };

describe.each(testEngines)("links to somebody's own page on the %s engine", (engine) => {
  const people = usePeople(engine);

  test("the office mails one, and ends all of them", async () => {
    await people.enquire();
    const app = await people.appContext();
    const { orm } = people.database();
    const [contact] = await orm.select().from(contacts);
    const press = (change: string) =>
      changePerson(app, actor, contact!.id, {
        fields: { change },
        siteUrl: "https://lettings.example.com",
      });
    const countLinks = async () => {
      const found = await findCard(app, contact!.id);
      return (
        found.found === "card" &&
        describeCard(found.card, app.now(), actor.staffId).ownPage.openLinks
      );
    };
    expect(await countLinks()).toBe(0);
    expect(await press("mail-link")).toMatchObject({ ok: true });
    const mails = await orm.select().from(outbox).where(eq(outbox.kind, "case-link"));
    expect(mails).toMatchObject([{ recipient: ada.email }]);
    const token = /my-case\/([\w-]{43})"/.exec(mails[0]!.html)?.[1] ?? "";
    expect(await openCase(app, "renter", token)).toMatchObject({ ok: true });
    expect(await countLinks()).toBe(1);
    await press("end-links");
    expect(await openCase(app, "renter", token)).toMatchObject({ ok: false });
    expect(await countLinks()).toBe(0);
  });
});
