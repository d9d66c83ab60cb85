import { describe, expect, test } from "vitest";
import { testEngines } from "../testing/database.ts";
import { useAlerts } from "../testing/alerts.ts";

describe.each(testEngines)("Daily alert mails on the %s engine", (engine) => {
  const { anAlert, aHome, run, mails, texts } = useAlerts(engine);

  const morning = "2026-11-22T08:00:05Z";
  const yesterday = { happenedAt: new Date("2026-11-21T15:00:00Z") };
  const today = { happenedAt: new Date("2026-11-22T08:30:00Z") };

  test("the day's homes go out in one mail at 08:00, not before", async () => {
    await anAlert({ frequency: "daily" });
    await aHome({ name: "Tenter Street" }, yesterday);
    await aHome({ name: "Linnet Street" }, yesterday);
    await run("daily", "2026-11-22T07:59:59Z");
    expect(await mails()).toEqual([]);
    await run("daily", morning);
    expect(await mails()).toHaveLength(1);
    expect(await texts()).toMatch(/Linnet Street[^]*Tenter Street/);
  });

  test("what happens after 08:00 waits for the next morning, also after a quiet one", async () => {
    await anAlert({ frequency: "daily" });
    await run("daily", morning);
    await aHome({}, today);
    await run("daily", "2026-11-22T09:00:00Z");
    expect(await mails()).toEqual([]);
    await run("daily", "2026-11-23T08:00:05Z");
    expect(await mails()).toHaveLength(1);
  });

  test("an event that becomes known late makes no second mail that day", async () => {
    await anAlert({ frequency: "daily" });
    await aHome({}, yesterday);
    await run("daily", morning);
    await aHome({ name: "Tenter Street" }, yesterday);
    await run("daily", "2026-11-22T08:01:00Z");
    expect(await mails()).toHaveLength(1);
    await run("daily", "2026-11-23T08:00:05Z");
    expect(await mails()).toHaveLength(2);
  });

  test("a site that was down at 08:00 sends when it is back", async () => {
    await anAlert({ frequency: "daily" });
    await aHome({}, yesterday);
    await aHome({ name: "Tenter Street" }, today);
    await run("daily", "2026-11-22T11:00:00Z");
    expect(await texts()).toContain("Loriner Street");
    expect(await texts()).not.toContain("Tenter Street");
  });

  test.each([
    ["the last day of summer", "2026-10-24", "07:00"],
    ["the first day of winter", "2026-10-25", "08:00"],
    ["the last day of winter", "2026-03-28", "08:00"],
    ["the first day of summer", "2026-03-29", "07:00"],
  ])("08:00 is London's on %s", async (_day, date, utc) => {
    await anAlert({ frequency: "daily" });
    await aHome({}, { happenedAt: new Date(`${date}T06:00:00Z`) });
    await run("daily", new Date(Date.parse(`${date}T${utc}:00Z`) - 1000).toISOString());
    expect(await mails()).toEqual([]);
    await run("daily", `${date}T${utc}:00Z`);
    expect(await mails()).toHaveLength(1);
  });

  test("an instant alert doesn't wait, a daily one isn't sent with it", async () => {
    await anAlert({ email: "now@example.com" });
    await anAlert({ email: "later@example.com", frequency: "daily" });
    await aHome();
    await run("instant");
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["now@example.com"]);
  });
});
