// The order of what happens to one home is told in one place.
// oxlint-disable max-lines
import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { conversations, conversationMessages } from "../conversations/conversation-tables.ts";
import { recordRequest } from "../conversations/record-request.ts";
import { toPerson } from "../conversations/open-conversation.ts";
import { addMissingRecords, blmOrigin } from "../listings/listing-records.ts";
import { listingRecords } from "../listings/listing-record-tables.ts";
import { listings } from "../listings/listing-tables.ts";
import { offerDecisions } from "../offers/offer-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { staff } from "../staff/staff-tables.ts";
import { testEngines } from "../testing/database.ts";
import { sam, useLets } from "../testing/lets.ts";
import { addViewingAhead } from "../testing/ahead-viewing.ts";
import { homes, priya } from "../testing/offers.ts";
import { bookings } from "../viewings/booking-tables.ts";
import { appointments } from "../viewings/diary-tables.ts";
import { viewingWaits } from "../viewings/home-viewing-tables.ts";
import { decideHomeOffer, type HomeDecision, stampOffers } from "./decide-home-offer.ts";
import { listOfferHomes, listWaitingOffers } from "./list-offer-homes.ts";
import { tenancies } from "./tenancy-tables.ts";
import { findLastUndo, undoDecision } from "./undo-decision.ts";

const listingId = homes.full;

describe.each(testEngines)("deciding of a home's offers on the %s engine", (engine) => {
  const lets = useLets(engine);
  const { database, offer, acceptance, known } = lets;
  const orm = () => database().orm;

  async function hireTom(): Promise<string> {
    const tom = { name: "Tom Reid", email: "tom@example.com", emailKey: "tom@example.com" };
    const at = lets.clock.now;
    const [row] = await orm()
      .insert(staff)
      .values({ ...tom, role: "negotiator", invitedAt: at, joinedAt: at })
      .returning();
    return row!.id;
  }

  const stamp = () => stampOffers(orm(), listingId);
  const decide = async (decision: HomeDecision, by = known.staffId, seen?: string) =>
    decideHomeOffer(await lets.app(), by, {
      listingId,
      stamp: seen ?? (await stamp()),
      decision,
    });
  const accept = (id: string): HomeDecision => ({ decision: "accept", ...acceptance(id) });
  const decline = (offerId: string): HomeDecision => ({
    decision: "decline",
    offerId,
    reason: "start-date",
    note: "",
  });
  const undo = async (by = known.staffId) => {
    const last = await findLastUndo(orm(), listingId, lets.clock.now);
    return undoDecision(await lets.app(), by, listingId, last?.id ?? crypto.randomUUID());
  };

  const addViewing = (contactId: string) =>
    addViewingAhead(database(), { listingId, contactId, at: lets.clock.now });

  async function ask(contactId: string): Promise<void> {
    await orm().transaction((tx) =>
      recordRequest(tx, {
        kind: "offer",
        recordId: "x".repeat(20),
        person: toPerson(contactId, priya),
        listingId,
        text: "£2,450",
        at: lets.clock.now,
      }),
    );
  }

  test("two colleagues who accept in the same instant: one stands, the other is told who was first", async () => {
    const [first, second] = [await offer(), await offer(sam)];
    const tom = await hireTom();
    const seen = await stamp();
    const outcomes = await Promise.all([
      decide(accept(first), known.staffId, seen),
      decide(accept(second), tom, seen),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = outcomes.find((outcome) => !outcome.ok);
    expect(refused).toMatchObject({
      refusal: {
        detail: expect.stringMatching(
          /^(Saoirse Olin|Tom Reid) accepted the offer of (Priya Raman|Sam Raman) today at 12:00.*Nothing of yours was done or sent/,
        ),
      },
    });
    expect(await orm().$count(tenancies)).toBe(1);
    const accepted = (await lets.mails()).filter(({ kind }) => kind === "offer-accept");
    expect(accepted).toHaveLength(1);
  });

  test("one declines what another accepts in the same instant: one of both stands", async () => {
    const id = await offer();
    const tom = await hireTom();
    const seen = await stamp();
    const outcomes = await Promise.all([
      decide(accept(id), known.staffId, seen),
      decide(decline(id), tom, seen),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { state } = await lets.findOffer(id);
    expect(await orm().$count(tenancies)).toBe(state === "accepted" ? 1 : 0);
    expect(await orm().$count(offerDecisions)).toBe(1);
  });

  test("an offer that came after somebody looked is looked at first", async () => {
    const id = await offer();
    const seen = await stamp();
    await offer(sam);
    expect(await decide(accept(id), known.staffId, seen)).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("An offer came or was withdrawn meanwhile") },
    });
    expect(await orm().$count(tenancies)).toBe(0);
  });

  test("the mails of a decision wait for ten minutes", async () => {
    const id = await offer();
    await offer(sam);
    await decide(accept(id));
    const early = await orm()
      .select()
      .from(outbox)
      .where(sql`${outbox.nextAttemptAt} < now() + interval '9 minutes'`);
    expect(early).toEqual([]);
    expect((await lets.mails()).length).toBeGreaterThan(1);
  });

  test("an acceptance is undone: let, offers, home, viewings, waiting and conversation are as before", async () => {
    const id = await offer();
    const other = await offer(sam);
    const { contactId } = await lets.findOffer(id);
    await addViewing(contactId);
    await ask(contactId);
    await orm().transaction((tx) => addMissingRecords(tx, [listingId], blmOrigin));
    const read = async () => ({
      offers: [await lets.findOffer(id), await lets.findOffer(other)],
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
      mails: (await lets.mails()).length,
      lets: await orm().$count(tenancies),
    });
    const before = await read();
    expect(before.conversations).toMatchObject([{ waitingSince: lets.clock.now }]);
    expect(await decide(accept(id))).toMatchObject({
      ok: true,
      answer: {
        done: "Accepted: Priya Raman. 1 viewing is cancelled. 1 offer stays as back-up.",
      },
    });
    const between = await read();
    expect(between).toMatchObject({ lets: 1, appointments: ["cancelled"], waits: [] });
    expect(between.conversations).toMatchObject([{ waitingSince: null }]);
    lets.clock.now = new Date("2026-11-21T12:09:59Z");
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

  test("a decline is undone, and can be decided anew", async () => {
    const id = await offer();
    await decide(decline(id));
    expect((await lets.findOffer(id)).state).toBe("declined");
    expect(await undo()).toMatchObject({ ok: true });
    expect((await lets.findOffer(id)).state).toBe("submitted");
    expect(await lets.mails()).toEqual([]);
    expect(await decide(accept(id))).toMatchObject({ ok: true });
  });

  test.each<[string, (id: string) => Promise<unknown>, RegExp]>([
    [
      "ten minutes are over",
      async () => {
        lets.clock.now = new Date("2026-11-21T12:10:00Z");
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
      /on its way/,
    ],
    [
      "the let was worked on",
      async () => {
        const [row] = await orm().select().from(tenancies);
        await lets.pass(row!.id, "identity");
      },
      /worked on meanwhile/,
    ],
    [
      "the home was changed",
      () => orm().execute(sql`update listing_records set version = version + 1`),
      /home was changed/,
    ],
  ])("nothing is undone where %s", async (_what, meanwhile, words) => {
    const id = await offer();
    await decide(accept(id));
    const last = await findLastUndo(orm(), listingId, lets.clock.now);
    await meanwhile(id);
    const read = async () => [await orm().select().from(tenancies), await lets.mails()];
    const before = await read();
    const undone = await undoDecision(await lets.app(), known.staffId, listingId, last!.id);
    expect(undone).toMatchObject({ ok: false, refusal: { detail: expect.stringMatching(words) } });
    expect(await read()).toEqual(before);
  });

  test("nothing is undone where the time of a viewing was given away", async () => {
    const id = await offer();
    await addViewing((await lets.findOffer(id)).contactId);
    await decide(accept(id));
    const [was] = await orm().select().from(appointments);
    const { id: _id, state: _state, ...same } = was!;
    await orm()
      .insert(appointments)
      .values({ ...same, kind: "other", listingId: null, state: "booked" });
    expect(await undo()).toMatchObject({
      ok: false,
      refusal: { detail: expect.stringContaining("given to somebody else") },
    });
    expect(await orm().$count(tenancies)).toBe(1);
  });

  test("a back-up waits for no decision until its day is over", async () => {
    const id = await offer();
    const waiting = async (today: string) =>
      (await listWaitingOffers(orm(), today)).map(({ offers }) => offers);
    expect(await waiting("2026-11-21")).toEqual([1]);
    await decide({ decision: "back-up", offerId: id, note: "" });
    expect(await waiting("2026-12-05")).toEqual([]);
    expect(await waiting("2026-12-06")).toEqual([1]);
    expect(await listOfferHomes(orm(), "2026-11-22", 10)).toMatchObject([
      { id: listingId, waiting: 0, open: 1 },
    ]);
  });
});
