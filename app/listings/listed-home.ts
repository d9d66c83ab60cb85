/** A home of the page's list, which the map stands beside; null while it is not shown. */
export function findListedHome(id: string): HTMLElement | null {
  return findHomeList()?.querySelector<HTMLElement>(`[data-home="${CSS.escape(id)}"]`) ?? null;
}

/** The list itself; null where nothing was found. */
export function findHomeList(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".homes");
}

/** From the map back into the list: to the home, or to the first where it is not shown. */
export function focusListedHome(id: string): void {
  (findListedHome(id) ?? findHomeList())?.querySelector("a")?.focus();
}
