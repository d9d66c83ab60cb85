import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { offerDecisions, offers } from "../../offers/offer-tables.ts";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { testEngines } from "../../testing/database.ts";
import { sam } from "../../testing/use-tenancies.ts";
import { homes } from "../../testing/offers.ts";
import { listOfferHomes, listWaitingOffers } from "./list-offer-homes.ts";
import { tenancies } from "../tenancy-tables.ts";
import { listingId, useDecisions } from "../../testing/home-decisions.ts";

describe.each(testEngines)("deciding of a home's offers on the %s engine", (engine) => {
  const { setup, hireTom, stamp, decide, accept, decline } = useDecisions(engine);
  const { database, offer, known } = setup;
  const orm = () => database().orm;

  test("two colleagues who accept in the same instant: one stands, the other is told who was first", async () => {
    const [first, second] = [await offer(), await offer(sam)];
    const tom = await hireTom();
    const seen = await stamp();
    const outcomes = await Promise.all([
      decide(accept(first), known, seen),
      decide(accept(second), tom, seen),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const refused = outcomes.find((outcome) => !outcome.ok);
    expect(refused).toMatchObject({
      refusal: {
        detail: expect.stringMatching(
          /^(Saoirse Olin|Tom Reid) accepted the offer from (Priya Raman|Sam Raman) today at 12:00.*We haven’t saved or sent anything/,
        ),
      },
    });
    expect(await orm().$count(tenancies)).toBe(1);
    const accepted = (await setup.mails()).filter(({ kind }) => kind === "offer-accept");
    expect(accepted).toHaveLength(1);
  });

  test("one declines what another accepts in the same instant: one of both stands", async () => {
    const id = await offer();
    const tom = await hireTom();
    const seen = await stamp();
    const outcomes = await Promise.all([
      decide(accept(id), known, seen),
      decide(decline(id), tom, seen),
    ]);
    expect(outcomes.filter(({ ok }) => ok)).toHaveLength(1);
    const { state } = await setup.findOffer(id);
    expect(await orm().$count(tenancies)).toBe(state === "accepted" ? 1 : 0);
    expect(await orm().$count(offerDecisions)).toBe(1);
  });

  test("an offer that came after somebody looked is looked at first", async () => {
    const id = await offer();
    const seen = await stamp();
    await offer(sam);
    expect(await decide(accept(id), known, seen)).toMatchObject({
      ok: false,
      refusal: {
        detail: expect.stringContaining(
          "An offer has been made or withdrawn since you opened this page. We haven’t saved or sent anything. Check the offers again.",
        ),
      },
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
    expect((await setup.mails()).length).toBeGreaterThan(1);
  });

  test("of the homes that wait the one that has waited longest comes first", async () => {
    const [first, second] = [await offer(), await offer(sam)];
    const move = (id: string, set: Partial<typeof offers.$inferInsert>) =>
      orm().update(offers).set(set).where(eq(offers.id, id));
    await move(first, { listingId: homes.lite, submittedAt: new Date("2026-11-20T12:00:00Z") });
    await move(second, { submittedAt: new Date("2026-11-21T12:00:00Z") });
    const listed = await listOfferHomes(orm(), "2026-11-22", 10);
    expect(listed.map(({ id }) => id)).toEqual([homes.lite, listingId]);
  });

  test("a back-up waits for no decision until its day is over", async () => {
    const id = await offer();
    const waiting = async (today: string) =>
      (await listWaitingOffers(orm(), today)).map((home) => home.toDecide);
    expect(await waiting("2026-11-21")).toEqual([1]);
    await decide({ decision: "back-up", offerId: id, note: "" });
    expect(await waiting("2026-12-05")).toEqual([]);
    expect(await waiting("2026-12-06")).toEqual([1]);
    expect(await listOfferHomes(orm(), "2026-11-22", 10)).toMatchObject([
      { id: listingId, waiting: 0, open: 1 },
    ]);
  });
});
