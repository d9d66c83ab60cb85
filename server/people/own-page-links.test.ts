import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { openCustomerPage } from "../customer-page-links/open-case.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { addLandlord } from "../landlords/change-landlord.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { testEngines } from "../testing/database.ts";
import { ada, usePeople } from "../testing/people.ts";
import { changePerson } from "../testing/sent-forms.ts";
import { describeCard } from "./card/describe-card.ts";
import { findCard } from "./card/find-card.ts";
import { readMailedSecret } from "../testing/sent-mails.ts";

const siteUrl = "https://lettings.example.com";
const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };

describe.each(testEngines)("links to somebody's own page on the %s engine", (engine) => {
  const people = usePeople(engine);

  test("the office mails one, and ends all of them", async () => {
    await people.enquire();
    const app = await people.appContext({ config: { publicUrl: siteUrl } });
    const { orm } = people.database();
    const [contact] = await orm.select().from(contacts);
    const press = (change: string) =>
      changePerson(app, actor, contact!.id, { fields: { change }, siteUrl });
    const countLinks = async () => {
      const found = await findCard(app, contact!.id);
      return (
        found.found === "card" &&
        describeCard(found.card, app.now(), actor.staffId).ownPage.openLinks
      );
    };
    expect(await countLinks()).toBe(0);
    const looked = await press("look mail-link");
    expect(looked).toMatchObject({ answer: { done: null, mails: [{ recipient: ada.email }] } });
    expect(JSON.stringify(looked)).toContain("Open your page (link to their page)");
    expect(JSON.stringify(looked)).not.toContain("my-case");
    expect(await orm.select().from(outbox).where(eq(outbox.kind, "case-link"))).toEqual([]);
    expect(await countLinks()).toBe(0);
    expect(await press("mail-link")).toMatchObject({ ok: true });
    const mails = await orm.select().from(outbox).where(eq(outbox.kind, "case-link"));
    expect(mails).toMatchObject([{ recipient: ada.email }]);
    const token = await readMailedSecret(app, mails[0], "/my-case/");
    expect(await openCustomerPage(app, "renter", token)).toMatchObject({ ok: true });
    expect(await countLinks()).toBe(1);
    await press("end-links");
    expect(await openCustomerPage(app, "renter", token)).toMatchObject({ ok: false });
    expect(await countLinks()).toBe(0);
  });

  test("of a landlord are counted on their card, mailed and ended apart from a renter’s", async () => {
    await people.enquire();
    const app = await people.appContext({ config: { publicUrl: siteUrl } });
    const { orm } = people.database();
    const [contact] = await orm.select().from(contacts);
    const landlordId = await addLandlord(app, actor, { ...ada, companyName: "", address: "" });
    const press = (change: string, page: string) =>
      changePerson(app, actor, contact!.id, { fields: { change, page }, siteUrl });
    const countLinks = async () => {
      const found = await findCard(app, contact!.id);
      if (found.found !== "card") return null;
      const { ownPage, landlordPage } = describeCard(found.card, app.now(), actor.staffId);
      return [ownPage.openLinks, landlordPage?.openLinks];
    };
    expect(await countLinks()).toEqual([0, 0]);
    const looked = await press("look mail-link", "landlord");
    expect(looked).toMatchObject({ answer: { done: null, mails: [{ recipient: ada.email }] } });
    await press("mail-link", "landlord");
    const [mail] = await orm.select().from(outbox).where(eq(outbox.kind, "case-link"));
    const token = await readMailedSecret(app, mail, "/my-home/");
    expect(await countLinks()).toEqual([0, 1]);
    expect(await openCustomerPage(app, "landlord", token)).toMatchObject({
      opened: { landlordId },
    });
    await press("end-links", "renter");
    expect(await countLinks()).toEqual([0, 1]);
    await press("end-links", "landlord");
    expect(await countLinks()).toEqual([0, 0]);
  });
});
