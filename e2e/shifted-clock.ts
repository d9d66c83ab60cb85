import { resolve } from "node:path";
import { shortRunOptions } from "../scripts/steps.mjs";
import { getLondonDate } from "../domain/shared/dates.ts";
import { parseLondonMoment } from "../domain/shared/london-time.ts";
import { type RunningSite, startSite } from "./running-site.ts";

const preload = resolve(import.meta.dirname, "shift-clock.mjs");
const today = getLondonDate(new Date());
const shiftMs = parseLondonMoment(today, "12:00")!.getTime() - Date.now();

/** As the site's clock is: about noon in London, today. */
export function getNoon(): Date {
  return new Date(Date.now() + shiftMs);
}

/** A site on which it is about noon, at whatever time the test runs. */
export function startShiftedSite(
  env: Record<string, string>,
  dataDir?: string,
): Promise<RunningSite> {
  const nodeOptions = [...shortRunOptions, "--import", preload];
  return startSite({ ...env, CLOCK_SHIFT_MS: String(shiftMs) }, dataDir, { nodeOptions });
}
