import type { ICalCalendar } from "ical-generator";
import { stripDirectionMarks } from "../../../domain/shared/text/direction-marks.ts";

/** Also marks that end a line for some readers, though not by RFC 5545. */
const controls = /[\p{Cc}\p{Zl}\p{Zp}]/gu;

/** The text of a calendar, in which no line begins with what somebody typed. */
export function writeCalendar(calendar: ICalCalendar): string {
  const lines = calendar.toString().split("\r\n");
  const written = lines.map((line) => stripDirectionMarks(line).replaceAll(controls, " "));
  // The last line needs its line ending too (RFC 5545, section 3.1).
  return `${written.join("\r\n")}\r\n`;
}
