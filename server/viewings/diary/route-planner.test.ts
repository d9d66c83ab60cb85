import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import type { Route } from "../../../domain/viewings/diary/travel.ts";
import { startTestService, type TestService } from "../../testing/service.ts";
import { openRoutePlanner } from "./route-planner.ts";

let osrm: TestService;
let now: Date;
let warnings: unknown[];

beforeAll(async () => {
  osrm = await startTestService();
});
afterAll(() => osrm.close());
beforeEach(() => {
  osrm.asked.length = 0;
  now = new Date("2026-11-21T12:00:00Z");
  warnings = [];
});

const shoreditch = { lat: 51.528, long: -0.075 };
const hackney = { lat: 51.545, long: -0.055 };
const camden = { lat: 51.539, long: -0.142 };
const onFoot = (from: Route["from"], to: Route["to"]): Route => ({ from, to, way: "walk" });
const key = "walk 515280,-750 515450,-550";

const open = (path = "") =>
  openRoutePlanner(
    { routingUrl: `${osrm.url}${path}` },
    { warn: (words: unknown) => void warnings.push(words) },
    () => now,
  );

describe("the route planner", () => {
  test("is asked once for the minutes to a home, longitude first, and remembers them both ways", async () => {
    osrm.answers({ body: { code: "Ok", durations: [[1501], [2400]] } });
    const routes = open("/");
    const wanted = [onFoot(shoreditch, hackney), onFoot(camden, hackney)];
    const found = { [key]: 26, "walk 515390,-1420 515450,-550": 40 };
    expect(await routes.find(wanted)).toEqual(found);
    const asked = new URL(osrm.asked[0]!, osrm.url);
    expect(asked.pathname).toBe("/table/v1/foot/-0.0750,51.5280;-0.1420,51.5390;-0.0550,51.5450");
    expect(Object.fromEntries(asked.searchParams)).toEqual({ sources: "0;1", destinations: "2" });
    expect(await routes.find([onFoot(hackney, shoreditch)])).toEqual({ [key]: 26 });
    expect(routes.recall(wanted)).toEqual(found);
    expect(osrm.asked).toHaveLength(1);
  });

  test("is asked again after a week, as streets change", async () => {
    osrm.answers({ body: { code: "Ok", durations: [[600]] } });
    const routes = open();
    await routes.find([onFoot(shoreditch, hackney)]);
    now = new Date("2026-11-28T12:00:01Z");
    await routes.find([onFoot(shoreditch, hackney)]);
    expect(osrm.asked).toHaveLength(2);
  });

  test("has an address for each way of travel if the setting says so", async () => {
    osrm.answers({ body: { code: "Ok", durations: [[600]] } });
    await open("/routed-{profile}").find([{ from: shoreditch, to: hackney, way: "bike" }]);
    expect(osrm.asked[0]).toMatch(/^\/routed-bike\/table\/v1\/bike\//);
  });

  test("is not asked about public transport, nor about the way to where one is", async () => {
    const routes = open();
    const train = { from: shoreditch, to: hackney, way: "public-transport" } as const;
    expect(await routes.find([train, onFoot(hackney, { ...hackney })])).toEqual({});
    expect(osrm.asked).toEqual([]);
  });

  test("knows nothing where there is no way, and is not asked again", async () => {
    osrm.answers({ body: { code: "Ok", durations: [[null]] } });
    const routes = open();
    expect(await routes.find([onFoot(shoreditch, hackney)])).toEqual({});
    expect(await routes.find([onFoot(shoreditch, hackney)])).toEqual({});
    expect(osrm.asked).toHaveLength(1);
  });

  test.each([
    ["an error", { status: 500 }, "it answered 500"],
    ["a refusal", { status: 400, body: { code: "TooBig" } }, "its answer has another form"],
    ["a table that is too small", { body: { code: "Ok", durations: [] } }, "another form"],
    ["no JSON", { body: "<html>" }, "its answer was no JSON"],
    ["silence", "silence", "no answer within 1500 ms"],
  ] as const)("answers %s: one line says so, and it rests for a minute", async (_, given, why) => {
    osrm.answers(given);
    const routes = open();
    const wanted = [onFoot(shoreditch, hackney)];
    expect(await Promise.all([routes.find(wanted), routes.find(wanted)])).toEqual([{}, {}]);
    const asked = osrm.asked.length;
    expect(await routes.find(wanted)).toEqual({});
    expect(osrm.asked).toHaveLength(asked);
    expect(warnings).toEqual([expect.stringContaining(why)]);
    expect(String(warnings[0])).not.toContain("51.5");
    now = new Date(now.getTime() + 60_000);
    osrm.answers({ body: { code: "Ok", durations: [[600]] } });
    expect(await routes.find(wanted)).toEqual({ [key]: 10 });
  });

  test("that is not set is not asked", async () => {
    const none = openRoutePlanner({ routingUrl: null }, { warn: () => {} }, () => now);
    expect(await none.find([onFoot(shoreditch, hackney)])).toEqual({});
    expect(none.isConfigured).toBe(false);
  });
});
