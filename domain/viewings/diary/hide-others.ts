import type { DiaryEntry } from "./diary.ts";

/**
 * What others do, to who may see that somebody is busy and no more: when, and neither what, where nor
 * for whom.
 * @param isOwn whether they may see all of an entry
 */
export function hideOthers(
  entries: readonly DiaryEntry[],
  isOwn: (id: string) => boolean,
): DiaryEntry[] {
  return entries.map((entry, index) => {
    if (isOwn(entry.id)) return entry;
    const { negotiatorId, startsAt, endsAt } = entry;
    const unknown = { listingId: null, at: null, openSlots: [] };
    return { id: `busy-${index}`, kind: "other", negotiatorId, startsAt, endsAt, ...unknown };
  });
}
