import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { declineReasons } from "../../domain/offers/decline-reasons.ts";
import { listingEvents, listings } from "../listings/listing-tables.ts";
import { decideOffer } from "../tenancies/decision/decide-offer.ts";
import { testEngines } from "../testing/database.ts";
import { useFigures } from "../testing/figures.ts";
import { sam } from "../testing/use-tenancies.ts";
import { homes } from "../testing/offers.ts";
import { tenancies, tenancySteps } from "../tenancies/tenancy-tables.ts";
import { describeMetrics } from "./describe-figures.ts";
import { writeFiguresCsv, writeRowsCsv } from "./figures-csv.ts";
import { listFigureRows } from "./find-figures.ts";
import { readRowChoice } from "./find-opened.ts";

const ines = { ...sam, firstname: "Ines", phone: "07700 900778", email: "ines@example.com" };
const ada = { ...sam, firstname: "Ada", phone: "07700 900779", email: "ada@example.com" };
const bea = { ...sam, firstname: "Bea", phone: "07700 900780", email: "bea@example.com" };

describe.each(testEngines)("the way from asking to keys on the %s engine", (engine) => {
  const { setup, orm, span, find, rows, ask, show } = useFigures(engine);

  beforeEach(() => {
    // A Friday.
    setup.clock.now = new Date("2026-11-20T12:00:00Z");
  });

  test("each step from asking to keys counts by its own day, each person once for each home", async () => {
    await ask("2026-11-16T09:00:00Z");
    await ask("2026-11-16T09:00:00Z", { kind: "call", applicant: sam });
    await ask("2026-11-16T09:00:00Z", { kind: "valuation", listingId: null });
    await show("2026-11-17T10:00:00Z", { outcome: "no-show" });
    await show("2026-11-18T10:00:00Z", { outcome: "done" });
    await show("2026-11-18T11:00:00Z", { outcome: "no-show" }, sam);
    await show("2026-11-18T12:00:00Z", { state: "cancelled" }, sam);
    await show("2026-11-12T12:00:00Z", { outcome: "done" }, sam);
    const offerId = await setup.offer();
    const tenancyId = await setup.accept(offerId);
    await orm()
      .update(tenancySteps)
      .set({ doneOn: "2026-11-20", doneBy: setup.known.staffId, outcome: "passed", note: "Given" })
      .where(eq(tenancySteps.kind, "keys"));
    const { counts, sources } = await find();
    expect(counts).toMatchObject({
      asked: { count: 2 },
      booked: { count: 2 },
      came: { count: 1 },
      "no-shows": { count: 1 },
      unrecorded: { count: 0 },
      offered: { count: 1 },
      accepted: { count: 1 },
      lets: { count: 1 },
    });
    expect(sources).toEqual([
      { source: "Our site", asked: 1, came: 1, lets: 1 },
      { source: "Phone or walk-in", asked: 1, came: 0, lets: 0 },
    ]);
    // Somebody asked Sam on the telephone, and Priya has told where they saw the home.
    await orm().execute(sql`update conversations set came_from = 'portal:Hearthside'
      where listing_id is not null and contact_id = (select contact_id from offers)`);
    await orm().execute(sql`update conversations set came_from = 'board' where kind = 'call'`);
    expect((await find()).sources).toEqual([
      { source: "Hearthside", asked: 1, came: 1, lets: 1 },
      { source: "Board or window", asked: 1, came: 0, lets: 0 },
    ]);
    // Each number of the table opens its rows.
    const app = await setup.app();
    const of = async (source: string) =>
      (await listFigureRows(app, span(), "asked", 9, { source, reason: null })).map(
        ({ who }) => who,
      );
    expect(await of("Hearthside")).toEqual(["Priya Raman"]);
    expect(await of("Board or window")).toEqual(["Sam Raman"]);
    expect(await of("Our site")).toEqual([]);
    const choice = readRowChoice(new URLSearchParams({ source: "Hearthside" }));
    const file = await writeRowsCsv(app, span(), "asked", choice);
    expect(file.trim().split("\r\n")).toHaveLength(2);
    expect(await rows("lets")).toMatchObject([
      { on: "2026-11-20", who: "Priya Raman", place: "let", placeId: tenancyId },
    ]);
    expect(await rows("no-shows")).toMatchObject([{ who: "Sam Raman", place: "viewing" }]);
    expect((await find("1", "2026-11-10")).counts).toMatchObject({ came: { count: 1 } });
  });

  test("who booked is a share of the same people, on the page and in the file", async () => {
    await ask("2026-11-17T09:00:00Z");
    await ask("2026-11-17T09:00:00Z", { applicant: sam });
    await ask("2026-11-17T09:00:00Z", { applicant: ada });
    // One asked before, and one never.
    await ask("2026-11-03T09:00:00Z", { applicant: ines });
    await show("2026-11-18T10:00:00Z", {}, ines);
    await show("2026-11-18T11:00:00Z", {}, bea);
    // Of those who asked one has a viewing, next week, and one no longer.
    await show("2026-11-25T10:00:00Z", {}, sam);
    await show("2026-11-19T10:00:00Z", { state: "cancelled" }, ada);
    const { counts } = await find();
    expect(counts).toMatchObject({ asked: { count: 3 }, booked: { count: 2 } });
    expect(describeMetrics(await find(), span(), setup.clock.now).funnel.notes).toContain(
      "33% of enquirers booked a viewing (1 of 3).",
    );
    expect(await rows("asked-booked")).toMatchObject([{ who: "Sam Raman", place: "conversation" }]);
    expect(await writeFiguresCsv(await setup.app(), span(), "all")).toContain(
      "Enquired and booked,1,0,",
    );
  });

  test("who did not come is a share of the viewings that were recorded: nobody knows of one ahead", async () => {
    await show("2026-11-17T10:00:00Z", { outcome: "no-show" }, sam);
    await show("2026-11-18T10:00:00Z", { outcome: "done" });
    // Ahead.
    await show("2026-11-21T10:00:00Z", {}, ines);
    const missed = async () => describeMetrics(await find(), span(), setup.clock.now).funnel.notes;
    expect(await missed()).toContain("50% no-show rate (1 of 2 recorded viewings).");
    // On its evening it is over, as the home's own figures say, and nobody wrote down who came.
    setup.clock.now = new Date("2026-11-21T18:00:00Z");
    expect(await missed()).toEqual(
      expect.arrayContaining([
        "50% no-show rate (1 of 2 recorded viewings).",
        "Past viewings without an outcome: 1.",
      ]),
    );
    expect(await rows("unrecorded")).toMatchObject([{ who: "Ines Raman", place: "viewing" }]);
  });

  test("a tenancy has the days from going live to the yes, and those that its home stood empty", async () => {
    await orm()
      .update(listings)
      .set({ listedAt: new Date("2026-11-01T10:00:00Z") })
      .where(eq(listings.id, homes.full));
    const tenancyId = await setup.accept(await setup.offer());
    const [begun] = await orm().select().from(tenancies);
    const { id: _id, offerId: _offer, ...former } = begun!;
    const ended = { state: "finished", endedOn: "2026-11-10", endedBy: "renter" } as const;
    await orm()
      .insert(tenancies)
      .values({ ...former, ...ended });
    await orm()
      .update(tenancies)
      .set({ startsOn: "2026-11-20" })
      .where(eq(tenancies.id, tenancyId));
    await orm()
      .update(tenancySteps)
      .set({ doneOn: "2026-11-20", doneBy: setup.known.staffId, outcome: "passed", note: "Given" })
      .where(eq(tenancySteps.kind, "keys"));
    const { counts } = await find();
    expect(counts.lets).toMatchObject({ count: 1, median: 19 });
    expect(counts.voids).toMatchObject({ count: 1, median: 9 });
    // It came back onto the market meanwhile.
    const back = { listingId: homes.full, kind: "back", rentPcm: 2450 } as const;
    await orm()
      .insert(listingEvents)
      .values({ ...back, happenedAt: new Date("2026-11-15T10:00:00Z") });
    expect((await find()).counts.lets.median).toBe(5);
  });

  test("offers that came to nothing have their reason, and invitations are none", async () => {
    const app = await setup.app();
    const by = { staffId: setup.known.staffId };
    await decideOffer(app, by, await setup.offer(), {
      action: "decline",
      reason: "income",
      note: "",
    });
    await decideOffer(app, by, await setup.offer(sam), { action: "withdraw", note: "" });
    await decideOffer(app, by, await setup.findId(await setup.invite()), {
      action: "withdraw",
      note: "",
    });
    const figures = await find();
    expect(describeMetrics(figures, span(), setup.clock.now).reasons).toMatchObject([
      { name: declineReasons.income, count: 1, isTheirs: false },
      { name: "Withdrawn by renter", count: 1, isTheirs: true },
    ]);
    expect(figures.counts.declined.count).toBe(2);
    const why = (text: string) => readRowChoice(new URLSearchParams({ why: text }));
    const ofReason = (text: string) => listFigureRows(app, span(), "declined", 9, why(text));
    expect(await ofReason("income")).toMatchObject([{ note: "income", who: "Priya Raman" }]);
    expect(await ofReason("withdrawn")).toHaveLength(1);
    expect(await ofReason("licence")).toEqual([]);
    // What is no reason chooses nothing.
    expect(await ofReason("\0'")).toHaveLength(2);
  });

  test("a reduction is how much less a home costs", async () => {
    const event = { listingId: homes.full, rentPcm: 2400, previousRentPcm: 2450 };
    const happenedAt = new Date("2026-11-19T10:00:00Z");
    await orm()
      .insert(listingEvents)
      .values([
        { ...event, kind: "reduced", happenedAt },
        { ...event, kind: "back", happenedAt },
      ]);
    expect(await rows("reduced")).toMatchObject([{ on: "2026-11-19", value: 50, place: "home" }]);
  });
});
