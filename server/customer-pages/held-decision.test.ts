import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { createAccessLink } from "../access-links/access-links.ts";
import { openCustomerPage } from "../customer-page-links/open-case.ts";
import { contacts } from "../contacts/contact-tables.ts";
import { conversationMessages } from "../conversations/conversation-tables.ts";
import { findOffer } from "../offers/find-offer.ts";
import { landlordAnswers, offers } from "../offers/offer-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { findOfferAnswer } from "../tenancies/decision/find-offer-answer.ts";
import { fallThrough } from "../tenancies/end/end-tenancy.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { createCaseLink } from "../testing/create-case-link.ts";
import { testEngines } from "../testing/database.ts";
import { seen } from "../testing/tenancies.ts";
import { useDecisions } from "../testing/home-decisions.ts";
import { sam } from "../testing/use-tenancies.ts";
import { priya } from "../testing/offers.ts";
import { handleLandlordForm } from "./landlord/handle-landlord-form.ts";
import { showLandlordCase } from "./landlord/show-landlord-case.ts";
import { showRenterCase } from "./renter/show-renter-case.ts";
import { withdrawCase } from "./renter/withdraw-case.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("while a decision can be undone, on the %s engine,", (engine) => {
  const { setup, decide, accept, decline, undo, addViewing, ask } = useDecisions(engine);
  const orm = () => setup.database().orm;

  let offerId: string;
  let otherId: string;
  beforeEach(async () => {
    offerId = await setup.offer();
    otherId = await setup.offer(sam);
    for (const id of [offerId, otherId]) await ask((await setup.findOffer(id)).contactId);
  });

  const link = async (kind: "renter" | "landlord", owner: Parameters<typeof createCaseLink>[1]) => {
    const at = setup.clock.now;
    const { url } = await orm().transaction((tx) => createCaseLink(tx, owner, { siteUrl, at }));
    const access = await openCustomerPage(await setup.app(), kind, url.split("/").at(-1)!);
    if (!access.ok) throw new Error("It did not open.");
    return access.opened;
  };

  async function showRenter(email: string) {
    const [contact] = await orm().select().from(contacts).where(eq(contacts.email, email));
    const opened = await link("renter", { contactId: contact!.id });
    if (opened.kind !== "renter") throw new Error("It is another's page.");
    return showRenterCase(await setup.app(), opened, null);
  }

  async function showLandlord() {
    const opened = await link("landlord", { landlordId: setup.known.landlordId });
    if (opened.kind !== "landlord") throw new Error("It is another's page.");
    return showLandlordCase(await setup.app(), opened, null);
  }

  /** Each page without what was noted since of a visit itself. */
  const showAll = async () => [
    await showRenter(priya.email),
    await showRenter(sam.email),
    await showLandlord(),
  ];

  async function findAnswer(id: string) {
    const { contactId } = await setup.findOffer(id);
    const { secret } = await orm().transaction((tx) =>
      createAccessLink(tx, { purpose: "offer", recordId: id, contactId, at: setup.clock.now }),
    );
    const found = await findOffer(await setup.app(), secret);
    if (found.kind !== "submitted" && found.kind !== "gone") throw new Error(found.kind);
    return findOfferAnswer(await setup.app(), found.offerId);
  }

  const pass = (minutes: number) => {
    setup.clock.now = new Date(setup.clock.now.getTime() + minutes * 60_000);
  };

  test("no own page and no offer's link shows it, and all do once it stands", async () => {
    await addViewing((await setup.findOffer(otherId)).contactId);
    const before = await showAll();
    expect(before).toMatchObject([
      { current: { state: "offered", tenancy: null } },
      { current: { state: "offered", viewing: { stage: "to-come" } } },
      { current: { standing: "live", tenancy: null } },
    ]);
    await decide(accept(offerId));
    expect(await showAll()).toEqual(before);
    expect(await findAnswer(offerId)).toBeNull();
    expect(await findAnswer(otherId)).toBeNull();
    pass(10);
    const [chosen, next, landlord] = await showAll();
    expect(chosen).toMatchObject({ current: { state: "progressing" } });
    expect(JSON.stringify(chosen)).toContain("Accepted the offer.");
    expect(next).toMatchObject({
      current: {
        offer: { backup: { title: "Your offer is next in line" } },
        viewing: { isCancelled: true },
      },
    });
    expect(landlord).toMatchObject({ current: { standing: "progressing" } });
    expect(await findAnswer(offerId)).toEqual({ answer: "accepted" });
    expect(await findAnswer(otherId)).toEqual({
      answer: "backup",
      backup: { until: "2026-12-05", before: "accepted", isOnly: true },
    });
  });

  test("a backup that is accepted after the first fell through, and its landlord, read what was before", async () => {
    const tenancyId = await setup.accept(offerId);
    const ending = { by: "renter", on: "2026-11-21", evidence: seen, relist: false } as const;
    await fallThrough(await setup.app(), setup.recorder(), { tenancyId, ...ending });
    const before = [await showRenter(sam.email), await showLandlord()];
    expect(before).toMatchObject([
      { current: { offer: { backup: { title: "The other tenancy didn’t go ahead" } } } },
      { current: { standing: "fell-through" } },
    ]);
    await decide(accept(otherId));
    expect([await showRenter(sam.email), await showLandlord()]).toEqual(before);
    pass(10);
    expect(await showLandlord()).toMatchObject({ current: { standing: "progressing" } });
  });

  test("an offer's link says that the tenancy which came of it fell through", async () => {
    const tenancyId = await setup.accept(offerId);
    const ending = { by: "renter", on: "2026-11-21", evidence: seen, relist: false } as const;
    const over = await fallThrough(await setup.app(), setup.recorder(), { tenancyId, ...ending });
    expect(over).toMatchObject({ ok: true });
    expect(await findAnswer(offerId)).toEqual({ answer: "fell-through" });
  });

  test("an offer's link says that it was withdrawn, if it was ever sent", async () => {
    expect(await withdraw(priya.email)).toMatchObject({ ok: true });
    expect(await findAnswer(offerId)).toEqual({ answer: "withdrawn" });
    await orm()
      .update(offers)
      .set({ submittedAt: null, content: null })
      .where(eq(offers.id, offerId));
    expect(await findAnswer(offerId)).toBeNull();
  });

  test("a decline is not shown either", async () => {
    const before = await showAll();
    await decide(decline(offerId));
    expect(await showAll()).toEqual(before);
    expect(await findAnswer(offerId)).toBeNull();
    pass(10);
    expect(await showRenter(priya.email)).toMatchObject({ current: { state: "declined" } });
    expect(await findAnswer(offerId)).toEqual({ answer: "declined" });
  });

  const withdraw = async (email: string) => {
    const [contact] = await orm().select().from(contacts).where(eq(contacts.email, email));
    const opened = await link("renter", { contactId: contact!.id });
    if (opened.kind !== "renter") throw new Error("It is another's page.");
    const { listingId } = await setup.findOffer(offerId);
    return withdrawCase(await setup.app(), opened, { listingId, isSure: true, reason: "" });
  };
  const listWaiting = async () => (await orm().select().from(outbox)).map(({ kind }) => kind);

  test("a landlord's answer is refused with the time from which they can send it", async () => {
    const { landlordId } = setup.known;
    const asked = { landlordId, askedAt: setup.clock.now, askedBy: setup.known.staffId };
    await orm()
      .insert(landlordAnswers)
      .values({ offerId, ...asked });
    const opened = await link("landlord", { landlordId });
    if (opened.kind !== "landlord") throw new Error("It is another's page.");
    const send = async () =>
      handleLandlordForm(await setup.app(), opened, {
        fields: { change: "answer", offer: offerId, answer: "accept" },
        file: null,
      });
    const refusing = (detail: RegExp) => ({
      ok: false,
      refusal: { detail: expect.stringMatching(detail) },
    });
    setup.clock.now = new Date("2026-11-21T12:00:20Z");
    await decide(decline(offerId));
    pass(5);
    expect(await send()).toMatchObject(refusing(/send your answer from 12:11/));
    await undo();
    expect(await send()).toMatchObject({ ok: true });
    await decide(decline(offerId));
    pass(10);
    expect(await send()).toMatchObject(refusing(/has been decided or withdrawn/));
  });

  test("who withdraws the accepted offer withdraws what they knew: no tenancy has been, and nobody hears of one", async () => {
    await orm().delete(outbox);
    await decide(accept(offerId));
    expect(await listWaiting()).toContain("offer-accept");
    expect(await withdraw(priya.email)).toMatchObject({ ok: true });
    expect(await listWaiting()).not.toContain("offer-accept");
    expect(await orm().select().from(tenancies)).toEqual([]);
    expect(await setup.findOffer(offerId)).toMatchObject({ state: "withdrawn" });
    expect(await setup.findOffer(otherId)).toMatchObject({ state: "submitted", backupUntil: null });
    expect(await showRenter(priya.email)).toMatchObject({ current: { state: "withdrawn" } });
  });

  test("who withdraws the offer that was kept as a back-up is not told that it is one", async () => {
    await decide(accept(offerId));
    expect(await withdraw(sam.email)).toMatchObject({ ok: true });
    const about = await orm().select().from(outbox).where(eq(outbox.aboutId, otherId));
    expect(about.map(({ kind }) => kind)).not.toContain("offer-backup");
    expect(await setup.findOffer(otherId)).toMatchObject({ state: "withdrawn" });
  });

  test("what was answered goes with a decision that is undone, and stays in the office as a note", async () => {
    const before = await showAll();
    await decide(accept(offerId));
    await undo();
    expect(await showAll()).toEqual(before);
    pass(10);
    expect(await showAll()).toEqual(before);
    const said = await orm().select().from(conversationMessages);
    expect(
      said.flatMap(({ kind, body }) => (kind === "request" ? [] : [`${kind}: ${body}`])).toSorted(),
    ).toEqual([
      "note: Accepted the offer.",
      "note: Kept the offer as a backup.",
      "note: The decision was undone before its emails were sent.",
      "note: The decision was undone before its emails were sent.",
    ]);
  });

  test.each<[string, () => Promise<unknown>]>([
    [
      "someone worked on the tenancy, which no one undoes then",
      () => orm().update(tenancies).set({ version: 2 }),
    ],
    ["one of its mails was sent before", () => orm().update(outbox).set({ attempts: 1 })],
  ])("it is shown once %s", async (_what, act) => {
    await decide(accept(offerId));
    await act();
    expect(await showRenter(priya.email)).toMatchObject({ current: { state: "progressing" } });
    expect(await showLandlord()).toMatchObject({ current: { standing: "progressing" } });
    expect(await findAnswer(offerId)).toEqual({ answer: "accepted" });
  });
});
