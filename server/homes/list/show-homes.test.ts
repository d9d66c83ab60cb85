import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { readHomesView } from "../../../domain/listings/homes-view.ts";
import { testEngines } from "../../testing/database.ts";
import { useOffice } from "../../testing/office.ts";
import { draftHome } from "../../testing/office-homes.ts";
import { homes } from "../../testing/offers.ts";
import { sam, useTenancies } from "../../testing/use-tenancies.ts";
import { handleTenancyForm } from "../../testing/sent-forms.ts";
import { tenancies, tenancySteps } from "../../tenancies/tenancy-tables.ts";
import { markListing } from "../../testing/mark-listing.ts";
import { changeSavedViews } from "../../inbox/list/saved-views.ts";
import { publishHome } from "../publish-home.ts";
import { showHome } from "../show-home.ts";
import { showHomes } from "./show-homes.ts";

const dayMinutes = 24 * 60;
const nobody = "00000000-0000-4000-8000-000000000000";

describe.each(testEngines)("The table of homes, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const show = async (query: string) =>
    showHomes(await office.app(), { staffId: nobody }, readHomesView(new URLSearchParams(query)));

  test("marks the half of the days on the market, of all live homes whichever are shown", async () => {
    const { id: staffId } = await office.hire("negotiator");
    expect((await show("")).medianDays).toBeNull();
    for (const name of ["Arnold Gardens", "Kiln Yard", "Linnet Mews"]) {
      const id = await draftHome(await office.app(), { staffId }, { name });
      await publishHome(await office.app(), id, { actor: { staffId }, rentReason: "" });
      office.wait(5 * dayMinutes);
    }
    await draftHome(await office.app(), { staffId });
    expect(await show("")).toMatchObject({ medianDays: 10, shown: { from: 1, to: 4, of: 4 } });
    const found = await show("find=kiln");
    expect(found.homes.map(({ daysUp }) => daysUp)).toEqual([10]);
    expect(found).toMatchObject({ medianDays: 10, shown: { from: 1, to: 1, of: 1 } });
    expect(await show("find=linnet")).toMatchObject({ medianDays: 10, homes: [{ daysUp: 5 }] });
  });
});

describe.each(testEngines)("The order of the table of homes, on the %s engine,", (engine) => {
  const office = useOffice(engine);
  const show = async (query: string) => {
    const view = readHomesView(new URLSearchParams(query));
    const { sortedBy, homes: shown } = await showHomes(
      await office.app(),
      { staffId: nobody },
      view,
    );
    return { sortedBy, titles: shown.map(({ title }) => title) };
  };

  test("is that of the column asked for, and by days on the market where there is no such column", async () => {
    const { id: staffId } = await office.hire("negotiator");
    for (const name of ["Linnet Mews", "Arnold Gardens", "Kiln Yard"])
      await draftHome(await office.app(), { staffId }, { name });
    const byName = await show("sort=name&order=up");
    expect(byName.sortedBy).toBe("name");
    expect(byName.titles).toEqual(byName.titles.toSorted());
    expect((await show("sort=name")).titles).toEqual(byName.titles.toReversed());
    for (const other of ["", "sort=agentRef", "sort=constructor"])
      expect((await show(other)).sortedBy).toBe("days");
  });
});

describe.each(testEngines)("The tabs beside a saved view of homes, on the %s engine,", (engine) => {
  const office = useOffice(engine);

  test("count what they open, which leaves the view's filters", async () => {
    const { id: staffId } = await office.hire("negotiator");
    const app = await office.app();
    for (const name of ["Arnold Gardens", "Kiln Yard"]) await draftHome(app, { staffId }, { name });
    const show = async () =>
      showHomes(app, { staffId }, readHomesView(new URLSearchParams({ find: "Kiln" })));
    expect(await show()).toMatchObject({ counts: { draft: 1 }, shown: { of: 1 } });
    const fields = { change: "save-view", viewName: "Yards", query: "?find=Kiln" };
    const key = randomUUID();
    expect(
      await changeSavedViews(app, "listings", fields, { staffId, key, bodyHash: "" }),
    ).toMatchObject({
      ok: true,
    });
    expect(await show()).toMatchObject({ counts: { draft: 2 }, shown: { of: 1 } });
  });
});

describe.each(testEngines)("The tabs of the table of homes, on the %s engine,", (engine) => {
  const setup = useTenancies(engine);
  const show = async (tab: string) =>
    showHomes(await setup.app(), { staffId: nobody }, readHomesView(new URLSearchParams({ tab })));

  test("have a home as let once its tenants have the keys, also where its feed says let agreed", async () => {
    const tenancyId = await setup.accept(await setup.offer());
    expect((await show("agreed")).homes).toMatchObject([{ id: homes.full, state: "let-agreed" }]);
    expect((await show("let")).homes).toEqual([]);
    await setup
      .database()
      .orm.update(tenancies)
      .set({ state: "moved-in" })
      .where(eq(tenancies.id, tenancyId));
    const { homes: shown, counts } = await show("let");
    expect(shown).toMatchObject([{ id: homes.full, state: "let" }]);
    expect(counts).toMatchObject({ let: 1, agreed: 0 });
    expect((await show("agreed")).homes).toEqual([]);
    expect(await showHome(await setup.app(), homes.full)).toMatchObject({ state: "let" });
  });

  test("have it so after the tenancy, too, until somebody decides what comes next", async () => {
    const tenancyId = await setup.accept(await setup.offer());
    await setup.pay(tenancyId, "holding-deposit", 56_538);
    await setup.moveIn(tenancyId);
    setup.clock.now = new Date("2027-06-01T09:00:00Z");
    const app = await setup.app();
    const post = async (fields: Record<string, string>) =>
      handleTenancyForm(app, {
        staffId: setup.known.staffId,
        tenancyId,
        fields: { on: "2027-06-01", note: "They left", ...fields },
        file: null,
      });
    await post({ change: "finish", by: "renter", deposit: "open", keys: "back", home: "open" });
    expect((await show("let")).homes).toMatchObject([{ id: homes.full, state: "let" }]);
    expect((await show("agreed")).counts).toMatchObject({ let: 1, agreed: 0 });
    expect(await showHome(app, homes.full)).toMatchObject({ state: "let" });
    const step = { kind: "home-decided", personId: "", outcome: "passed", home: "kept" };
    expect(await post({ change: "complete-step", ...step })).toMatchObject({ refusal: undefined });
    expect((await show("agreed")).homes).toMatchObject([{ id: homes.full, state: "let-agreed" }]);
  });

  test("have it as let agreed again once the next offer is accepted", async () => {
    const { orm } = setup.database();
    const tenancyId = await setup.accept(await setup.offer());
    const ended = { state: "finished", endedOn: "2026-11-20", endedBy: "renter" } as const;
    await orm.update(tenancies).set(ended).where(eq(tenancies.id, tenancyId));
    const open = { kind: "home-decided", position: 99, dueOn: "2026-11-20" } as const;
    await orm.insert(tenancySteps).values({ tenancyId, ...open });
    expect((await show("let")).homes).toMatchObject([{ id: homes.full, state: "let" }]);
    await markListing(await setup.app(), homes.full, "available");
    await setup.accept(await setup.offer(sam));
    expect((await show("agreed")).homes).toMatchObject([{ id: homes.full, state: "let-agreed" }]);
  });
});
