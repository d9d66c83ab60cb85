import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import {
  createAccessLink,
  openAccessLink,
  revokeLinksOfContact,
} from "../../access-links/access-links.ts";
import { fillMailLinks, listMailSlots } from "../../access-links/fill-mail-links.ts";
import { createCaseLink } from "../../testing/create-case-link.ts";
import { mailRenewedLink } from "../../customer-pages/renew-link.ts";
import { contacts } from "../../contacts/contact-tables.ts";
import { findMailPerson } from "../../inbound-email/find-mail-person.ts";
import { hideOwnLinks } from "../../inbound-email/hide-own-links.ts";
import { hashSecret } from "../../access-links/link-secret.ts";
import { findLinkOwner } from "../link-owners.ts";
import { createTestApp } from "../../testing/app-context.ts";
import { addViewingAhead } from "../../testing/ahead-viewing.ts";
import { testEngines } from "../../testing/database.ts";
import { beatrix, useTenancies } from "../../testing/use-tenancies.ts";
import { homes, priya } from "../../testing/offers.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("a stranger on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;

  async function begin(applicant: object) {
    const app = createTestApp(await setup.app());
    const response = await app.request(`${siteUrl}/api/addrenter`, {
      method: "POST",
      headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
      body: JSON.stringify({ listingid: homes.full, applicant }),
    });
    if (response.status !== 201) throw new Error(await response.text());
  }
  const findContactId = async (email: string, phone: string) =>
    (await orm().select().from(contacts).where(eq(contacts.email, email))).find(
      (one) => one.phone === phone,
    )!.id;
  const link = async (contactId: string) => {
    const made = { siteUrl, at: setup.clock.now };
    const { url } = await orm().transaction((tx) => createCaseLink(tx, { contactId }, made));
    return url.split("/").at(-1)!;
  };
  const ask = async (asked: { tokenHash: string; email: string }) => {
    const app = await setup.app();
    await orm().transaction((tx) =>
      mailRenewedLink(app, tx, { kind: "renter", siteUrl, ...asked }),
    );
  };

  test("who keeps a link that staff have ended does not end the ones that came after it", async () => {
    await setup.accept(await setup.offer());
    const tenant = await findContactId(priya.email, priya.phone);
    const former = await link(tenant);
    await orm().transaction((tx) => revokeLinksOfContact(tx, tenant, setup.clock.now));
    const present = await link(tenant);
    setup.clock.now = new Date(setup.clock.now.getTime() + 3_600_000);
    await ask({ tokenHash: hashSecret(former), email: "" });
    expect((await openAccessLink(await setup.app(), "renter-page", present)).ok).toBe(true);
  });

  test("who came before a tenant with their address leaves them a link all the same", async () => {
    for (const n of [1, 2, 3]) await begin({ ...priya, phone: `07700 90050${n}` });
    await setup.accept(await setup.offer());
    const tenant = await findContactId(priya.email, priya.phone);
    await ask({ tokenHash: "", email: priya.email });
    const asked = (await setup.mails()).filter(({ kind }) => kind === "case-link");
    expect(asked.map(({ aboutId }) => aboutId)).toContain(tenant);
  });

  test("who types a landlord's address with another number takes no letter of theirs from their card", async () => {
    const landlord = await findContactId(beatrix.email, beatrix.phone);
    const letter = { name: "Beatrix", address: beatrix.email };
    expect(await findMailPerson(orm(), letter)).toMatchObject({ contactId: landlord });
    await begin({ ...beatrix, firstname: "Mallory", phone: "07700 900666" });
    expect(await findMailPerson(orm(), letter)).toMatchObject({ contactId: landlord });
  });

  test("reads no link in the name of a file that somebody sends", async () => {
    const at = setup.clock.now;
    const recordId = setup.known.staffId;
    const { secret } = await createAccessLink(orm(), { purpose: "renter-page", recordId, at });
    const mail = {
      messageId: null,
      inReplyTo: [],
      references: [],
      sender: null,
      replyTo: null,
      recipients: [],
      subject: "",
      nature: "person" as const,
      isForged: false,
      text: "",
      quoted: null,
      html: null,
      attachments: [
        {
          fileName: `lettings.example.com my-case ${secret}.pdf`,
          mimeType: "application/pdf",
          content: Buffer.from("%PDF-1.7"),
        },
      ],
      refusals: [],
      enclosed: [],
      digest: "",
    };
    expect(JSON.stringify(await hideOwnLinks(orm(), mail))).not.toContain(secret);
  });

  test("who asks for the link to somebody's page again and again has them mailed once", async () => {
    await setup.accept(await setup.offer());
    for (const phone of ["07700 900501", "07700 900502"]) await begin({ ...priya, phone });
    const before = (await setup.mails()).length;
    const asked = { tokenHash: "", email: priya.email };
    await ask(asked);
    await ask(asked);
    await ask(asked);
    const mailed = (await setup.mails()).slice(before);
    expect(mailed.map(({ recipient }) => recipient)).toEqual([priya.email]);
  });

  test("who asks under a landlord's address is not heard for a page of renters, nor mailed a bare record's", async () => {
    await begin({ ...beatrix, phone: "07700 900601" });
    const before = (await setup.mails()).length;
    await ask({ tokenHash: "", email: beatrix.email });
    expect(await setup.mails()).toHaveLength(before);
  });

  test("whose many enquiries stand under an address leaves the page of a viewing the first of ten", async () => {
    const app = createTestApp(await setup.app());
    const enquire = (phone: string) =>
      app.request(`${siteUrl}/api/submitenquiry`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
        body: JSON.stringify({
          listingid: homes.lite,
          applicant: { ...priya, phone },
          extra: { freetext: "Is it?" },
        }),
      });
    for (let n = 10; n < 22; n++) await enquire(`07700 9008${n}`);
    await enquire("07700 900899");
    const contactId = await findContactId(priya.email, "07700 900899");
    await addViewingAhead(setup.database(), {
      listingId: homes.lite,
      contactId,
      at: setup.clock.now,
    });
    const before = (await setup.mails()).length;
    await ask({ tokenHash: "", email: priya.email });
    const slots = listMailSlots((await setup.mails())[before]!);
    expect(slots[0]).toEqual({ purpose: "renter-page", recordId: contactId });
    expect(slots).toHaveLength(10);
  });

  test("whose enquiries stand under a tenant's address leaves the tenant's page the first of one mail", async () => {
    const app = createTestApp(await setup.app());
    for (const phone of ["07700 900701", "07700 900702"]) {
      const applicant = { ...priya, phone };
      await app.request(`${siteUrl}/api/submitenquiry`, {
        method: "POST",
        headers: { "Content-Type": "application/json", "Idempotency-Key": randomUUID() },
        body: JSON.stringify({ listingid: homes.lite, applicant, extra: { freetext: "Is it?" } }),
      });
    }
    await setup.accept(await setup.offer());
    const tenant = await findContactId(priya.email, priya.phone);
    const before = (await setup.mails()).length;
    await ask({ tokenHash: "", email: priya.email });
    const [mail, ...more] = (await setup.mails()).slice(before);
    expect(more).toEqual([]);
    expect(mail?.aboutId).toBe(tenant);
    const slots = listMailSlots(mail!);
    expect(slots[0]).toEqual({ purpose: "renter-page", recordId: tenant });
    expect(slots).toHaveLength(3);
    const filled = await fillMailLinks(await setup.app(), findLinkOwner, mail!);
    expect(filled.ok && filled.mail.html.match(/\/my-case\/[\w-]{43}"/g)).toHaveLength(3);
  });
});
