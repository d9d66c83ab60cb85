import { getFormOpenedAt } from "./form-opened.ts";
import { honeypotName } from "../../../domain/shared/text/spam-signals.ts";

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
