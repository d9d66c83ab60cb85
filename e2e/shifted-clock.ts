import { resolve } from "node:path";
import { shortRunOptions } from "../scripts/steps.mjs";
import { addDays, getLondonDate } from "../domain/shared/dates.ts";
import { parseLondonMoment } from "../domain/shared/london-time.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const preload = resolve(import.meta.dirname, "shift-clock.mjs");
const began = Date.now();
const today = getLondonDate(new Date(began));

function getShiftMs(days: number): number {
  return parseLondonMoment(addDays(today, days), "12:00")!.getTime() - began;
}

/** As the site's clock is: about noon in London, today or so many days later. */
export function getNoon(days = 0): Date {
  return new Date(Date.now() + getShiftMs(days));
}

/** A site on which it is about noon, at whatever time the test runs. */
export function startShiftedSite(
  env: Record<string, string>,
  dataDir?: string,
  days = 0,
): Promise<RunningSite> {
  const nodeOptions = [...shortRunOptions, "--import", preload];
  return startSite({ ...env, CLOCK_SHIFT_MS: String(getShiftMs(days)) }, dataDir, { nodeOptions });
}
