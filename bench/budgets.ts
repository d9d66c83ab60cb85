import { readFileSync } from "node:fs";
import { join } from "node:path";

/** Limits by route name prefix. The first match wins. */
type Table = Record<string, number>;

interface Budgets {
  javascript: Table;
  ownJavascript: Table;
  /** Beyond what the office's layout has brought. */
  laterOfficePage: number;
  /** The table of routes that public pages load. */
  publicManifest: number;
  css: number;
  fonts: number;
  /** Page weight on a phone by path, with original photos since variants don't exist yet. */
  firstView: { kilobytes: Table; requests: number; layoutShift: number };
}

/** Limits in kB (1000 bytes): gzip for scripts and styles, as sent for fonts and the first view. */
export const budgets: Budgets = JSON.parse(
  readFileSync(join(import.meta.dirname, "budgets.json"), "utf8"),
);

export function findLimit(table: Table, route: string): number | undefined {
  return Object.entries(table).find(([beginning]) => route.startsWith(beginning))?.[1];
}
