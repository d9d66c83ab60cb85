export const noneActive = -1;

/**
 * Returns the suggestion index for a key, following the ARIA Authoring Practices combobox. Home and
 * End move the text cursor until a suggestion is active.
 * @returns `nothing` for the text itself; null for unhandled keys
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
