/** Minutes in which a decision of an offer can be undone. Its mails wait that long. */
export const undoMinutes = 10;

export function calculateUndoEnd(decidedAt: Date): Date {
  return new Date(decidedAt.getTime() + undoMinutes * 60_000);
}
