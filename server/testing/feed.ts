import { readBlm } from "../feeds/blm/read-blm.ts";
import { readListings } from "../feeds/blm/read-listings.ts";
import type { ListingDraft } from "../feeds/blm/listing-from-blm.ts";

export const sampleRecord: Readonly<Record<string, string>> = {
  AGENT_REF: "999999_A1",
  ADDRESS_1: "Flat 3, 12",
  ADDRESS_2: "Loriner Street",
  TOWN: "London",
  POSTCODE1: "E2",
  POSTCODE2: "7DP",
  FEATURE1: "Balcony",
  FEATURE2: "Council tax band D",
  FEATURE3: "EPC rating C",
  SUMMARY: "A two bedroom flat.",
  DESCRIPTION: "A two bedroom flat near a park.",
  BRANCH_ID: "999999",
  STATUS_ID: "0",
  BEDROOMS: "2",
  BATHROOMS: "1",
  PRICE: "1700",
  PRICE_QUALIFIER: "0",
  PROP_SUB_ID: "28",
  CREATE_DATE: "2026-11-01 09:00:00",
  UPDATE_DATE: "2026-11-20 09:00:00",
  DISPLAY_ADDRESS: "Loriner Street, Shoreditch, London E2",
  PUBLISHED_FLAG: "1",
  LET_DATE_AVAILABLE: "2026-12-05 00:00:00",
  LET_BOND: "1960",
  LET_TYPE_ID: "1",
  LET_FURN_ID: "2",
  LET_RENT_FREQUENCY: "1",
  TRANS_TYPE_ID: "2",
  NEW_HOME_FLAG: "N",
  MEDIA_IMAGE_00: "",
  MEDIA_IMAGE_TEXT_00: "",
};

/**
 * Builds a BLM file of records that override the sample. The definition includes any added fields.
 */
export function buildBlm(
  records: readonly Record<string, string>[],
  { eof = "^", eor = "~", header = [] as string[] } = {},
): string {
  const fields = [...new Set([sampleRecord, ...records].flatMap(Object.keys))];
  const row = (values: readonly string[]) => `${values.join(eof)}${eof}${eor}`;
  return [
    "#HEADER#",
    "Version : 3",
    `EOF : '${eof}'`,
    `EOR : '${eor}'`,
    ...header,
    "",
    "#DEFINITION#",
    row(fields),
    "",
    "#DATA#",
    ...records.map((changes) => {
      const record: Record<string, string> = { ...sampleRecord, ...changes };
      return row(fields.map((field) => record[field] ?? ""));
    }),
    "#END#",
    "",
  ].join("\n");
}

export function createManyRecords(count: number): Record<string, string>[] {
  return Array.from({ length: count }, (_, index) => ({
    AGENT_REF: `999999_A${index + 1}`,
    PRICE: String(1000 + index),
  }));
}

export async function readFeed(...records: Record<string, string>[]) {
  const blm = await readBlm(new TextEncoder().encode(buildBlm(records)));
  if (!blm.ok) throw new Error(blm.problem);
  const read = await readListings(blm.file, "2026-11-21");
  if (!read.ok) throw new Error(read.problem);
  return { ...read.content, drafts: [...read.content.drafts()] };
}

export async function readDraft(changes: Record<string, string>): Promise<ListingDraft> {
  const { drafts, refusals } = await readFeed(changes);
  const [draft] = drafts;
  if (!draft) throw new Error(JSON.stringify(refusals));
  return draft;
}
