/** What a colleague did with what waits for an answer, by which it waits no more for others. */
const deeds: Readonly<Partial<Record<string, string>>> = {
  "conversation.assigned": "assigned this to themselves",
  "conversation.answered": "answered this",
  "conversation.closed": "closed this",
  "conversation.snoozed": "snoozed this",
};

export const takingActions = Object.keys(deeds);

interface Deed {
  action: string;
  /** The colleague's name. */
  by: string;
  /** Whose it is now. Null if it is nobody's. */
  owner: string | null;
}

/** @example describeTaken({ action: "conversation.assigned", by: "Tom", owner: "Tom" }) // "Tom assigned this to themselves" */
export function describeTaken({ action, by, owner }: Deed): string {
  const isGiven = action === "conversation.assigned" && owner !== by;
  if (isGiven) return owner === null ? `${by} unassigned this` : `${by} assigned this to ${owner}`;
  return `${by} ${deeds[action] ?? "changed this"}`;
}

interface Row {
  id: string;
}

/** A row that goes, with what was done. Null while it is there. */
export type Leaving<T extends Row> = T & { taken: string | null };

/**
 * Rows as they are now, and in their old places those that a colleague took since: whoever looked at
 * them sees why they go.
 */
export function keepTakenRows<T extends Row>(
  shown: readonly Leaving<T>[],
  rows: readonly T[],
  taken: readonly { id: string; text: string }[],
): Leaving<T>[] {
  const kept: Leaving<T>[] = rows.map((row) => ({ ...row, taken: null }));
  for (const [place, row] of shown.entries()) {
    const text = taken.find(({ id }) => id === row.id)?.text ?? row.taken;
    if (text === null || rows.some(({ id }) => id === row.id)) continue;
    kept.splice(Math.min(place, kept.length), 0, { ...row, taken: text });
  }
  return kept;
}
