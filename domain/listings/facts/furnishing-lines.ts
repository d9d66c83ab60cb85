import type { Furnishing } from "./plain-facts.ts";

/** A whole line that says nothing but how a home is furnished. */
const furnishingLine =
  /^(?:furnishing\s*[:–-]\s*)?(?:(?:fully|newly)[ -])?(furnished|(?:part|semi)(?:ly|ially)?[ -]?furnished|un-?furnished|(?<=furnishing\s*[:–-]\s*)flexible|flexible furnishing)\.?$/i;

/**
 * The lines without those that only say the furnishing, where the record's own field says it: a
 * page that says both may say two things.
 * @param told gets each line that says something else than the field
 */
export function dropFurnishingLines(
  lines: readonly string[],
  furnishing: Furnishing | null,
  told: (line: string) => unknown,
): string[] {
  if (furnishing === null) return [...lines];
  return lines.filter((line) => {
    const said = furnishingLine.exec(line.replace(/^[\s•·*–-]+/, "").trim())?.[1];
    if (said === undefined) return true;
    if (readFurnishing(said) !== furnishing) told(line.trim());
    return false;
  });
}

function readFurnishing(said: string): Furnishing {
  const first = said[0]?.toLowerCase();
  if (/^flexible/i.test(said)) return "Flexible";
  if (first === "u") return "Unfurnished";
  return /^furnished/i.test(said) ? "Furnished" : "Part furnished";
}
