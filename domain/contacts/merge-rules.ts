/** A merge can be undone for so long, so that the office finds out whether it was right. */
export const undoMergeDays = 30;

const dayMs = 86_400_000;

export function canUndoMerge(mergedAt: Date, now: Date): boolean {
  return now.getTime() - mergedAt.getTime() < undoMergeDays * dayMs;
}
