import { setImmediate } from "node:timers/promises";
import { foldReference } from "../../../domain/listings/fold-reference.ts";
import { buildPicturePath, formatPictureFields } from "./blm-pictures.ts";
import type { BlmRecord } from "./blm-records.ts";
import type { BlmReadResult, FedState, ListingDraft } from "./listing-from-blm.ts";
import { readBlmListing } from "./listing-from-blm.ts";
import { createListingId } from "./listing-id.ts";
import type { SkipKind } from "./property-sub-types.ts";
import type { BlmFile } from "./read-blm.ts";
import type { Finding } from "./reading.ts";
import { quoteValue, toPrintable } from "./printable.ts";

export interface FeedContent {
  /** Every branch named in the file, also by skipped records. */
  branches: string[];
  ids: Set<string>;
  /** Of every record, by the id that its reference gives. */
  references: Map<string, { branchId: string; agentRef: string }>;
  /** In the file as no home for this site: of another market, hidden or not offered, by a state that was read. */
  skippedIds: Set<string>;
  pictures: Set<string>;
  /** Parses the homes again on each call, so that a large file's are never all in memory. */
  drafts: () => Generator<ListingDraft>;
  /** Listings with refused records, of which the state and rent are taken. The rest stays as stored. */
  refusedStates: Map<string, FedState>;
  refusals: Finding[];
  warnings: Finding[];
  skipped: Map<SkipKind, number>;
}

/** Waiting requests get a turn after so many, which take less than 10 ms. */
const recordsPerTurn = 25;

/**
 * @param today London's date
 * @param progress receives the number of records read
 * @returns the content, or an error that refuses the whole file
 */
export async function readListings(
  file: BlmFile,
  today: string,
  progress: (read: number) => void = () => {},
): Promise<{ ok: true; content: FeedContent } | { ok: false; problem: string }> {
  const pictures = formatPictureFields(file.fields);
  const path = buildPicturePath(file, pictures);
  if (path) return { ok: false, problem: path };
  const features = file.fields
    .filter((field) => field.startsWith("FEATURE"))
    .toSorted((a, b) => Number(a.slice(7)) - Number(b.slice(7)));

  const read = (record: BlmRecord) => readBlmListing(record, { features, pictures }, today);
  const survey = new Survey();
  for (const [index, record] of file.records.entries()) {
    if (index % recordsPerTurn === recordsPerTurn - 1) {
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

class Survey {
  readonly taken: BlmRecord[] = [];
  readonly branches = new Set<string>();
  readonly ids = new Set<string>();
  readonly references = new Map<string, { branchId: string; agentRef: string }>();
  /** The first reference of a home, by what it is without its case. */
  readonly #firsts = new Map<string, string>();
  readonly skippedIds = new Set<string>();
  readonly pictures = new Set<string>();
  readonly refusedStates = new Map<string, FedState>();
  readonly refusals: Finding[] = [];
  readonly warnings: Finding[] = [];
  readonly skipped = new Map<SkipKind, number>();

  note(record: BlmRecord, read: BlmReadResult): void {
    if (/^\w{1,20}$/.test(read.branchId)) this.branches.add(read.branchId);
    const { branchId, agentRef } = read;
    const id = createListingId(branchId, agentRef);
    this.references.set(id, { branchId, agentRef });
    if (read.kind === "skipped") {
      this.skipped.set(read.why, (this.skipped.get(read.why) ?? 0) + 1);
      this.warnings.push(...read.warnings);
      // Half an export may have lost the states: only a state that was read is the feed's own word.
      if (read.why !== "state unreadable") this.skippedIds.add(id);
      return;
    }
    const key = `${branchId}\n${foldReference(agentRef)}`;
    const first = this.#firsts.get(key);
    if (first !== undefined && agentRef !== "") {
      this.#refuseSecond(record, agentRef, first);
      return;
    }
    this.#firsts.set(key, agentRef);
    if (read.kind === "refused") {
      this.refusals.push(...read.refusals);
      this.refusedStates.set(id, read.state);
    } else {
      this.taken.push(record);
      this.ids.add(id);
      for (const { name } of read.draft.pictures) this.pictures.add(name);
      this.warnings.push(...read.warnings);
    }
  }

  #refuseSecond({ line }: BlmRecord, agentRef: string, first: string): void {
    const as = first === agentRef ? "" : ` as ${quoteValue(first)}`;
    const reason = `appears earlier in this file${as}, so only the first record counts`;
    this.refusals.push({ record: toPrintable(agentRef, 60), line, field: "AGENT_REF", reason });
  }
}
