import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { changeHomeLandlord, showHomeLandlord } from "./home-landlord.ts";
import { askLandlord } from "../offers/ask-landlord.ts";
import { listings } from "../listings/listing-tables.ts";
import { addMissingRecords, blmOrigin } from "../listings/listing-records.ts";
import { findRecord } from "../listings/listing-records.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { markListing } from "../viewings/mark-listing.ts";
import { changeStates } from "./change-states.ts";
import { refreshChecks } from "./refresh-checks.ts";
import { testEngines } from "../testing/database.ts";
import { useLets } from "../testing/lets.ts";
import { homes } from "../testing/offers.ts";
import { seen } from "../testing/tenancies.ts";
import { acceptOffer } from "../tenancies/accept-offer.ts";
import { fallThrough } from "../tenancies/end-tenancy.ts";
import { issuePaper } from "../tenancies/issue-paper.ts";
import { recordProgress } from "../tenancies/record-progress.ts";
import { showLet } from "../tenancies/show-let.ts";
import { tenancies } from "../tenancies/tenancy-tables.ts";

const siteUrl = "https://lettings.example.com";

describe.each(testEngines)("a landlord and the sanctions list, on the %s engine", (engine) => {
  const lets = useLets(engine);
  const orm = () => lets.database().orm;
  const check = async (result: string, checkedOn = "2026-11-21") =>
    changeHomeLandlord(await lets.app(), lets.known, homes.full, {
      fields: { change: "sanctions", result, checkedOn, searched: "By name and birthday." },
      siteUrl,
    });
  const addRecords = () =>
    orm().transaction((tx) => addMissingRecords(tx, Object.values(homes), blmOrigin));

  test("the check is recorded on the landlord's page, with day, person and what was found", async () => {
    await addRecords();
    expect(await check("clear", "2026-11-22")).toMatchObject({
      refusal: { errors: [{ path: "checkedOn" }] },
    });
    expect(await check("perhaps")).toMatchObject({ refusal: { errors: [{ path: "result" }] } });
    expect(await check("match")).toMatchObject({ ok: true });
    const shown = await showHomeLandlord(await lets.app(), homes.full);
    expect(shown?.landlord?.sanctions).toEqual({
      result: "match",
      on: "21/11/2026",
      by: "Saoirse Olin",
      note: "By name and birthday.",
    });
    expect(await lets.audited()).toContain("landlord.sanctions-checked");
  });

  test("of one who is on it no offer is accepted, and nothing is asked", async () => {
    const id = await lets.offer();
    await check("match");
    const app = await lets.app();
    expect(await acceptOffer(app, lets.known, lets.acceptance(id))).toMatchObject({
      ok: false,
      rule: "landlord-sanctions-match",
    });
    const question = { listingId: homes.full, siteUrl, note: "" };
    expect(await askLandlord(app, lets.known, question)).toEqual({
      ok: false,
      reason: "sanctions-match",
    });
    expect(await orm().$count(tenancies)).toBe(0);
    expect(await lets.mails()).toEqual([]);
  });

  test("of one who is on it no home is advertised, and nobody outside reads why", async () => {
    await addRecords();
    const app = await lets.app();
    await refreshChecks(app);
    await check("match");
    await refreshChecks(app);
    const said = "It can’t be advertised now: see the landlord’s page.";
    expect(await findRecord(orm(), homes.full)).toMatchObject({ forbidden: 1, problem: said });
    const move = (to: "available" | "withdrawn" | "let-agreed") =>
      changeStates(app, lets.known.staffId, { ids: [homes.full], to, cancelViewings: true });
    expect(await move("let-agreed")).toMatchObject({ ok: true });
    const refused = await move("available");
    expect(refused).toMatchObject({ refusal: { detail: `It may not be advertised: ${said}` } });
    expect(await markListing(app, homes.full, "available")).toMatchObject({
      outcome: "landlord-listed",
    });
    expect(await move("withdrawn")).toMatchObject({ ok: true });
    expect(await move("available")).toMatchObject({ ok: false });
    expect((await findRecord(orm(), homes.full))?.state).toBe("withdrawn");
    await check("clear");
    await refreshChecks(app);
    expect(await findRecord(orm(), homes.full)).toMatchObject({ forbidden: 0 });
  });

  test("of one who is found on it later the let stands still, and may end without a new advert", async () => {
    const id = await lets.accept(await lets.offer());
    const app = await lets.app();
    await check("match");
    const receive = {
      do: "receive-payment",
      kind: "holding-deposit",
      pence: 56_538,
      on: "2026-11-21",
      evidence: seen,
    } as const;
    const record = recordProgress(app, lets.recorder(), { tenancyId: id, action: receive });
    expect(await record).toMatchObject({ rule: "landlord-sanctions-match" });
    expect(await issuePaper(app, lets.known, id, "agreement")).toMatchObject({
      rule: "landlord-sanctions-match",
    });
    expect((await showLet(app, id))?.landlord?.isListed).toBe(true);
    const ending = { by: "agency", on: "2026-11-21", evidence: seen, relist: true } as const;
    const ended = await fallThrough(app, lets.recorder(), { tenancyId: id, ...ending });
    expect(ended).toMatchObject({ ok: true, home: expect.stringContaining("not on the market") });
    const history = await orm().select().from(audit).where(eq(audit.subjectId, homes.full));
    expect(history.find(({ action }) => action === "listing.not-relisted")).toMatchObject({
      detail: { because: "landlord-listed" },
    });
    const states = (await orm().select().from(listings)).filter(
      ({ id: one }) => one === homes.full,
    );
    expect(states.map(({ status }) => status)).toEqual(["let-agreed"]);
  });
});
