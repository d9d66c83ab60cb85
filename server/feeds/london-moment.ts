import { londonFormat } from "../../domain/shared/london-format.ts";

/**
 * The moment at which clocks in London show this; of the hour that comes twice in autumn the first.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM:SS`
 */
export function parseLondonTime(day: string, time: string): Date {
  const inWinter = new Date(`${day}T${time}Z`);
  const inSummer = new Date(inWinter.getTime() - 3_600_000);
  return formatLondonTime(inSummer) === `${day} ${time}` ? inSummer : inWinter;
}

/** What clocks in London show at a moment: `YYYY-MM-DD HH:MM:SS`. */
export const formatLondonTime = londonFormat("sv-SE", { dateStyle: "short", timeStyle: "medium" });
