import { honeypotName } from "../../domain/shared/spam-signals.ts";

const storageKey = "first-form";

/** Returns the honeypot's content and how long this tab has had a form open. */
export function readSpamSignals(): { website: string; openMs?: number } {
  const honeypots = document.querySelectorAll<HTMLInputElement>(
    `form input[name="${honeypotName}"]`,
  );
  const website = [...honeypots].map(({ value }) => value).join("");
  const openMs = Date.now() - getFormOpenedAt();
  // Negative if the clock was set back.
  return openMs < 0 ? { website } : { website, openMs };
}

/** Starts timing at the tab's first form page, which includes typing before hydration. */
export function recordFormOpened(): void {
  getFormOpenedAt();
}

/** Milliseconds since 1970. Without storage it falls back to this page's start. */
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
