/** Finds a home's element in the list beside the map; null if it is not shown. */
export function findListedHome(id: string): HTMLElement | null {
  return findHomeList()?.querySelector<HTMLElement>(`[data-home="${CSS.escape(id)}"]`) ?? null;
}

/** Null if there are no results. */
export function findHomeList(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".homes");
}

export function focusListedHome(id: string): void {
  (findListedHome(id) ?? findHomeList())?.querySelector("a")?.focus();
}
