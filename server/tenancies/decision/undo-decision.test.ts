import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { contacts } from "../../contacts/contact-tables.ts";
import { conversations, conversationMessages } from "../../conversations/conversation-tables.ts";
import { addDocument } from "../../documents/add-document.ts";
import { listingRecords } from "../../listings/listing-record-tables.ts";
import { listings } from "../../listings/listing-tables.ts";
import { offerDecisions } from "../../offers/offer-tables.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { testEngines } from "../../testing/database.ts";
import { sam } from "../../testing/use-tenancies.ts";
import { bookings } from "../../viewings/bookings/booking-tables.ts";
import { appointments } from "../../viewings/diary/diary-tables.ts";
import { viewingWaits } from "../../viewings/keys/home-viewing-tables.ts";
import { showHomeOffers } from "./show-home-offers.ts";
import { getTenancyView } from "../get-tenancy-view.ts";
import { tenancies } from "../tenancy-tables.ts";
import { listUndos } from "./held-decisions.ts";
import { undoDecision } from "./undo-decision.ts";
import { listingId, useDecisions } from "../../testing/home-decisions.ts";
import { addRecords } from "../../testing/listed-homes.ts";

describe.each(testEngines)("a decision that is taken back on the %s engine", (engine) => {
  const { setup, hireTom, decide, accept, decline, undo, addViewing, ask } = useDecisions(engine);
  const { database, offer, known } = setup;
  const orm = () => database().orm;

  test("an acceptance is undone: tenancy, offers, home, viewings, waiting and conversation are as before", async () => {
    const id = await offer();
    const other = await offer(sam);
    const { contactId } = await setup.findOffer(id);
    await addViewing(contactId);
    await ask(contactId);
    // They have had the mail that there is a time, and are not to have it again.
    await orm()
      .update(viewingWaits)
      .set({ toldAt: new Date("2026-11-20T10:00:00Z") });
    await addRecords(orm(), [listingId]);
    const read = async () => ({
      offers: [await setup.findOffer(id), await setup.findOffer(other)],
      home: (await orm().select().from(listings).where(eq(listings.id, listingId))).map(
        ({ updatedAt: _at, ...home }) => home,
      ),
      state: (await orm().select().from(listingRecords)).map(({ state }) => state),
      bookings: (await orm().select().from(bookings)).map(({ sequence: _n, ...row }) => row),
      appointments: (await orm().select().from(appointments)).map(({ state }) => state),
      waits: await orm().select().from(viewingWaits),
      conversations: (await orm().select().from(conversations)).map(
        ({ version: _n, lastMessageAt: _at, ...row }) => row,
      ),
      mails: (await setup.mails()).length,
      lets: await orm().$count(tenancies),
    });
    const before = await read();
    expect(before.conversations).toMatchObject([{ waitingSince: setup.clock.now }]);
    expect(await decide(accept(id))).toMatchObject({
      ok: true,
      answer: {
        done: "Offer from Priya Raman accepted. 1 viewing cancelled. 1 offer kept as a backup.",
      },
    });
    const between = await read();
    expect(between).toMatchObject({ lets: 1, appointments: ["cancelled"], waits: [] });
    expect(between.conversations).toMatchObject([{ waitingSince: null }]);
    setup.clock.now = new Date("2026-11-21T12:09:59Z");
    const tom = await hireTom();
    expect(await undo(tom)).toMatchObject({ ok: true });
    expect(await read()).toEqual(before);
    const notes = await orm().select().from(conversationMessages);
    expect(notes.map(({ kind }) => kind)).toContain("note");
    const decisions = await orm().select().from(offerDecisions).orderBy(offerDecisions.id);
    expect(decisions.map(({ decision }) => decision)).toEqual([
      "accept",
      "back-up",
      "undo",
      "undo",
    ]);
    expect(await decide(accept(other))).toMatchObject({ ok: true });
  });

  test("who only came to view reads of no viewing that was cancelled, and its history says that it is back", async () => {
    const person = { firstname: "Ada", lastname: "Obi", phone: "" };
    const viewer = {
      ...person,
      email: "ada@example.com",
      emailKey: "ada@example.com",
      phoneKey: "",
    };
    const [contact] = await orm()
      .insert(contacts)
      .values({ ...viewer, createdAt: setup.clock.now, updatedAt: setup.clock.now })
      .returning();
    await addViewing(contact!.id);
    await ask(contact!.id);
    const read = async () =>
      (await orm().select().from(conversationMessages)).map(({ kind, body }) => [kind, body]);
    const before = await read();
    await decide(accept(await offer()));
    expect(await read()).toContainEqual(["event", expect.stringContaining("Viewing cancelled")]);
    expect(await undo()).toMatchObject({ ok: true });
    expect(await read()).toEqual(before);
    const history = await orm().select().from(audit).orderBy(audit.id);
    for (const subject of ["booking", "appointment"])
      expect(history.findLast((one) => one.subject === subject)?.action).toBe(
        `${subject}.restored`,
      );
  });

  test("an acceptance is not offered to be undone once somebody worked on its tenancy", async () => {
    await decide(accept(await offer()));
    const [row] = await orm().select({ id: tenancies.id }).from(tenancies);
    const tenancyId = row!.id;
    const shown = async () => [
      (await getTenancyView(await setup.app(), tenancyId))?.hasUndo,
      (await showHomeOffers(await setup.app(), listingId))?.undo !== null,
    ];
    expect(await shown()).toEqual([true, true]);
    await orm().update(tenancies).set({ version: 2 }).where(eq(tenancies.id, tenancyId));
    expect(await shown()).toEqual([false, false]);
  });

  test("a decline is undone, and can be decided anew", async () => {
    const id = await offer();
    await decide(decline(id));
    expect((await setup.findOffer(id)).state).toBe("declined");
    expect(await undo()).toMatchObject({ ok: true });
    expect((await setup.findOffer(id)).state).toBe("submitted");
    expect(await setup.mails()).toEqual([]);
    expect(await decide(accept(id))).toMatchObject({ ok: true });
  });

  test.each<[string, (id: string) => Promise<unknown>, RegExp]>([
    [
      "ten minutes are over",
      async () => {
        setup.clock.now = new Date("2026-11-21T12:10:00Z");
      },
      /too late/,
    ],
    [
      "a colleague undid it before",
      async () => {
        await undo();
      },
      /too late/,
    ],
    [
      "one of its mails is on its way",
      () => orm().execute(sql`update outbox set attempts = 1 where kind = 'offer-accept'`),
      /already started sending/,
    ],
    [
      "the tenancy was worked on",
      async () => {
        const [row] = await orm().select().from(tenancies);
        await setup.pass(row!.id, "identity");
      },
      /Someone has updated this tenancy/,
    ],
    [
      "a document for the tenancy is here",
      async () => {
        const [row] = await orm().select().from(tenancies);
        const paper = { subject: "tenancy", subjectId: row!.id, contactId: null } as const;
        const bytes = new TextEncoder().encode("%PDF-1.7\nPassport\n%%EOF");
        const file = { fileName: "passport.pdf", bytes };
        const by = { actor: "visitor", addedBy: known.landlordId } as const;
        await addDocument(await setup.app(), by, { kind: "identity", ...paper, ...file });
      },
      /Someone has updated this tenancy/,
    ],
    [
      "the home was changed",
      () => orm().execute(sql`update listing_records set version = version + 1`),
      /Someone else has changed this since/,
    ],
  ])("nothing is undone where %s", async (_what, meanwhile, words) => {
    const id = await offer();
    await decide(accept(id));
    const [last] = await listUndos(orm(), [listingId], setup.clock.now);
    await meanwhile(id);
    const read = async () => [await orm().select().from(tenancies), await setup.mails()];
    const before = await read();
    const undone = await undoDecision(await setup.app(), known, listingId, last!.id);
    expect(undone).toMatchObject({ ok: false, refusal: { detail: expect.stringMatching(words) } });
    expect(await read()).toEqual(before);
  });

  test("nothing is undone where the time of a viewing was given away", async () => {
    const id = await offer();
    await addViewing((await setup.findOffer(id)).contactId);
    await decide(accept(id));
    const [was] = await orm().select().from(appointments);
    const { id: _id, state: _state, ...same } = was!;
    await orm()
      .insert(appointments)
      .values({ ...same, kind: "other", listingId: null, state: "booked" });
    expect(await undo()).toMatchObject({
      ok: false,
      refusal: {
        detail: expect.stringContaining("Someone else has taken the time of a cancelled viewing"),
      },
    });
    expect(await orm().$count(tenancies)).toBe(1);
  });
});
