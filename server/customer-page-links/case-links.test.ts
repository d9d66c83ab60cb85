import { beforeEach, describe, expect, test } from "vitest";
import { accessLinks } from "../access-links/access-link-table.ts";
import { deleteExpiredAccessLinks } from "../access-links/access-links.ts";
import { readMailedSecret } from "../testing/sent-mails.ts";
import { testEngines } from "../testing/database.ts";
import { beatrix, sam, useTenancies } from "../testing/use-tenancies.ts";
import { homes, priya } from "../testing/offers.ts";
import { renewCaseLink } from "../testing/renew-link.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { mergeContacts } from "../testing/merge-contacts.ts";
import { offerTenants } from "../offers/offer-tables.ts";
import { createCaseLink } from "../testing/create-case-link.ts";
import { listOpenCaseLinks, openCustomerPage } from "./open-case.ts";
import { revokeCaseLinks } from "./renew-case-link.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("links to own pages on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let contactId: string;
  beforeEach(async () => {
    await setup.offer();
    contactId = (await orm().select().from(contacts)).find(
      ({ email }) => email === priya.email,
    )!.id;
  });

  async function create(owner: { contactId: string } | { landlordId: string } = { contactId }) {
    const { url } = await orm().transaction((tx) =>
      createCaseLink(tx, owner, { siteUrl, at: setup.clock.now }),
    );
    return url.split("/").at(-1)!;
  }
  const open = async (token: string, kind: "renter" | "landlord" = "renter") =>
    openCustomerPage(await setup.app(), kind, token);
  const wait = (minutes: number) => {
    setup.clock.now = new Date(setup.clock.now.getTime() + minutes * 60_000);
  };

  test("open their owner's page and nobody else's, and are kept as a hash", async () => {
    const token = await create();
    expect(await open(token)).toMatchObject({
      ok: true,
      opened: { kind: "renter", contactIds: [contactId] },
    });
    expect(await open(token, "landlord")).toEqual({ ok: false, reason: "unknown" });
    expect(await open("x".repeat(43))).toEqual({ ok: false, reason: "unknown" });
    expect(await open("' or 1=1")).toEqual({ ok: false, reason: "unknown" });
    const own = await create({ landlordId: setup.known.landlordId });
    expect(await open(own, "landlord")).toMatchObject({
      ok: true,
      opened: setup.known.landlordId ? { landlordId: setup.known.landlordId } : {},
    });
    expect(JSON.stringify(await orm().select().from(accessLinks))).not.toContain(token);
  });

  test("go to each of a household, and each opens what is theirs alone", async () => {
    const { id: _, ...first } = (await orm().select().from(offerTenants))[0]!;
    const { email, phone } = sam;
    const second = { name: "Sam Raman", email, emailKey: email, phone };
    await orm()
      .insert(offerTenants)
      .values({ ...first, ...second, position: 2 });
    await setup.accept(first.offerId);
    const accepted = (await setup.mails()).filter(({ kind }) => kind === "offer-accept");
    expect(accepted.map(({ recipient }) => recipient).toSorted()).toEqual([priya.email, email]);
    const people = await orm().select().from(contacts);
    for (const mail of accepted) {
      const { recipient } = mail;
      const token = await readMailedSecret(await setup.app(), mail, "/my-case/");
      const own = people.find((person) => person.email === recipient)!.id;
      expect(await open(token)).toMatchObject({ opened: { contactIds: [own] } });
    }
  });

  test("stand beside each other until they lapse or are revoked, all at once", async () => {
    const tokens = [await create(), await create()];
    for (const token of tokens) expect((await open(token)).ok).toBe(true);
    expect(
      await listOpenCaseLinks(orm(), { contactIds: [contactId] }, setup.clock.now),
    ).toHaveLength(2);
    expect(await revokeCaseLinks(await setup.app(), setup.known, { contactId })).toBe(2);
    for (const token of tokens) expect(await open(token)).toEqual({ ok: false, reason: "lapsed" });
    const later = await create();
    wait(180 * 24 * 60);
    expect(await open(later)).toEqual({ ok: false, reason: "lapsed" });
  });

  test("are renewed by mail to the address on record; the old ones stop", async () => {
    const token = await create();
    expect(await renewCaseLink(await setup.app(), token, siteUrl)).toBe("mailed");
    const mail = (await setup.mails()).at(-1);
    expect(mail).toMatchObject({ kind: "case-link", recipient: priya.email });
    const fresh = await readMailedSecret(await setup.app(), mail, "/my-case/");
    expect((await open(fresh)).ok).toBe(true);
    expect(await open(token)).toEqual({ ok: false, reason: "lapsed" });
    expect(await renewCaseLink(await setup.app(), fresh, siteUrl)).toBe("paused");
    expect(await renewCaseLink(await setup.app(), token, siteUrl)).toBe("none");
    expect(await renewCaseLink(await setup.app(), "x".repeat(43), siteUrl)).toBe("none");
  });

  test("of a landlord go to the landlord", async () => {
    const token = await create({ landlordId: setup.known.landlordId });
    wait(181 * 24 * 60);
    await renewCaseLink(await setup.app(), token, siteUrl);
    expect((await setup.mails()).at(-1)?.recipient).toBe(beatrix.email);
  });

  test("open all homes of one person whose records were joined", async () => {
    await setup.offer({ ...priya, phone: "07700 900999" });
    const all = (await orm().select().from(contacts)).filter(({ email }) => email === priya.email);
    const other = all.find(({ id }) => id !== contactId)!.id;
    await mergeContacts(await setup.app(), setup.known, { contactId: other, intoId: contactId });
    const access = await open(await create());
    expect(
      access.ok && access.opened.kind === "renter" && access.opened.contactIds.toSorted(),
    ).toEqual([contactId, other].toSorted());
    expect(homes.full).toBeTruthy();
  });

  test("go some time after they lapsed", async () => {
    await create();
    await deleteExpiredAccessLinks(orm(), new Date("2027-05-19T12:00:00Z"));
    expect(await orm().$count(accessLinks)).toBeGreaterThan(0);
    await deleteExpiredAccessLinks(orm(), new Date("2027-05-20T12:00:00Z"));
    expect(await orm().$count(accessLinks)).toBe(0);
  });
});
