import { LRUCache } from "lru-cache";
import type { Logger } from "pino";
import * as v from "valibot";
import type { Point } from "../../../domain/places/area.ts";
import type { TravelMode } from "../../../domain/shared/travel-modes.ts";
import {
  createPointKey,
  createRouteKey,
  type Route,
  type RoutedMinutes,
} from "../../../domain/viewings/diary/travel.ts";
import type { Config } from "../../config.ts";
import { fetchJson } from "../../places/finder/fetch-json.ts";
import { planTables, type RouteTable } from "./route-tables.ts";

export type FindRoutes = (routes: readonly Route[]) => RoutedMinutes | Promise<RoutedMinutes>;

/** Minutes of an OSRM-compatible server. What is missing is reckoned along the straight line. */
export interface RoutePlanner {
  isConfigured: boolean;
  /** Asks for what it does not know. Never throws, and waits at most as long as for one answer. */
  find: (routes: readonly Route[]) => Promise<RoutedMinutes>;
  /** What it knows already. */
  recall: (routes: readonly Route[]) => RoutedMinutes;
}

/** None for public transport: no such server knows timetables. */
const profiles: Partial<Record<TravelMode, string>> = { walk: "foot", bike: "bike", car: "car" };

const week = 7 * 86_400_000;
/** After a failure everybody would wait for the next one. */
const restMs = 60_000;
/** Beyond that somebody would wait long, and the server would notice. */
const mostTables = 20;

const answer = v.object({
  code: v.literal("Ok"),
  /** Seconds. Null where there is no way. */
  durations: v.array(v.array(v.nullable(v.number()))),
});

/** Null where the server knows no way. */
interface Known {
  minutes: number | null;
}

export function openRoutePlanner(
  { routingUrl }: Pick<Config, "routingUrl">,
  log: Pick<Logger, "warn">,
  now: () => Date,
): RoutePlanner {
  const known = new LRUCache<string, Known>({
    // `max` would reserve memory for all of them at the start.
    maxSize: 100_000,
    sizeCalculation: () => 1,
    ttl: week,
    ttlResolution: 0,
    perf: { now: () => now().getTime() },
  });
  let restsUntil = 0;

  function recall(routes: readonly Route[]): RoutedMinutes {
    const found: RoutedMinutes = {};
    if (routingUrl === null) return found;
    for (const { from, to, way } of routes) {
      const key = createRouteKey(createPointKey(from), createPointKey(to), way);
      const minutes = known.get(key)?.minutes ?? null;
      if (minutes !== null) found[key] = minutes;
    }
    return found;
  }

  async function ask(base: string, table: RouteTable): Promise<string | null> {
    const got = await fetchJson(createTableUrl(base, table));
    if (!got.ok) return got.why;
    const parsed = v.safeParse(answer, got.body);
    if (!parsed.success) return "its answer has another form";
    for (const [row, from] of table.from.entries()) {
      for (const [column, to] of table.to.entries()) {
        const seconds = parsed.output.durations[row]?.[column];
        if (seconds === undefined) return "its answer has another form";
        const key = createRouteKey(createPointKey(from), createPointKey(to), table.way);
        known.set(key, { minutes: seconds === null ? null : Math.ceil(seconds / 60) });
      }
    }
    return null;
  }

  async function learn(base: string, routes: readonly Route[]): Promise<void> {
    if (now().getTime() < restsUntil) return;
    const missing = routes.filter(({ from, to, way }) => {
      const [start, end] = [createPointKey(from), createPointKey(to)];
      return profiles[way] && start !== end && !known.has(createRouteKey(start, end, way));
    });
    const tables = planTables(missing).slice(0, mostTables);
    const failures = await Promise.all(tables.map((table) => ask(base, table)));
    const why = failures.find((failure) => failure !== null);
    // Of several askers that fail together, one says so.
    if (why === undefined || now().getTime() < restsUntil) return;
    restsUntil = now().getTime() + restMs;
    log.warn(`The route planner failed (${why}): travel is calculated in a straight line`);
  }

  return {
    isConfigured: routingUrl !== null,
    recall,
    async find(routes) {
      if (routingUrl !== null) await learn(routingUrl, routes);
      return recall(routes);
    },
  };
}

function createTableUrl(base: string, { way, from, to }: RouteTable): URL {
  const profile = profiles[way] ?? "";
  const start = base.replace(/\/$/, "").replaceAll(/\{profile\}|%7Bprofile%7D/gi, profile);
  const points = [...from, ...to].map(formatPoint).join(";");
  const url = new URL(`${start}/table/v1/${profile}/${points}`);
  url.searchParams.set("sources", from.map((_, index) => index).join(";"));
  url.searchParams.set("destinations", to.map((_, index) => from.length + index).join(";"));
  return url;
}

/** Longitude first. Ten metres are near enough, and say less about anybody. */
function formatPoint({ lat, long }: Point): string {
  return `${long.toFixed(4)},${lat.toFixed(4)}`;
}
