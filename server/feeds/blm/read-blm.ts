import { formatFileSize } from "../../../domain/shared/formats/file-size.ts";
import { findBlmField, normalizeFieldName } from "./blm-fields.ts";
import type { BlmColumns, BlmRecord } from "./blm-records.ts";
import { readBlmRecords } from "./blm-records.ts";
import type { BlmHeader } from "./blm-sections.ts";
import { parseBlmHeader, splitBlmSections } from "./blm-sections.ts";
import { decodeBlm } from "./decode-blm.ts";
import { toPrintable } from "./printable.ts";
import { bodyBytes } from "../../../domain/shared/fields/body-limits.ts";

/** Parsed BLM file. All texts are raw but trimmed. */
export interface BlmFile {
  fields: readonly string[];
  records: readonly BlmRecord[];
  /** One line for each tolerated fault. */
  warnings: readonly string[];
}

/** In bytes. Enough for 10,000 homes with long texts. */
export const maxFileBytes = bodyBytes.feedFile;

/** No record makes sense without these, so a file that lacks one is refused. */
const neededFields = [
  "AGENT_REF",
  "BRANCH_ID",
  "POSTCODE1",
  "STATUS_ID",
  "BEDROOMS",
  "PRICE",
  "PROP_SUB_ID",
  "DISPLAY_ADDRESS",
  "TRANS_TYPE_ID",
];

type Problem = { ok: false; problem: string; records?: number };

/** As a file without records: it can be trusted to have none. */
export const emptyFile: Problem = { ok: false, problem: "The file is empty.", records: 0 };

/**
 * Reads a Rightmove BLM v3 file with the tolerance that real files need (`docs/feeds.md`).
 * @returns the file, or one line on why it can't be trusted as a whole
 */
export async function readBlm(bytes: Uint8Array): Promise<{ ok: true; file: BlmFile } | Problem> {
  if (bytes.length > maxFileBytes) return { ok: false, problem: describeOversize(bytes.length) };
  const decoded = decodeBlm(bytes);
  if (!decoded.ok) return decoded;
  if (decoded.text.trim() === "") return emptyFile;
  const split = splitBlmSections(decoded.text);
  if (!split.ok) return split;
  const { header, definition, data, linesBeforeData } = split.sections;
  const head = parseBlmHeader(header);
  if (!head.ok) return head;
  const defined = readDefinition(definition, head.header);
  if (!defined.ok) return defined;
  const read = await readBlmRecords(data, linesBeforeData, head.header, defined.columns);
  if (!read.ok) return read;

  const { records } = read;
  const warnings: string[] = [];
  if (decoded.encoding !== "UTF-8") warnings.push(`The file was read as ${decoded.encoding}.`);
  const count = head.header.attributes.get("PROPERTY COUNT");
  if (count !== undefined && Number(count) !== records.length) {
    warnings.push(
      `The header’s property count is ${toPrintable(count, 20)}, but the file has ${records.length}.`,
    );
  }
  warnings.push(...defined.unknown.map(describeUnknown));
  return { ok: true, file: { fields: defined.columns.fields, records, warnings } };
}

function describeUnknown(name: string): string {
  return name === ""
    ? "A column has no name, so it was ignored."
    : `The column ${toPrintable(name, 40)} isn’t recognised, so it was ignored.`;
}

export function describeOversize(bytes: number): string {
  return `The file is ${formatFileSize(bytes)}. The limit is ${formatFileSize(maxFileBytes)}.`;
}

function readDefinition(
  section: string,
  { fieldEnd, recordEnd }: BlmHeader,
): { ok: true; columns: BlmColumns; unknown: string[] } | Problem {
  const text = section.trim();
  if (text === "" || text.indexOf(recordEnd) !== text.length - 1) {
    return refuse(`The definition must have ${recordEnd} at the end and nowhere else.`);
  }
  const fields = text.slice(0, -1).split(fieldEnd).map(normalizeFieldName);
  const closed = fields.at(-1) === "";
  if (closed) fields.pop();

  const unknown = new Set(fields.filter((name) => findBlmField(name) === null));
  const seen = new Set<string>();
  for (const name of fields) {
    if (unknown.has(name)) continue;
    if (seen.has(name)) return refuse(`The definition has the field ${name} twice.`);
    seen.add(name);
  }
  const missing = neededFields.filter((name) => !seen.has(name));
  if (missing.length > 0) return refuse(`The definition is missing ${missing.join(", ")}.`);
  return { ok: true, columns: { fields, closed }, unknown: [...unknown] };
}

function refuse(problem: string): Problem {
  return { ok: false, problem };
}
