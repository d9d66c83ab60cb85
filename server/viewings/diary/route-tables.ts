import type { Point } from "../../../domain/places/area.ts";
import type { TravelMode } from "../../../domain/shared/travel-modes.ts";
import { createPointKey, type Route } from "../../../domain/viewings/diary/travel.ts";

/** The minutes from each of some places to each of others, for which a route planner is asked at once. */
export interface RouteTable {
  way: TravelMode;
  from: Point[];
  to: Point[];
}

/** Places in one question: OSRM's own limit, unless its operator sets another. */
const mostPlaces = 100;

interface Table {
  from: Map<string, Point>;
  to: Map<string, Point>;
}

/** Tables that together have all routes. Those to one home, or within one week, share theirs. */
export function planTables(routes: readonly Route[]): RouteTable[] {
  return [...Map.groupBy(routes, ({ way }) => way)].flatMap(([way, ofWay]) => {
    const tables: Table[] = [];
    for (const { from, to } of ofWay) {
      const [start, end] = [createPointKey(from), createPointKey(to)];
      const last = tables.at(-1);
      const table = last && hasRoom(last, start, end) ? last : { from: new Map(), to: new Map() };
      if (table !== last) tables.push(table);
      table.from.set(start, from);
      table.to.set(end, to);
    }
    return tables.map((table) => ({
      way,
      from: [...table.from.values()],
      to: [...table.to.values()],
    }));
  });
}

function hasRoom({ from, to }: Table, start: string, end: string): boolean {
  const more = Number(!from.has(start)) + Number(!to.has(end));
  return from.size + to.size + more <= mostPlaces;
}
