/** A home of the page's list, which the map stands beside; null while it is not shown. */
export function listedHome(id: string): HTMLElement | null {
  return homeList()?.querySelector<HTMLElement>(`[data-home="${CSS.escape(id)}"]`) ?? null;
}

/** The list itself; null where nothing was found. */
export function homeList(): HTMLElement | null {
  return document.querySelector<HTMLElement>(".homes");
}

/** From the map back into the list: to the home, or to the first where it is not shown. */
export function focusListedHome(id: string): void {
  (listedHome(id) ?? homeList())?.querySelector("a")?.focus();
}
