import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { changeMail } from "../../testing/sent-forms.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { mallory, siteUrl, useJoins } from "../../testing/attacks/joins.ts";
import { testEngines } from "../../testing/database.ts";
import { testMail } from "../../testing/mail.ts";
import { homes, priya } from "../../testing/offers.ts";
import { findLinkOwner } from "../link-owners.ts";

describe.each(testEngines)(
  "a join that both mailboxes have confirmed, on the %s engine,",
  (engine) => {
    const { setup, known, orm, listHomes, join, confirm } = useJoins(engine);

    async function joinBoth() {
      await join(known.attacker, known.tenant);
      await confirm(known.attacker, known.tenant);
      await confirm(known.tenant, known.attacker);
      expect(await listHomes(known.attacker)).toEqual([homes.full]);
    }
    async function correct(recipient: string) {
      const path = `/my-case/${createLinkSlot("renter-page", known.tenant)}`;
      const [mail] = await orm()
        .insert(outbox)
        .values({
          ...testMail,
          recipient: priya.email,
          html: `<a href="${siteUrl}${path}">Open</a>`,
          state: "sent",
          sentAt: setup.clock.now,
          bouncedAt: setup.clock.now,
          bounceReason: "550",
        })
        .returning();
      return changeMail(await setup.app(), setup.known, mail!.id, {
        findOwner: findLinkOwner,
        fields: { change: "readdress", recipient, confirmed: "on" },
      });
    }

    test("opens nothing any more once the tenant has another address, until that confirms it", async () => {
      await joinBoth();
      const before = (await setup.mails()).length;
      expect(await correct("priya.new@example.com")).toMatchObject({
        ok: true,
        answer: { done: expect.stringContaining("We’ve emailed both") },
      });
      expect(await listHomes(known.attacker)).toEqual([]);
      expect(await listHomes(known.tenant)).toEqual([homes.full]);
      const asked = (await setup.mails())
        .slice(before)
        .filter(({ kind }) => kind === "join-confirmation");
      expect(asked.map(({ recipient }) => recipient).toSorted()).toEqual([
        mallory.email,
        "priya.new@example.com",
      ]);
      await confirm(known.attacker, known.tenant);
      await confirm(known.tenant, known.attacker);
      expect(await listHomes(known.attacker)).toEqual([homes.full]);
    });

    test("opens nothing of somebody who is joined to one of them later", async () => {
      await joinBoth();
      const [other] = await orm()
        .insert(contacts)
        .values({
          ...priya,
          email: "third@example.com",
          emailKey: "third@example.com",
          phoneKey: "447700900999",
        })
        .returning();
      await join(other!.id, known.tenant);
      await confirm(other!.id, known.tenant).catch(() => {});
      expect(await listHomes(other!.id)).toEqual([]);
      await orm().delete(contacts).where(eq(contacts.id, other!.id));
      expect(await listHomes(known.attacker)).toEqual([homes.full]);
    });
  },
);
