import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { maxSavedViews } from "../../../domain/conversations/saved-view.ts";
import { findResponseTarget } from "../../conversations/response-target.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { testEngines } from "../../testing/database.ts";
import { createListing } from "../../testing/listing.ts";
import { friday, imogen, tom, useInbox } from "../../testing/inbox.ts";
import { changeConversations } from "../change-conversations.ts";
import { mergeConversations } from "../merge-conversations.ts";
import { formerInboxViews, formerListingViews } from "./saved-view-table.ts";
import { changeSavedViews, listInboxViews, listSavedViews } from "./saved-views.ts";

describe.each(testEngines)("saved views on the %s engine", (engine) => {
  const { database, ask, appContext, by, setTime } = useInbox(engine);
  let minutes = 10;
  const save = async (viewName: string, query: string, who = imogen) => {
    setTime(friday(`10:${++minutes}`));
    const fields = { change: "save-view", viewName, query };
    return changeSavedViews(await appContext(), "inbox", fields, by(who));
  };
  const list = async ({ staffId } = imogen) => {
    const { now } = await appContext();
    const { orm } = database();
    const promise = await findResponseTarget(orm);
    return listInboxViews(orm, { staffId, promise, now: now() });
  };
  const show = async (who = imogen) =>
    (await list(who)).map(({ name, query, count }) => [name, query, count]);

  test("are a person's own, in the order of their making, each with its count", async () => {
    const first = await ask();
    await ask({ name: "Sofia Conti", email: "sofia@example.com", listingId: "p00000000002" });
    const change = { kind: "close" } as const;
    await changeConversations(await appContext(), { ids: [first], change }, by(imogen));
    await save("North", "?area=N1");
    await save("Done questions", "?view=closed&kind=enquiry");
    await save("Tom’s own", "?late=on", tom);
    expect(await show()).toEqual([
      ["North", "?area=N1", 1],
      ["Done questions", "?view=closed&kind=enquiry", 1],
    ]);
    expect(await show(tom)).toEqual([["Tom’s own", "?late=on", 0]]);
  });

  test("a search counts what the list shows: joined conversations once, with its filters", async () => {
    const first = await ask();
    const other = await ask({ email: "p.raman@example.org", listingId: null });
    await ask({ name: "Ada Raman", email: "ada@example.com", listingId: "p00000000002" });
    await mergeConversations(await appContext(), { id: first, other }, by(imogen));
    await save("Raman", "?q=raman");
    await save("Raman in the north", "?q=raman&area=N1");
    await save("Nothing", "?q=%2B");
    expect((await list()).map(({ count }) => count)).toEqual([2, 1, 0]);
  });

  test("the same name again takes the new filters", async () => {
    await save("North", "?area=N1");
    await save("North", "?area=N16");
    expect(await show()).toEqual([["North", "?area=N16", 0]]);
  });

  test("are renamed, but not to a name that is taken, and removed", async () => {
    await save("North", "?area=N1");
    await save("East", `?area=${createListing().outcode}`);
    const [north] = await list();
    const app = await appContext();
    const rename = (viewName: string, who = imogen) =>
      changeSavedViews(
        app,
        "inbox",
        { change: "rename-view", viewId: north!.id, viewName },
        by(who),
      );
    const remove = (who: typeof imogen) =>
      changeSavedViews(app, "inbox", { change: "remove-view", viewId: north!.id }, by(who));
    expect(await rename("East")).toMatchObject({
      refusal: { detail: "You already have a view called ‘East’." },
    });
    expect(await rename("  ")).toMatchObject({ refusal: { detail: "Enter a name for the view" } });
    expect(await rename("N")).toMatchObject({ answer: { done: "View renamed to ‘N’." } });
    expect(await rename("Mine", tom)).toMatchObject({ ok: false });
    expect(await remove(tom)).toMatchObject({ ok: false });
    expect(await remove(imogen)).toMatchObject({ ok: true });
    expect((await list()).map(({ name }) => name)).toEqual(["East"]);
  });

  test("each list has its own, also of one name", async () => {
    await save("Mine", "?late=on");
    const fields = { change: "save-view", viewName: "Mine", query: "?tab=live&only=mine&late=on" };
    const saved = await changeSavedViews(await appContext(), "listings", fields, by(imogen));
    expect(saved).toMatchObject({ answer: { done: "View ‘Mine’ saved." } });
    const { orm } = database();
    expect(await listSavedViews(orm, "listings", imogen)).toMatchObject([
      { name: "Mine", query: "?tab=live&only=mine" },
    ]);
    expect(await show()).toEqual([["Mine", "?late=on", 0]]);
  });

  test("those of the two tables before are moved, of each list in its order", async () => {
    const { orm } = database();
    const { staffId } = imogen;
    const createdAt = friday("09:00");
    await orm
      .insert(formerInboxViews)
      .values({ staffId, name: "North", query: "?area=N1", createdAt });
    await orm.insert(formerListingViews).values([
      { staffId, name: "Quiet", query: "only=quiet" },
      { staffId, name: "All", query: "" },
    ]);
    const file = "server/platform/database/migrations/0031_one_saved_views.sql";
    const steps = readFileSync(resolveInProject(file), "utf8").split("--> statement-breakpoint");
    for (const step of steps.filter((text) => text.includes("INSERT INTO"))) {
      await orm.execute(sql.raw(step));
    }
    expect(await show()).toEqual([["North", "?area=N1", 0]]);
    expect(await listSavedViews(orm, "listings", imogen)).toMatchObject([
      { name: "All", query: "" },
      { name: "Quiet", query: "?only=quiet" },
    ]);
  });

  test("there are only so many", async () => {
    for (let n = 1; n <= maxSavedViews; n++) await save(`View ${n}`, "?late=on");
    expect(await save("One more", "?late=on")).toMatchObject({
      refusal: { detail: `You already have ${maxSavedViews} views. Remove one first.` },
    });
    expect(await save("View 1", "?unread=on")).toMatchObject({ ok: true });
  });
});
