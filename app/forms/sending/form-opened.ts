const storageKey = "first-form";

/** Starts timing at the tab's first form page, which includes typing before hydration. */
export function recordFormOpened(): void {
  getFormOpenedAt();
}

/** Milliseconds since 1970. Without storage it falls back to this page's start. */
export function getFormOpenedAt(): number {
  const began = Math.round(performance.timeOrigin);
  try {
    const recorded = Number(sessionStorage.getItem(storageKey) ?? Number.NaN);
    if (Number.isFinite(recorded)) return recorded;
    sessionStorage.setItem(storageKey, String(began));
  } catch {
    return began;
  }
  return began;
}
