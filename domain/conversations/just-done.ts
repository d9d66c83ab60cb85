/** What somebody did with conversations, in the words of a list of what was just done. */
const deeds: Readonly<Partial<Record<string, string>>> = {
  "conversation.assigned": "Assigned",
  "conversation.answered": "Answered",
  "conversation.closed": "Closed",
  "conversation.reopened": "Reopened",
  "conversation.snoozed": "Snoozed",
};

export const listedActions = Object.keys(deeds);

interface Done {
  at: Date;
  action: string;
  /** Who did it. */
  staffId: string;
  by: string;
  /** Whose conversation. */
  name: string;
  /** Whose it is now. */
  ownerId: string | null;
}

export interface JustDone {
  at: Date;
  by: string;
  isOwn: boolean;
  text: string;
}

const mostNames = 3;

/**
 * One's own deeds, and what colleagues gave one: what was done to several at once is one.
 * @param rows newest first
 */
export function listJustDone(rows: readonly Done[], staffId: string): JustDone[] {
  const shown = rows.filter((row) => {
    const isGiven = row.action === "conversation.assigned" && row.ownerId === staffId;
    return row.staffId === staffId || isGiven;
  });
  const groups = Map.groupBy(shown, (row) => `${row.staffId} ${row.action} ${row.at.getTime()}`);
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (!first) return [];
    const { at, by, action } = first;
    const isOwn = first.staffId === staffId;
    const names = joinNames([...new Set(group.map(({ name }) => name))]);
    return {
      at,
      by,
      isOwn,
      text: isOwn ? `${deeds[action]} ${names}` : `${by} assigned you ${names}`,
    };
  });
}

function joinNames(names: readonly string[]): string {
  const shown = names.slice(0, mostNames);
  const rest = names.length - shown.length;
  return rest > 0 ? `${shown.join(", ")} and ${rest} more` : shown.join(", ");
}
