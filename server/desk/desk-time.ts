import { londonDate } from "../../domain/shared/dates.ts";
import { londonTime } from "../../domain/shared/london-time.ts";

/** A moment as London's clocks show it, `2026-11-21 14:05`. */
export function deskTime(moment: Date): string {
  return `${londonDate(moment)} ${londonTime(moment)}`;
}
