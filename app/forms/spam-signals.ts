/** The field that nobody sees; `domain/shared/robot-signs.ts` says what it is for. */
export const honeypotName = "website";

const storageKey = "first-form";

/**
 * What a form tells of itself beside its answers: what is in the hidden fields, and for how long
 * this tab has had a page with a form.
 */
export function readSpamSignals(): { website: string; openMs?: number } {
  const honeypots = document.querySelectorAll<HTMLInputElement>(
    `form input[name="${honeypotName}"]`,
  );
  const website = [...honeypots].map(({ value }) => value).join("");
  const openMs = Date.now() - getFormOpenedAt();
  // A clock that was put back says nothing.
  return openMs < 0 ? { website } : { website, openMs };
}

/**
 * Notes when the first page with a form began to load in this tab: whoever typed before the page
 * came to life, reloaded it or came back to a draft took that time too.
 */
export function recordFormOpened(): void {
  getFormOpenedAt();
}

/** Milliseconds since 1970. A browser that keeps nothing knows this page's beginning, no more. */
function getFormOpenedAt(): number {
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
