import { setImmediate } from "node:timers/promises";
import { pathInPictures, pictureFields } from "./blm-pictures.ts";
import type { ListingDraft } from "./listing-from-blm.ts";
import { listingFromBlm } from "./listing-from-blm.ts";
import { listingId } from "./listing-id.ts";
import type { SkipKind } from "./property-sub-types.ts";
import type { BlmFile } from "./read-blm.ts";
import type { Finding } from "./reading.ts";
import { printable } from "./reading.ts";

/** All that a file says of its branches' homes. */
export interface FeedContent {
  /** Every branch named in the file, also by records that are passed over. */
  branches: string[];
  drafts: ListingDraft[];
  /** Listings whose records are refused: what is stored of them stays. */
  refusedIds: Set<string>;
  refusals: Finding[];
  warnings: Finding[];
  skipped: Map<SkipKind, number>;
}

/** Records read before other work gets its turn. */
const turn = 100;

/** @returns what the file says, or the line that refuses it as a whole */
export async function readListings(
  file: BlmFile,
): Promise<{ ok: true; content: FeedContent } | { ok: false; problem: string }> {
  const pictures = pictureFields(file.fields);
  const path = pathInPictures(file, pictures);
  if (path) return { ok: false, problem: path };
  const features = file.fields
    .filter((field) => field.startsWith("FEATURE"))
    .toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)));

  const branches = new Set<string>();
  const seen = new Set<string>();
  const content: FeedContent = {
    branches: [],
    drafts: [],
    refusedIds: new Set(),
    refusals: [],
    warnings: [],
    skipped: new Map(),
  };
  for (const [index, record] of file.records.entries()) {
    if (index % turn === turn - 1) await setImmediate();
    const read = listingFromBlm(record, { features, pictures });
    if (/^\w{1,20}$/.test(read.branchId)) branches.add(read.branchId);
    if (read.kind === "skipped") {
      content.skipped.set(read.why, (content.skipped.get(read.why) ?? 0) + 1);
      continue;
    }
    const id = listingId(read.branchId, read.agentRef);
    if (seen.has(id) && read.agentRef !== "") {
      const reason = "is in this file before: the first record holds";
      const { line } = record;
      const reference = printable(read.agentRef, 60);
      content.refusals.push({ record: reference, line, field: "AGENT_REF", reason });
    } else if (read.kind === "refused") {
      content.refusals.push(...read.refusals);
      content.refusedIds.add(id);
    } else {
      content.drafts.push(read.draft);
      content.warnings.push(...read.warnings);
    }
    seen.add(id);
  }
  return { ok: true, content: { ...content, branches: [...branches].toSorted() } };
}
