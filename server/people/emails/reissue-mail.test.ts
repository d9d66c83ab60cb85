import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { createLinkSlot } from "../../../domain/shared/mail/link-slot.ts";
import { accessLinks } from "../../access-links/access-link-table.ts";
import { createAccessLink, openAccessLink } from "../../access-links/access-links.ts";
import { fillMailLinks } from "../../access-links/fill-mail-links.ts";
import { contactClaims, contacts } from "../../contacts/contact-tables.ts";
import { decideClaim } from "../../conversations/decide-claim.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { findLinkOwner } from "../../site/link-owners.ts";
import { testEngines } from "../../testing/database.ts";
import { ada, bea, usePeople } from "../../testing/people.ts";
import { readMailedSecret } from "../../testing/sent-mails.ts";
import { changeMail } from "../../testing/sent-forms.ts";
import { findCard } from "../card/find-card.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const siteUrl = "https://lettings.example.com";
const stranger = "mallory@example.com";

describe.each(testEngines)("a mail with a link that did not arrive, on the %s engine", (engine) => {
  const people = usePeople(engine);
  const orm = () => people.database().orm;
  const app = () => people.appContext({ config: { publicUrl: siteUrl } });

  /** Bounced, with a link to Ada's own page. */
  async function bounce() {
    await people.enquire();
    await orm().delete(outbox);
    const [contact] = await orm().select().from(contacts);
    const contactId = contact!.id;
    const address = `https://lettings.example.com/my-case/${createLinkSlot("renter-page", contactId)}`;
    const bounced = { state: "sent", bouncedAt: seededMoment, bounceReason: "550" } as const;
    await people.mail({ ...bounced, recipient: ada.email, html: `<a href="${address}">Open</a>` });
    const [mail] = await orm().select().from(outbox);
    const secret = await readMailedSecret(await app(), mail, "/my-case/");
    return { contactId, mail: mail!, secret };
  }
  const send = async (id: string, recipient: string, fields: Record<string, string> = {}) =>
    changeMail(await app(), actor, id, {
      findOwner: findLinkOwner,
      fields: { change: "readdress", recipient, ...fields },
    });
  const opens = async (secret: string) =>
    (await openAccessLink(await app(), "renter-page", secret)).ok;

  test("goes to no address that is not on the record, without the person's own word", async () => {
    const { mail, secret } = await bounce();
    expect(await send(mail.id, stranger)).toMatchObject({
      refusal: { errors: [{ path: "confirmed" }] },
    });
    expect(await orm().select().from(outbox)).toMatchObject([{ recipient: ada.email }]);
    expect(await opens(secret)).toBe(true);
  });

  test("goes to the address they gave: it is on record, the old links end, the former address is told", async () => {
    const { contactId, mail, secret } = await bounce();
    const at = seededMoment;
    const other = await createAccessLink(orm(), {
      purpose: "booking",
      recordId: contactId,
      contactId,
      at,
    });
    expect(await send(mail.id, "ada.new@example.com", { confirmed: "on" })).toMatchObject({
      ok: true,
    });
    expect(await opens(secret)).toBe(false);
    expect(await openAccessLink(await app(), "booking", other.secret)).toMatchObject({ ok: false });
    expect(await orm().select().from(contacts)).toMatchObject([
      { id: contactId, email: "ada.new@example.com", emailKey: "ada.new@example.com" },
    ]);
    const mails = await orm().select().from(outbox);
    const told = mails.find(({ kind }) => kind === "link-ended");
    expect(told).toMatchObject({ recipient: ada.email });
    expect(told?.html).not.toMatch(/Ada|ada\.new|cellar/);
    const again = mails.find(({ id }) => id === mail.id);
    expect(again).toMatchObject({ recipient: "ada.new@example.com", state: "waiting" });
    expect(await opens(await readMailedSecret(await app(), again, "/my-case/"))).toBe(true);
  });

  test("tells whoever reads the address on record, also where the email went to an older one", async () => {
    const { mail } = await bounce();
    await orm()
      .update(contacts)
      .set({ email: "ada.now@example.com", emailKey: "ada.now@example.com" });
    await send(mail.id, stranger, { confirmed: "on" });
    const told = (await orm().select().from(outbox)).filter(({ kind }) => kind === "link-ended");
    expect(new Set(told.map(({ recipient }) => recipient))).toEqual(
      new Set(["ada.now@example.com", ada.email]),
    );
    expect(told).toHaveLength(2);
  });

  test("stands in the audit with who changed it, from which address to which, by ids alone", async () => {
    const { contactId, mail } = await bounce();
    await send(mail.id, stranger, { confirmed: "on" });
    await orm().update(outbox).set({ state: "failed" }).where(eq(outbox.id, mail.id));
    await send(mail.id, ada.email.toUpperCase(), { confirmed: "on" });
    const rows = await orm().select().from(audit).orderBy(audit.id);
    const [away, back, ...others] = rows.filter(
      ({ action }) => action === "contact.email-corrected",
    );
    expect(others).toEqual([]);
    for (const row of [away, back])
      expect(row).toMatchObject({ actor: actor.staffId, subjectId: contactId });
    const id = expect.stringMatching(/^[\w-]{12}$/);
    expect(away?.detail).toEqual({ was: id, became: id });
    expect(back?.detail).toEqual({ was: away?.detail?.["became"], became: away?.detail?.["was"] });
    expect(JSON.stringify(rows)).not.toMatch(/@|mallory|example\.com/i);
  });

  test("is not led back to the former address by what the person once sent from it", async () => {
    const { contactId, mail } = await bounce();
    await send(mail.id, "ada.new@example.com", { confirmed: "on" });
    const found = await findCard(await app(), contactId);
    expect(found).toMatchObject({ card: { claims: [] } });
    // Somebody else's claim under the former address is about the name alone.
    await orm()
      .insert(contactClaims)
      .values({
        ...ada,
        firstname: "Mallory",
        contactId,
        subject: "request",
        recordId: contactId,
        claimedAt: seededMoment,
      });
    const claim = (await orm().select().from(contactClaims)).find(
      ({ firstname }) => firstname === "Mallory",
    );
    const decision = { decision: "taken", isShown: () => true, at: seededMoment } as const;
    await orm().transaction((tx) => decideClaim(tx, actor, { claimId: claim!.id, ...decision }));
    expect(await orm().select().from(contacts)).toMatchObject([
      { firstname: "Mallory", email: "ada.new@example.com", emailKey: "ada.new@example.com" },
    ]);
  });

  test("is sent again to the address on record with a new link, and the first one ends", async () => {
    const { mail, secret } = await bounce();
    expect(await send(mail.id, ada.email.toUpperCase())).toMatchObject({ ok: true });
    expect(await opens(secret)).toBe(false);
    expect(await orm().$count(outbox, eq(outbox.kind, "link-ended"))).toBe(0);
  });

  test("takes no address and phone that another record has", async () => {
    const { contactId, mail } = await bounce();
    await people.enquire({ ...ada, email: bea.email });
    const taken = await send(mail.id, bea.email, { confirmed: "on" });
    expect(taken).toMatchObject({ refusal: { errors: [{ path: "recipient" }] } });
    const [contact] = await orm().select().from(contacts).where(eq(contacts.id, contactId));
    expect(contact?.email).toBe(ada.email);
  });

  test("leads to this site alone, whatever stands before the slot, and fills no text", async () => {
    const { contactId } = await bounce();
    const slot = createLinkSlot("renter-page", contactId);
    const typed = `My case is at https://evil.example/${slot}`;
    const evil = "https://evil.example/my-case/";
    const html = `<p>${typed}</p><a href="${evil}${slot}?x=1&amp;y=2">Open</a>`;
    const ics = `BEGIN:VCALENDAR\r\nURL;VALUE=URI:${evil}${slot}\r\nSUMMARY:${typed}\r\n`;
    const mail = { html, calendar: { method: "REQUEST" as const, ics } };
    await people.mail({ recipient: ada.email, ...mail });
    const [sent] = await orm().select().from(outbox).where(eq(outbox.html, html));
    const unknown = await fillMailLinks(await people.appContext(), findLinkOwner, sent!);
    expect(unknown).toMatchObject({ ok: false, reason: expect.stringContaining("own address") });
    const filled = await fillMailLinks(await app(), findLinkOwner, sent!);
    if (!filled.ok) throw new Error(filled.reason);
    expect(filled.mail.html).toMatch(
      /<a href="https:\/\/lettings\.example\.com\/my-case\/[\w-]{43}\?x=1&amp;y=2">/,
    );
    expect(filled.mail.html).toContain(`<p>${typed}</p>`);
    const entry = filled.mail.calendar?.ics.replaceAll("\r\n ", "");
    expect(entry).toMatch(
      /\r\nURL;VALUE=URI:https:\/\/lettings\.example\.com\/my-case\/[\w-]{43}\r\n/,
    );
    expect(entry).toContain(`SUMMARY:${typed}\r\n`);
  });

  test("never leaves with a link to somebody else's page, whoever wrote the slot", async () => {
    const { contactId } = await bounce();
    const address = `https://lettings.example.com/my-case/${createLinkSlot("renter-page", contactId)}`;
    await people.mail({ recipient: stranger, html: `<a href="${address}">Open</a>` });
    const [mail] = await orm().select().from(outbox).where(eq(outbox.recipient, stranger));
    expect(await fillMailLinks(await app(), findLinkOwner, mail!)).toMatchObject({ ok: false });
    const named = {
      ...mail!,
      html: "<p>See you there</p>",
      calendar: {
        method: "REQUEST" as const,
        ics: `BEGIN:VCALENDAR\r\nATTENDEE;CN="~booking.1~ ${createLinkSlot("renter-page", contactId)}\r\n ":mailto:${stranger}\r\nEND:VCALENDAR\r\n`,
      },
    };
    expect(await fillMailLinks(await app(), findLinkOwner, named)).toMatchObject({
      ok: true,
      mail: { calendar: named.calendar },
    });
    for (const mark of ["\u2028", "\u2029", "\u0085", "\n", "\r", "\v"]) {
      const lines = `BEGIN:VCALENDAR\r\nATTENDEE;CN="Ada${mark}URL:${address}":mailto:${stranger}\r\n`;
      const broken = { ...named, calendar: { ...named.calendar, ics: lines } };
      const filled = await fillMailLinks(await app(), findLinkOwner, broken);
      expect(filled.ok && filled.mail.calendar?.ics.replaceAll("\r\n ", "")).toBe(lines);
    }
    const typed = { ...mail!, html: `<p>I typed ${address}</p>` };
    expect(await fillMailLinks(await app(), findLinkOwner, typed)).toMatchObject({
      ok: true,
      mail: { html: typed.html },
    });
  });

  test("leaves none of its links behind, if one of them is somebody else's", async () => {
    const { contactId, mail } = await bounce();
    await people.enquire(bea);
    const [other] = await orm().select().from(contacts).where(eq(contacts.email, bea.email));
    const html = [contactId, other!.id]
      .map((id) => `<a href="https://x.example/my-case/${createLinkSlot("renter-page", id)}">A</a>`)
      .join("");
    const before = await orm().$count(accessLinks);
    expect(await fillMailLinks(await app(), findLinkOwner, { ...mail, html })).toMatchObject({
      ok: false,
    });
    expect(await orm().$count(accessLinks)).toBe(before);
  });
});
