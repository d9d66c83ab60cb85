import { readFileSync } from "node:fs";
import { join } from "node:path";

/** By the beginning of a route's name; the first that fits counts. */
type Table = Record<string, number>;

interface Budgets {
  javascript: Table;
  ownJavascript: Table;
  css: number;
  fonts: number;
  /** What a phone loads of a page, by its address; pictures as they are before their sizes are made. */
  firstView: { kilobytes: Table; requests: number; layoutShift: number };
}

/** Limits in thousands of bytes: scripts and styles by gzip, fonts and the first view as sent. */
export const budgets: Budgets = JSON.parse(
  readFileSync(join(import.meta.dirname, "budgets.json"), "utf8"),
);

/** @returns undefined where the route has no limit */
export function limitFor(table: Table, route: string): number | undefined {
  return Object.entries(table).find(([beginning]) => route.startsWith(beginning))?.[1];
}
