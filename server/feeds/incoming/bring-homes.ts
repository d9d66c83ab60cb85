import type { FeedContent } from "../blm/read-listings.ts";
import type { Finding } from "../blm/reading.ts";
import type { Home } from "./own-homes.ts";
import type { Replaced } from "./replace-listings.ts";
import { attachMedia, type storePictures } from "./store-pictures.ts";

/** What is found out of the homes while they are written. */
export interface Notes {
  warnings: Finding[];
  takenLines: Set<number>;
  /** Warnings of homes that came without any of their pictures, by their id. */
  absences: Map<string, Finding>;
}

/** Homes of a file with their pictures, one by one. */
export function* bringHomes(
  content: FeedContent,
  {
    stored,
    moment,
    notes,
    note,
  }: {
    stored: Awaited<ReturnType<typeof storePictures>>;
    moment: Date;
    notes: Notes;
    note: () => void;
  },
): Generator<Home> {
  for (const draft of content.drafts()) {
    const { listing, warnings, absent } = attachMedia(draft, stored);
    notes.warnings.push(...warnings);
    if (absent) notes.absences.set(listing.id, absent);
    notes.takenLines.add(draft.line);
    const { createdAt: at, unread } = draft;
    const createdAt = at && at < moment ? at : moment;
    yield { listing, createdAt, lacksPictures: absent !== null, unread };
    note();
  }
}

/** Nothing is left out of a home whose pictures of an earlier file stay. */
export function listWarnings(
  { warnings, absences }: Notes,
  { keptPictures }: Pick<Replaced, "keptPictures">,
): Finding[] {
  const kept = new Set(keptPictures.map((id) => absences.get(id)));
  return warnings.map((warning) => {
    if (!kept.has(warning)) return warning;
    const { isLeftOut: _isLeftOut, ...rest } = warning;
    return { ...rest, reason: `${rest.reason}. The property keeps its photos` };
  });
}
