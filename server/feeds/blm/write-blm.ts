import { monthNames } from "../../../domain/shared/formats/long-date.ts";
import { blmFields } from "./blm-fields.ts";
import { factFieldNames } from "./fact-fields.ts";

const fieldEnd = "^";
const recordEnd = "~";
/** Written though Rightmove does not require them. */
const optional = new Set([...factFieldNames, "ADMINISTRATION_FEE"]);
const featureFields = Array.from({ length: 10 }, (_, index) => `FEATURE${index + 1}`);
/** Must be in the definition even if no record has such a picture. */
const mediaNeeded = ["MEDIA_IMAGE_00", "MEDIA_IMAGE_60", "MEDIA_DOCUMENT_50"];
const mediaFamilies = ["IMAGE", "FLOOR_PLAN", "DOCUMENT"];

type Values = Readonly<Record<string, string>>;

/**
 * Writes a BLM file (version 3, revision 3.5) of valid records: ASCII, line feed endings.
 * @param generatedAt London time, `YYYY-MM-DD HH:MM:SS`
 */
export function writeBlm(records: readonly Values[], generatedAt: string): string {
  const fields = buildDefinition(records);
  const formatRow = (values: readonly string[]) =>
    `${values.join(fieldEnd)}${fieldEnd}${recordEnd}`;
  return [
    "#HEADER#",
    "Version : 3",
    `EOF : '${fieldEnd}'`,
    `EOR : '${recordEnd}'`,
    `Property Count : ${records.length}`,
    `Generated Date : ${formatHeaderDate(generatedAt)}`,
    "",
    "#DEFINITION#",
    formatRow(fields),
    "",
    "#DATA#",
    ...records.map((record) => formatRow(fields.map((field) => record[field] ?? ""))),
    "#END#",
    "",
  ].join("\n");
}

/** Rightmove's order: features after the postcode, all media last. */
function buildDefinition(records: readonly Values[]): string[] {
  const single = blmFields.filter(({ name, inDefinition }) => inDefinition || optional.has(name));
  const names = single.flatMap(({ name }) =>
    name === "POSTCODE2" ? [name, ...featureFields] : [name],
  );
  const used = records.flatMap((record) =>
    Object.keys(record).filter((name) => /^MEDIA_[A-Z_]*_\d+$/.test(name)),
  );
  const media = [...new Set([...mediaNeeded, ...used.filter((name) => !name.includes("_TEXT_"))])];
  const captioned = media
    .toSorted((a, b) => findFieldPosition(a) - findFieldPosition(b))
    .flatMap((name) => [name, name.replace(/_(\d+)$/, "_TEXT_$1")]);
  return [...names, ...captioned];
}

function findFieldPosition(media: string): number {
  const [, family = "", number] = /^MEDIA_([A-Z_]+)_(\d+)$/.exec(media) ?? [];
  return mediaFamilies.indexOf(family) * 1000 + Number(number);
}

/** Formats `2026-11-20 09:00:00` as `20-November-2026 09:00`. */
function formatHeaderDate(moment: string): string {
  const [year, month, day] = moment.slice(0, 10).split("-");
  return `${day}-${monthNames[Number(month) - 1]}-${year} ${moment.slice(11, 16)}`;
}
