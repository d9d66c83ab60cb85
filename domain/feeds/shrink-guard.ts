/** From so many live homes on, a file that lacks many at once is taken for half an export. */
const smallBranch = 10;

/** What a file may lack of a branch: half where somebody sits before it, a fifth where nobody does. */
export const guards = { attended: 1 / 2, unattended: 1 / 5 } as const;

export interface Shrink {
  branch: string;
  had: number;
  missing: number;
}

interface OfBranch {
  branchId: string;
}

/**
 * The branches of which a file lacks more than it may.
 * @param missing from the file, and not what it takes off the market by its own word
 * @param share of a branch's live homes
 */
export function findShrinks(
  live: readonly OfBranch[],
  missing: readonly OfBranch[],
  share: number,
): Shrink[] {
  const all = Map.groupBy(live, ({ branchId }) => branchId);
  const gone = Map.groupBy(missing, ({ branchId }) => branchId);
  return [...gone].flatMap(([branch, homes]) => {
    const had = all.get(branch)?.length ?? 0;
    const count = homes.length;
    return had >= smallBranch && count > had * share ? [{ branch, had, missing: count }] : [];
  });
}
