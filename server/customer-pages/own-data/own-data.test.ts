import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { hiddenLink, listLinkSlots } from "../../../domain/shared/mail/link-slot.ts";
import { readMailedSecret } from "../../testing/sent-mails.ts";
import { createCaseLink } from "../../testing/create-case-link.ts";
import { type OpenCase, openCustomerPage } from "../../customer-page-links/open-case.ts";
import { revokeCaseLinks } from "../../customer-page-links/renew-case-link.ts";
import { contacts, marketingChoices } from "../../contacts/contact-tables.ts";
import { offers } from "../../offers/offer-tables.ts";
import { doSiteWork } from "../../site/queued-work.ts";
import { testEngines } from "../../testing/database.ts";
import { readEveryRow } from "../../testing/every-row.ts";
import { beatrix, useTenancies } from "../../testing/use-tenancies.ts";
import { priya } from "../../testing/offers.ts";
import { withdrawCase } from "../renter/withdraw-case.ts";
import { homes } from "../../testing/offers.ts";
import { chooseMarketing, listOwnChoices } from "./choose-marketing.ts";
import { askForOwnData, copyOwnData, eraseOwnData, findConfirmation } from "./own-data.ts";
import { renewLink } from "../renew-link.ts";
import { showOwnData } from "./show-own-data.ts";

const siteUrl = "https://lettings.example.com";
type Renter = Extract<OpenCase, { kind: "renter" }>;

describe.each(testEngines)("one's own data on the %s engine", (engine) => {
  const setup = useTenancies(engine);
  const orm = () => setup.database().orm;
  let opened: Renter;
  let token: string;

  async function open(): Promise<[Renter, string]> {
    const [contact] = await orm().select().from(contacts).where(eq(contacts.email, priya.email));
    const { url } = await orm().transaction((tx) =>
      createCaseLink(tx, { contactId: contact!.id }, { siteUrl, at: setup.clock.now }),
    );
    const made = url.split("/").at(-1)!;
    const access = await openCustomerPage(await setup.app(), "renter", made);
    if (!access.ok || access.opened.kind !== "renter") throw new Error("It did not open.");
    return [access.opened, made];
  }

  beforeEach(async () => {
    await setup.offer();
    [opened, token] = await open();
  });

  async function ask(wish: string): Promise<string> {
    const asked = await askForOwnData(await setup.app(), opened, { wish, siteUrl });
    if (!asked.ok) throw new Error(asked.refusal.detail);
    const mail = (await setup.mails()).at(-1);
    expect(mail).toMatchObject({ kind: "own-data", recipient: priya.email });
    return readMailedSecret(await setup.app(), mail, "confirm=");
  }

  test("a copy is made from the mail only, from a page of whoever asked, for a day", async () => {
    const app = await setup.app();
    expect(await copyOwnData(app, opened, "guessed")).toBeNull();
    const secret = await ask("copy");
    const { landlordId } = setup.known;
    const landlord = { kind: "landlord", linkId: opened.linkId, landlordId } as const;
    expect(await copyOwnData(app, landlord, secret)).toBeNull();
    expect(await eraseOwnData(app, opened, secret)).toBe("unconfirmed");
    expect(await copyOwnData(app, opened, secret)).toMatchObject({ email: priya.email });
    setup.clock.now = new Date(setup.clock.now.getTime() + 24 * 3_600_000);
    expect(await copyOwnData(app, opened, secret)).toBeNull();
  });

  test("an erasure says what blocks it, and then takes all", async () => {
    const app = await setup.app();
    const secret = await ask("erasure");
    expect(await findConfirmation(app, opened, secret)).toBe("erasure");
    expect(await showOwnData(app, opened, secret)).toMatchObject({ erasure: { isBlocked: true } });
    expect(await eraseOwnData(app, opened, secret)).toBe("blocked");
    const sure = { listingId: homes.full, isSure: true };
    expect(await withdrawCase(app, opened, { ...sure, reason: "No \0longer" })).toMatchObject({
      refusal: { errors: [{ path: "reason" }] },
    });
    await withdrawCase(app, opened, { ...sure, reason: "" });
    expect(await eraseOwnData(app, opened, secret)).toBe("erased");
    expect(await orm().$count(offers)).toBe(0);
    expect(await orm().$count(contacts, eq(contacts.email, priya.email))).toBe(0);
    expect(await openCustomerPage(app, "renter", token)).toEqual({ ok: false, reason: "unknown" });
  });

  test.each(["offer", "let"])(
    "a reason to withdraw the %s is kept without the address of their page that it quotes",
    async (what) => {
      if (what === "let") {
        const [offer] = await orm().select().from(offers);
        await setup.accept(offer!.id);
      }
      const reason = `See ${siteUrl}/my-case/${token}?home=1 We found another`;
      const wish = { listingId: homes.full, isSure: true, reason };
      expect(await withdrawCase(await setup.app(), opened, wish)).toMatchObject({ ok: true });
      const rows = await readEveryRow(orm());
      expect(rows).toContain(`Withdrew on their page: See ${hiddenLink} We found another`);
      expect(rows).not.toContain(token);
    },
  );

  test("of a household nobody’s copy has another’s link", async () => {
    const app = await setup.app();
    const [offer] = await orm().select().from(offers);
    await setup.accept(offer!.id);
    const confirmation = await ask("copy");
    const mails = await setup.mails();
    const findMail = (recipient: string) => mails.find((mail) => mail.recipient === recipient)!;
    const [own, others] = [findMail(priya.email), findMail(beatrix.email)];
    // As both have them in their mailboxes.
    const secrets = [
      token,
      confirmation,
      await readMailedSecret(app, own, "/my-case/"),
      await readMailedSecret(app, others, "/my-home/"),
    ];
    const copy = await copyOwnData(app, opened, confirmation);
    const toPriya = mails.filter(({ recipient }) => recipient === priya.email);
    const listIds = (list: readonly { id: string }[] = []) => list.map(({ id }) => id).toSorted();
    expect(listIds(copy?.mails)).toEqual(listIds(toPriya));
    expect(copy?.mails).toContainEqual(
      expect.objectContaining({
        id: own.id,
        text: expect.stringContaining("(link to their page)"),
      }),
    );
    const text = JSON.stringify(copy);
    for (const hidden of ["/my-case/", "/my-home/", others.id, others.subject, ...secrets])
      expect(text).not.toContain(hidden);
    expect(listLinkSlots(text)).toEqual([]);
  });

  test("the choice about mails is kept with the words that were read", async () => {
    const app = await setup.app();
    await chooseMarketing(app, opened, { email: "on" });
    expect(await listOwnChoices(orm(), opened.contactIds)).toMatchObject([
      { channel: "email", allowed: true },
      { channel: "telephone", allowed: null },
    ]);
    await chooseMarketing(app, opened, {});
    const kept = await orm().select().from(marketingChoices).orderBy(marketingChoices.id);
    expect(kept).toMatchObject([
      { channel: "email", allowed: true, recordedBy: "visitor", source: "On their own page" },
      { channel: "email", allowed: false, recordedBy: "visitor" },
    ]);
  });

  test("a new link goes to the known address only, whoever asks for it", async () => {
    const app = await setup.app();
    const renewal = {
      kind: "renter",
      token: "x".repeat(43),
      address: "192.0.2.1",
      siteUrl,
    } as const;
    const renew = async (changes: { email: string; kind?: "landlord"; token?: string }) => {
      expect(await renewLink(app, { ...renewal, ...changes })).toBe("asked");
      const before = (await setup.mails()).length;
      await doSiteWork(await setup.app());
      return (await setup.mails()).slice(before);
    };
    for (const email of ["stranger@example.com", "", "\0", `${"x".repeat(300)}@example.com`])
      expect(await renew({ email })).toEqual([]);
    expect(await renew({ email: priya.email.toUpperCase() })).toMatchObject([
      { kind: "case-link", recipient: priya.email },
    ]);
    // A landlord's page is not a renter's.
    expect(await renew({ kind: "landlord", email: priya.email })).toEqual([]);
    setup.clock.now = new Date(setup.clock.now.getTime() + 181 * 86_400_000);
    const [mail] = await renew({ token, email: "thief@example.com" });
    expect(mail?.recipient).toBe(priya.email);
    await revokeCaseLinks(app, setup.known, { contactId: opened.contactId });
    setup.clock.now = new Date(setup.clock.now.getTime() + 3_600_000);
    expect(await renew({ token, email: "thief@example.com" })).toEqual([]);
  });

  test("a link that its owner replaced has one mailed to the address on record, and ends none", async () => {
    const app = await setup.app();
    const renew = async () => {
      setup.clock.now = new Date(setup.clock.now.getTime() + 3_600_000);
      const renewal = { kind: "renter", token, email: "", address: "192.0.2.1", siteUrl } as const;
      await renewLink(app, renewal);
      const before = (await setup.mails()).length;
      await doSiteWork(await setup.app());
      return (await setup.mails()).slice(before);
    };
    const [mail] = await renew();
    const present = await readMailedSecret(await setup.app(), mail, "/my-case/");
    const changed = { email: "priya.new@example.com", emailKey: "priya.new@example.com" };
    await orm().update(contacts).set(changed).where(eq(contacts.id, opened.contactId));
    expect(await renew()).toMatchObject([{ kind: "case-link", recipient: changed.email }]);
    expect(await openCustomerPage(await setup.app(), "renter", present)).toMatchObject({
      ok: true,
    });
  });

  test("a link that staff have ended has one mailed to the address on record alone", async () => {
    await revokeCaseLinks(await setup.app(), setup.known, { contactId: opened.contactId });
    const renewal = { kind: "renter", token, email: "", address: "192.0.2.1", siteUrl } as const;
    await renewLink(await setup.app(), renewal);
    const before = (await setup.mails()).length;
    await doSiteWork(await setup.app());
    expect((await setup.mails()).slice(before)).toMatchObject([
      { kind: "case-link", recipient: priya.email },
    ]);
  });
});
