import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { testEngines } from "../../testing/database.ts";
import { usePeople } from "../../testing/people.ts";
import { exportCard } from "./export-card.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };

describe.each(testEngines)("a person’s data on the %s engine", (engine) => {
  const people = usePeople(engine);
  const { appContext, audited } = people;

  async function findContactId(): Promise<string> {
    const [row] = await people.database().orm.select().from(contacts);
    return row!.id;
  }

  test("an export is what the command writes, under the name of who asked", async () => {
    await people.enquire();
    const copy = await exportCard(await appContext(), actor, await findContactId());
    expect(copy).toMatchObject({
      answer: { email: "ada@example.com", contacts: [{}], enquiries: [{}] },
    });
    expect(await audited()).toContainEqual(
      expect.objectContaining({ action: "person.exported", actor: actor.staffId }),
    );
  });

  test("an export leaves out the address that opens the person's own page", async () => {
    await people.enquire();
    const page = `https://lettings.example.com/my-case/${createLinkSlot("renter-page", actor.staffId)}`;
    const html = `<p>Your page</p><a href="${page}">Open</a>`;
    await people.mail({ recipient: "ada@example.com", html });
    const copy = await exportCard(await appContext(), actor, await findContactId());
    expect(JSON.stringify(copy)).toContain("Your page");
    expect(JSON.stringify(copy)).not.toContain("my-case");
  });

  test("exports of one colleague end for an hour after twenty, and no other colleague’s", async () => {
    await people.enquire();
    const contactId = await findContactId();
    const app = await createTestContext(people.database(), { config: { rateLimit: true } });
    for (let n = 0; n < 20; n++)
      expect(await exportCard(app, actor, contactId)).toMatchObject({ ok: true });
    expect(await exportCard(app, actor, contactId)).toMatchObject({
      ok: false,
      refusal: { detail: "Too many attempts. Wait 60 minutes and try again." },
    });
    const other = { staffId: "aaaaaaaa-0000-4000-8000-000000000009" };
    expect(await exportCard(app, other, contactId)).toMatchObject({ ok: true });
  });
});
