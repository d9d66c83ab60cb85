import { createLondonFormat } from "../../domain/shared/london-format.ts";

/**
 * Converts London local time to an instant. An ambiguous time in autumn gives the earlier one.
 * @param day `YYYY-MM-DD`
 * @param time `HH:MM:SS`
 */
export function parseLondonTime(day: string, time: string): Date {
  const inWinter = new Date(`${day}T${time}Z`);
  const inSummer = new Date(inWinter.getTime() - 3_600_000);
  return formatLondonTime(inSummer) === `${day} ${time}` ? inSummer : inWinter;
}

/** Formats an instant as London time, `YYYY-MM-DD HH:MM:SS`. */
export const formatLondonTime = createLondonFormat("sv-SE", {
  dateStyle: "short",
  timeStyle: "medium",
});
