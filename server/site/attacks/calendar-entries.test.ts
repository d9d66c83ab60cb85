import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { fillMailLinks } from "../../access-links/fill-mail-links.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { findLinkOwner } from "../link-owners.ts";
import { beasRequest, useBookings } from "../../testing/bookings.ts";
import { testEngines } from "../../testing/database.ts";

describe.each(testEngines)("the calendar entry of a viewing, on the %s engine,", (engine) => {
  const { database, appContext, book, mails } = useBookings(engine);
  const orm = () => database().orm;

  async function bookAs(name: { firstname: string; lastname?: string }) {
    await orm().update(contacts).set(name).where(eq(contacts.email, "ada@example.com"));
    await book();
    const mail = (await mails()).find(({ calendar }) => calendar !== null);
    return mail!;
  }

  test("repeats no words that a stranger typed as a name to somebody's mailbox", async () => {
    const bait = "Your deposit waits at https://evil.example";
    const mail = await bookAs({ firstname: bait, lastname: "or ring 020 7946 0999" });
    const read = mail.calendar!.ics.replaceAll(/\r\n[ \t]/g, "");
    expect(read).not.toMatch(/evil|deposit waits|0999/);
  });

  test.each(["\u2028", "\u2029", "\r", "\n"])(
    "is sent, though the name holds a slot after the line mark %j",
    async (mark) => {
      const mail = await bookAs({
        firstname: `Ada${mark}URL:https://evil.example/~renter-page.11111111-1111-4111-8111-111111111111~`,
      });
      expect(await fillMailLinks(await appContext(), findLinkOwner, mail)).toMatchObject({
        ok: true,
      });
    },
  );

  test("gives no secret of somebody's page to an address that a stranger typed as a name", async () => {
    const [ada] = await orm().select().from(contacts).where(eq(contacts.email, "ada@example.com"));
    // Whoever begins an enquiry with an address and a number is answered with the contact's id.
    const slot = `~renter-page.${ada!.id}~`;
    const { email, emailKey } = ada!;
    await orm()
      .update(contacts)
      .set({ email, emailKey, firstname: `Ada\u2028URL:https://evil.example/${slot}` })
      .where(eq(contacts.email, "bea@example.com"));
    await book({ enquiryId: beasRequest });
    const mail = (await mails()).find(({ calendar }) => calendar !== null);
    const filled = await fillMailLinks(await appContext(), findLinkOwner, mail!);
    const ics = filled.ok ? (filled.mail.calendar?.ics ?? "") : "";
    expect(ics.replaceAll(/\r\n[ \t]/g, "")).not.toMatch(/evil\.example\/[\w-]{43}/);
    expect(filled.ok).toBe(true);
  });
});
