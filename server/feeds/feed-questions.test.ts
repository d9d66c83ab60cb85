import { eq, sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { getLondonDate } from "../../domain/shared/dates.ts";
import { recordSanctionsCheck } from "../homes/landlord/check-sanctions.ts";
import { addLandlord, setHomeLandlord } from "../landlords/change-landlord.ts";
import { markListing } from "../testing/mark-listing.ts";
import { listings } from "../listings/listing-tables.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";
import { testEngines } from "../testing/database.ts";
import { sendForm } from "../testing/office-forms.ts";
import { createManyRecords } from "../testing/feed.ts";
import { useFeeds } from "../testing/feeds.ts";
import { findFeedAlerts } from "./feed-alerts.ts";
import { feedActs } from "./feed-acts.ts";
import { showFeeds } from "./show-feeds.ts";

describe.each(testEngines)("A home that its feed lacks, on the %s engine,", (engine) => {
  const feeds = useFeeds(engine);
  const orm = () => feeds.database().orm;
  const [a1 = {}, a2 = {}] = createManyRecords(2);
  const questions = async () => (await showFeeds(await feeds.app(), "")).questions;

  /** A tenancy of the second home. */
  async function beginTenancy(): Promise<string> {
    const [home] = await orm().select().from(listings).where(eq(listings.agentRef, "999999_A2"));
    const [begun] = await orm()
      .insert(tenancies)
      .values({
        listingId: home!.id,
        state: "progressing",
        accepted: sql`'{}'::jsonb`,
        acceptedOn: "2026-11-21",
        acceptedBy: "job",
        startsOn: "2026-12-07",
        rentPcm: 1700,
        takesDeposit: true,
        adults: 1,
        guarantorRequired: false,
        createdAt: feeds.clock.now,
      })
      .returning();
    return begun!.id;
  }

  test("while a tenancy of it is under way is not withdrawn: somebody is asked, under Today too", async () => {
    await feeds.take([a1, { ...a2, STATUS_ID: "5" }]);
    await beginTenancy();
    const file = await feeds.take([a1]);
    expect(await feeds.statuses()).toEqual(["999999_A1 available", "999999_A2 let-agreed"]);
    expect(file).toMatchObject({ state: "taken", figures: { withdrawn: 0 } });
    expect(file.report?.fileWarnings).toEqual([
      "999999_A2, Loriner Street, is missing from the feed but stays because its tenancy is in progress. Decide in the office whether to withdraw it.",
    ]);
    expect(await questions()).toMatchObject([{ agentRef: "999999_A2" }]);
    const [home] = await questions();
    expect(await findFeedAlerts(await feeds.app())).toMatchObject([{ listingId: home?.id }]);
  });

  test("stays without another question once somebody said so", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.take([a1, { ...a2, STATUS_ID: "5" }]);
    await beginTenancy();
    await feeds.take([a1]);
    const [home] = await questions();
    const form = { change: "keep-home", id: home!.id };
    const by = { staffId, role: "negotiator" } as const;
    const app = await feeds.app();
    expect(await sendForm(app, by, feedActs, form)).toMatchObject({ refusal: undefined });
    expect(await sendForm(app, by, feedActs, form)).toMatchObject({
      refusal: { detail: "Someone has already answered this question." },
    });
    await feeds.take([a1]);
    expect(await questions()).toEqual([]);
    expect(await feeds.statuses()).toContain("999999_A2 let-agreed");
    expect(await feeds.audited()).toContainEqual([staffId, "feed.home-kept"]);
    // Back in the feed and gone again it is asked about anew.
    await feeds.take([a1, { ...a2, STATUS_ID: "5" }]);
    await feeds.take([a1]);
    expect(await questions()).toHaveLength(1);
  });

  test("is withdrawn by the next file once its tenancy is over", async () => {
    await feeds.take([a1, { ...a2, STATUS_ID: "5" }]);
    const id = await beginTenancy();
    await feeds.take([a1]);
    const ended = { state: "fallen-through", endedOn: "2026-11-22" } as const;
    await orm().update(tenancies).set(ended).where(eq(tenancies.id, id));
    expect(await questions()).toEqual([]);
    await feeds.take([a1]);
    expect(await feeds.statuses()).toContain("999999_A2 withdrawn");
  });

  test("does not come back by the feed where its tenancy fell through, until a person says so", async () => {
    await feeds.take([a1, a2]);
    const id = await beginTenancy();
    const [home] = await orm().select().from(listings).where(eq(listings.agentRef, "999999_A2"));
    const app = await feeds.app();
    await markListing(app, home!.id, "let-agreed");
    const day = getLondonDate(feeds.clock.now);
    const ended = { state: "fallen-through", endedOn: day, endedBy: "renter" } as const;
    await orm().update(tenancies).set(ended).where(eq(tenancies.id, id));
    const file = await feeds.take([a1, a2]);
    expect(await feeds.statuses()).toContain("999999_A2 let-agreed");
    expect(file.report?.fileWarnings).toEqual([
      "999999_A2 stays let agreed although the feed says it’s available. Its tenancy fell through, so decide under Today what happens next.",
    ]);
    await markListing(app, home!.id, "available");
    await feeds.take([a1, a2]);
    expect(await feeds.statuses()).toContain("999999_A2 available");
  });

  test("of a landlord who is on the sanctions list stays withdrawn, and the report says no reason", async () => {
    const { id: staffId } = await feeds.hire("negotiator");
    await feeds.take([a1, a2]);
    const [home] = await orm().select().from(listings).where(eq(listings.agentRef, "999999_A2"));
    const app = await feeds.app();
    const owner = {
      firstname: "Beatrix",
      lastname: "Oyelaran",
      phone: "07700 900321",
      email: "beatrix@example.com",
      companyName: null,
      address: null,
    };
    const landlordId = await addLandlord(app, { staffId }, owner);
    const limits = { maxAdults: null, maxHouseholds: null };
    await setHomeLandlord(app, { staffId }, { listingId: home!.id, landlordId, ...limits });
    const on = getLondonDate(feeds.clock.now);
    const check = { result: "match", on, note: "", name: "Beatrix Oyelaran" } as const;
    await recordSanctionsCheck(app, { staffId }, landlordId, check);
    expect(await feeds.statuses()).toEqual(["999999_A1 available", "999999_A2 withdrawn"]);
    const file = await feeds.take([a1, a2]);
    expect(await feeds.statuses()).toEqual(["999999_A1 available", "999999_A2 withdrawn"]);
    expect(file.report?.fileWarnings).toEqual([
      "999999_A2 stays withdrawn, whatever the feed says. See its landlord page.",
    ]);
  });
});
