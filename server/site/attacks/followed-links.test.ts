import { describe, expect, test } from "vitest";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { findRecordId } from "../../access-links/access-links.ts";
import { hashSecret } from "../../access-links/link-secret.ts";
import { createCaseLink } from "../../testing/create-case-link.ts";
import { revokeCaseLinks } from "../../customer-page-links/renew-case-link.ts";
import { linkOwnRecord } from "../../customer-pages/link-own-record.ts";
import { mailRenewedLink } from "../../customer-pages/renew-link.ts";
import { undoMerge } from "../../contacts/merge-contacts.ts";
import { offers } from "../../offers/offer-tables.ts";
import { changeMail } from "../../testing/sent-forms.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { mallory, siteUrl, useJoins } from "../../testing/attacks/joins.ts";
import { testEngines } from "../../testing/database.ts";
import { makeLink } from "../../testing/link-secrets.ts";
import { testMail } from "../../testing/mail.ts";
import { priya } from "../../testing/offers.ts";
import { findLinkOwner } from "../link-owners.ts";

/** A page leads to a viewing or an offer by a link of a day, which whoever followed it may keep. */
describe.each(testEngines)("what was followed from a page, on the %s engine,", (engine) => {
  const { setup, known, orm, open, join, confirm } = useJoins(engine);

  async function follow(contactId: string): Promise<string> {
    const [offer] = await orm().select().from(offers);
    const opened = await open(contactId);
    const path = await linkOwnRecord(await setup.app(), opened, { kind: "offer", id: offer!.id });
    return path!.split("/").at(-1)!;
  }
  const isOpen = async (secret: string) =>
    (await findRecordId(await setup.app(), "offer", secret)) !== null;
  async function joinBoth() {
    await join(known.attacker, known.tenant);
    await confirm(known.attacker, known.tenant);
    await confirm(known.tenant, known.attacker);
  }
  async function correct(contactId: string, from: string, recipient: string) {
    const path = `/my-case/${createLinkSlot("renter-page", contactId)}`;
    const [mail] = await orm()
      .insert(outbox)
      .values({
        ...testMail,
        recipient: from,
        html: `<a href="${siteUrl}${path}">Open</a>`,
        state: "failed",
      })
      .returning();
    const outcome = await changeMail(await setup.app(), setup.known, mail!.id, {
      findOwner: findLinkOwner,
      fields: { change: "readdress", recipient, confirmed: "on" },
    });
    expect(outcome).toMatchObject({ ok: true });
  }

  test("opens nothing once staff have ended the links to it, while a mailed link does", async () => {
    const followed = await follow(known.tenant);
    const [offer] = await orm().select().from(offers);
    const mailed = await makeLink(orm(), "offer", offer!.id);
    await revokeCaseLinks(await setup.app(), setup.known, { contactId: known.tenant });
    expect([await isOpen(followed), await isOpen(mailed)]).toEqual([false, true]);
  });

  test("opens nothing once its owner has asked for a new link, as somebody else has theirs", async () => {
    const made = { siteUrl, at: setup.clock.now };
    const { url } = await orm().transaction((tx) =>
      createCaseLink(tx, { contactId: known.tenant }, made),
    );
    const followed = await follow(known.tenant);
    // The mail of the tenancy has just brought them one.
    setup.clock.now = new Date(setup.clock.now.getTime() + 3_600_000);
    const asked = {
      kind: "renter",
      siteUrl,
      email: "",
      tokenHash: hashSecret(url.split("/").at(-1)!),
    };
    const app = await setup.app();
    await orm().transaction((tx) => mailRenewedLink(app, tx, asked));
    expect(await isOpen(followed)).toBe(false);
  });

  test("by somebody who was joined by mistake opens nothing once staff have separated the two", async () => {
    await joinBoth();
    const followed = await follow(known.attacker);
    expect(await isOpen(followed)).toBe(true);
    expect(await undoMerge(await setup.app(), setup.known, known.attacker)).toBe("undone");
    expect(await isOpen(followed)).toBe(false);
  });

  test("from a mailbox that is another person's by now opens nothing of who was joined with it", async () => {
    await joinBoth();
    const followed = await follow(known.attacker);
    await correct(known.attacker, mallory.email, "mallory.new@example.com");
    expect(await isOpen(followed)).toBe(false);
  });

  test("by somebody whose join has to be confirmed anew opens nothing until then", async () => {
    await joinBoth();
    const followed = await follow(known.attacker);
    await correct(known.tenant, priya.email, "priya.new@example.com");
    expect(await isOpen(followed)).toBe(false);
  });
});
