/** From so many live homes on, losing many at once is taken for half an export. */
const smallBranch = 10;

/** What a branch may lose by a file: half where somebody sits before it, a fifth where nobody does. */
export const guards = { attended: 1 / 2, unattended: 1 / 5 } as const;

export interface Shrink {
  branch: string;
  had: number;
  lost: number;
}

interface OfBranch {
  branchId: string;
}

/** The branches that would lose more than their share. @param share of a branch's live homes */
export function findShrinks(
  live: readonly OfBranch[],
  withdrawn: readonly OfBranch[],
  share: number,
): Shrink[] {
  const all = Map.groupBy(live, ({ branchId }) => branchId);
  const gone = Map.groupBy(withdrawn, ({ branchId }) => branchId);
  return [...gone].flatMap(([branch, homes]) => {
    const had = all.get(branch)?.length ?? 0;
    const lost = homes.length;
    return had >= smallBranch && lost > had * share ? [{ branch, had, lost }] : [];
  });
}
