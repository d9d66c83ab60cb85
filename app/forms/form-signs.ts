/** The field that nobody sees; `domain/shared/robot-signs.ts` says what it is for. */
export const trapName = "website";

const storageKey = "first-form";

/**
 * What a form tells of itself beside its answers: what is in the hidden fields, and for how long
 * this tab has had a page with a form.
 */
export function formSigns(): { website: string; openMs?: number } {
  const traps = document.querySelectorAll<HTMLInputElement>(`form input[name="${trapName}"]`);
  const website = [...traps].map(({ value }) => value).join("");
  const openMs = Date.now() - firstForm();
  // A clock that was put back says nothing.
  return openMs < 0 ? { website } : { website, openMs };
}

/**
 * Notes when the first page with a form began to load in this tab: whoever typed before the page
 * came to life, reloaded it or came back to a draft took that time too.
 */
export function noteFirstForm(): void {
  firstForm();
}

/** Milliseconds since 1970. A browser that keeps nothing knows this page's beginning, no more. */
function firstForm(): number {
  const began = Math.round(performance.timeOrigin);
  try {
    const noted = Number(sessionStorage.getItem(storageKey) ?? Number.NaN);
    if (Number.isFinite(noted)) return noted;
    sessionStorage.setItem(storageKey, String(began));
  } catch {
    return began;
  }
  return began;
}
