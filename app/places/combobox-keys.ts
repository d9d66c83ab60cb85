/** None of the suggestions. */
export const noneActive = -1;

/**
 * Where a key leads in a list of suggestions, after the combobox pattern of the ARIA Authoring
 * Practices. Home and End stay with the text until a suggestion is active.
 * @returns the suggestion's index, `nothing` for the text itself; null for a key that is not ours
 */
export function getNextActive(key: string, active: number, count: number): number | null {
  if (count === 0) return null;
  const last = count - 1;
  if (key === "ArrowDown") return active === last ? noneActive : active + 1;
  if (key === "ArrowUp") return active === noneActive ? last : active - 1;
  if (active === noneActive) return null;
  if (key === "Home") return 0;
  return key === "End" ? last : null;
}
