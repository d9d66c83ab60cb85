import { formatCount } from "../../../domain/shared/formats/count.ts";
import * as v from "valibot";

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));
const sha256 = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const name = v.pipe(v.string(), v.regex(/^[a-z_][a-z0-9_]*\.[a-z_][a-z0-9_]*$/));

/**
 * Schema of `manifest.json`, the archive's last file. Data is in `rows/<schema>.<table>.ndjson`
 * (lines of `streamRowLines`) and `photos/<name>`.
 */
export const manifestFile = v.strictObject({
  format: v.literal(1),
  /** ISO 8601, UTC. */
  madeAt: v.string(),
  schema: v.strictObject({ migrations: count, last: sha256 }),
  /** In an order in which they can be filled. */
  tables: v.array(v.strictObject({ name, rows: count, sha256 })),
  sequences: v.array(
    v.strictObject({ name, last: v.pipe(v.string(), v.regex(/^-?\d{1,19}$/)), used: v.boolean() }),
  ),
  photos: v.nullable(
    v.strictObject({
      files: count,
      /** Hash of one line per file in archive order: name, space, SHA-256. */
      sha256,
    }),
  ),
  /** SHA-256 of `documents.key`, where the site's papers are encrypted by a key of its own. */
  documentKeys: v.optional(sha256),
  /** The key of the opt-outs' hashes, hexadecimal: without it nobody's would be found again. */
  optOutKey: v.optional(sha256),
});

export type Manifest = v.InferOutput<typeof manifestFile>;

export const manifestName = "manifest.json";
/** Keys that open the private documents, one a line in hexadecimal digits. */
export const keysName = "documents.key";
export const photosFolder = "photos/";

export function buildRowsName(table: string): string {
  return `rows/${table}.ndjson`;
}

/** The message is one line for the operator. */
export class ArchiveProblem extends Error {
  override readonly name = "ArchiveProblem";
}

export function formatManifestLines({ tables, photos }: Manifest): string[] {
  const rows = tables.reduce((total, table) => total + table.rows, 0);
  return [
    ...tables.map((table) => `${table.name}  ${table.rows}  ${table.sha256}`),
    `${formatCount(tables.length, "table")}, ${formatCount(rows, "row")}, ${photos ? `${formatCount(photos.files, "file")} of photos` : "no photos"}`,
  ];
}
