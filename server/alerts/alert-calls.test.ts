import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";
import { alerts } from "./alert-tables.ts";
import { listingEvents, listings } from "../listings/listing-tables.ts";
import { audit } from "../platform/submissions/submission-tables.ts";
import { testEngines } from "../testing/database.ts";
import { createListing } from "../testing/listing.ts";
import { deleteExpiredRecords } from "../privacy/maintenance-job.ts";
import { noon, useAlertCalls } from "../testing/api-alerts.ts";

describe.each(testEngines)("The links of alerts on the %s engine", (engine) => {
  const { database, call, ask, confirm, rows, mails, token, stopOf, begin, running } =
    useAlertCalls(engine);

  describe("POST /api/alert/{token}/confirm", () => {
    test("begins the alert, from the next event on", async () => {
      await database().orm.insert(listings).values(createListing());
      const [event] = await database()
        .orm.insert(listingEvents)
        .values({ listingId: createListing().id, kind: "new", rentPcm: 2450 })
        .returning({ id: listingEvents.id });
      expect(await begin()).toBe("on");
      expect(await rows()).toMatchObject([
        { state: "active", confirmedAt: new Date(noon), lastEventId: event?.id },
      ]);
    });

    test("a second click changes nothing", async () => {
      await begin();
      expect(await confirm(await token())).toBe("on");
      expect(await running()).toHaveLength(1);
    });

    test("the same search twice is one alert, with the newer frequency", async () => {
      await begin();
      await begin({
        search: "rentmax=2500&bedsmin=2&area=shoreditch&offset=5",
        frequency: "daily",
      });
      const [row, ...others] = await rows();
      expect(row).toMatchObject({ state: "active", frequency: "daily" });
      expect(others).toEqual([]);
      await call(`alert/${await stopOf(row)}/unsubscribe`);
      expect(await mails()).toEqual([]);
    });

    test("two links for the same search followed at the same moment begin one alert", async () => {
      await ask();
      const first = await token();
      await ask();
      await Promise.all([confirm(first), confirm(await token())]);
      expect(await running()).toHaveLength(1);
    });

    test("a second press on a mail says that it is on, also where its alert has joined a running one", async () => {
      await begin();
      await ask({ frequency: "daily" });
      const again = await token();
      expect([await confirm(again), await confirm(again)]).toEqual(["on", "on"]);
      expect(await running()).toHaveLength(1);
    });

    test("an eleventh alert waits until one of the ten was stopped", async () => {
      for (let n = 1; n <= 10; n++) expect(await begin({ search: `bedsmin=${n}` })).toBe("on");
      await ask({ search: "bedsmin=11" });
      const last = await token();
      expect(await confirm(last)).toBe("full");
      const [one] = await running();
      await call(`alert/${await stopOf(one)}/unsubscribe`);
      expect(await confirm(last)).toBe("on");
    });

    test.each([
      ["of no alert", async () => "x".repeat(32)],
      ["that is none", async () => "no-token"],
      [
        "of an alert that stopped",
        async () => {
          await begin();
          const used = await token();
          await call(`alert/${await stopOf((await running())[0])}/unsubscribe`);
          return used;
        },
      ],
    ])("a token %s starts nothing", async (_which, given) => {
      expect(await confirm(await given())).toBe("gone");
      expect(await running()).toEqual([]);
    });

    test("who confirmed an alert and stopped it may ask for it again at once", async () => {
      await begin();
      await call(`alert/${await stopOf((await running())[0])}/unsubscribe`);
      await ask();
      const asked = (await rows()).find(({ state }) => state === "pending");
      expect((await mails()).map(({ aboutId }) => aboutId)).toContain(asked?.id);
    });

    test("a link is valid for seven days", async () => {
      await ask();
      expect(await confirm(await token(), "2026-11-28T12:00:01Z")).toBe("gone");
      expect(await confirm(await token(), "2026-11-28T11:59:59Z")).toBe("on");
    });

    test("GET begins nothing: a mail scanner follows links", async () => {
      await ask();
      expect((await call(`alert/${await token()}/confirm`, { method: "GET" })).status).toBe(405);
      expect(await running()).toEqual([]);
    });

    test("the page's button comes back to the page, without the token", async () => {
      await ask();
      const response = await call(`alert/${await token()}/confirm?from=page`);
      expect(response.status).toBe(303);
      expect(response.headers.get("Location")).toBe("/alert/confirm?state=on");
    });
  });

  describe("POST /api/alert/{token}/unsubscribe", () => {
    const stopToken = async () => stopOf((await rows())[0]);

    test("one click of a mail program ends the alert, without page, cookie or redirect", async () => {
      await begin();
      const response = await call(`alert/${await stopToken()}/unsubscribe`, {
        headers: { "Content-Type": "application/x-www-form-urlencoded" },
        body: "List-Unsubscribe=One-Click",
      });
      expect([response.status, await response.json()]).toEqual([200, { state: "stopped" }]);
      expect(await rows()).toMatchObject([{ state: "ended", email: null, emailKey: null }]);
    });

    test("removes queued mails and leaves no personal data", async () => {
      await begin();
      await call(`alert/${await stopToken()}/unsubscribe`);
      expect(await mails()).toEqual([]);
      const everything = [await rows(), await database().orm.select().from(audit)];
      expect(JSON.stringify(everything)).not.toMatch(/priya/i);
    });

    test("again, or for no alert, it answers the same and ends nothing else", async () => {
      await begin();
      for (const given of [await stopToken(), await stopToken(), "x".repeat(32), "%00"]) {
        await begin({ email: "other@example.com" });
        const response = await call(`alert/${given}/unsubscribe`);
        expect(await response.json()).toEqual({ state: "stopped" });
      }
      expect(await running()).toMatchObject([{ email: "other@example.com" }]);
    });

    test("the token that confirms an alert doesn't end it", async () => {
      await begin();
      await call(`alert/${await token()}/unsubscribe`);
      expect(await running()).toHaveLength(1);
    });

    test("the page's button comes back to the page", async () => {
      await begin();
      const response = await call(`alert/${await stopToken()}/unsubscribe?from=page`);
      expect([response.status, response.headers.get("Location")]).toEqual([
        303,
        "/alert/stop?state=stopped",
      ]);
    });
  });

  test("housekeeping erases alerts not confirmed within a week, and ended alerts after a month", async () => {
    await begin({ email: "stays@example.com" });
    await begin({ email: "ended@example.com" });
    const [ended] = await database()
      .orm.select()
      .from(alerts)
      .where(eq(alerts.emailKey, "ended@example.com"));
    await call(`alert/${await stopOf(ended)}/unsubscribe`);
    await ask();
    const deleteAt = (at: string) =>
      deleteExpiredRecords({ database: database(), now: () => new Date(at) });
    await deleteAt("2026-11-28T11:59:59Z");
    expect(await rows()).toHaveLength(3);
    await deleteAt("2026-11-28T12:00:00Z");
    expect((await rows()).map(({ state }) => state).toSorted()).toEqual(["active", "ended"]);
    expect((await mails()).map(({ recipient }) => recipient)).toEqual(["stays@example.com"]);
    await deleteAt("2026-12-21T12:00:01Z");
    expect(await rows()).toMatchObject([{ email: "stays@example.com" }]);
  });
});
