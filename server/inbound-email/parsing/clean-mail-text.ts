import { stripDirectionMarks } from "../../../domain/shared/text/direction-marks.ts";

/** Without characters that the database can't store or that turn the direction of writing. */
export function cleanMailText(text: string): string {
  return stripDirectionMarks(text.toWellFormed()).replaceAll(/(?![\t\n\r])\p{Cc}/gu, "");
}
