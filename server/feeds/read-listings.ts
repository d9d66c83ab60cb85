import { setImmediate } from "node:timers/promises";
import { pathInPictures, pictureFields } from "./blm-pictures.ts";
import type { BlmRecord } from "./blm-records.ts";
import type { BlmReadResult, ListingDraft } from "./listing-from-blm.ts";
import { readBlmListing } from "./listing-from-blm.ts";
import { createListingId } from "./listing-id.ts";
import type { SkipKind } from "./property-sub-types.ts";
import type { BlmFile } from "./read-blm.ts";
import type { Finding } from "./reading.ts";
import { toPrintable } from "./printable.ts";

/** All that a file says of its branches' homes. */
export interface FeedContent {
  /** Every branch named in the file, also by records that are passed over. */
  branches: string[];
  /** Listings that the homes are. */
  ids: Set<string>;
  /** Names of the pictures that they show. */
  pictures: Set<string>;
  /** The homes, read from the file once more: never all of a large file's at a time. */
  drafts: () => Generator<ListingDraft>;
  /** Listings whose records are refused: what is stored of them stays. */
  refusedIds: Set<string>;
  refusals: Finding[];
  warnings: Finding[];
  skipped: Map<SkipKind, number>;
}

/** Records read before other work gets its turn. */
const batchSize = 100;

/**
 * @param progress told how many records are read
 * @returns what the file says, or the line that refuses it as a whole
 */
export async function readListings(
  file: BlmFile,
  progress: (read: number) => void = () => {},
): Promise<{ ok: true; content: FeedContent } | { ok: false; problem: string }> {
  const pictures = pictureFields(file.fields);
  const path = pathInPictures(file, pictures);
  if (path) return { ok: false, problem: path };
  const features = file.fields
    .filter((field) => field.startsWith("FEATURE"))
    .toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)));

  const read = (record: BlmRecord) => readBlmListing(record, { features, pictures });
  const survey = new Survey();
  for (const [index, record] of file.records.entries()) {
    if (index % batchSize === batchSize - 1) {
      progress(index + 1);
      await setImmediate();
    }
    survey.note(record, read(record));
  }
  const { taken, branches, ...content } = survey;
  function* drafts() {
    for (const record of taken) {
      const one = read(record);
      if (one.kind === "listing") yield one.draft;
    }
  }
  return { ok: true, content: { ...content, branches: [...branches].toSorted(), drafts } };
}

/** What is kept of a file's records while they go by. */
class Survey {
  readonly taken: BlmRecord[] = [];
  readonly branches = new Set<string>();
  readonly ids = new Set<string>();
  readonly pictures = new Set<string>();
  readonly refusedIds = new Set<string>();
  readonly refusals: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly skipped = new Map<SkipKind, number>();

  note(record: BlmRecord, read: BlmReadResult): void {
    if (/^\w{1,20}$/.test(read.branchId)) this.branches.add(read.branchId);
    if (read.kind === "skipped") {
      this.skipped.set(read.why, (this.skipped.get(read.why) ?? 0) + 1);
      return;
    }
    const id = createListingId(read.branchId, read.agentRef);
    const seen = this.ids.has(id) || this.refusedIds.has(id);
    if (seen && read.agentRef !== "") this.#refuseSecond(record, read.agentRef);
    else if (read.kind === "refused") {
      this.refusals.push(...read.refusals);
      this.refusedIds.add(id);
    } else {
      this.taken.push(record);
      this.ids.add(id);
      for (const { name } of read.draft.pictures) this.pictures.add(name);
      this.warnings.push(...read.warnings);
    }
  }

  #refuseSecond({ line }: BlmRecord, agentRef: string): void {
    const reason = "is in this file before: the first record holds";
    this.refusals.push({ record: toPrintable(agentRef, 60), line, field: "AGENT_REF", reason });
  }
}
