import {
  type BrowserError,
  type ErrorFrame,
  maxFrames,
} from "../../domain/shared/browser-error.ts";
import { scrubText } from "../../domain/shared/text/scrub-text.ts";

/**
 * Returns the reportable parts of an error, never user input or the page's URL. Null if none of our
 * files is in the stack, as with errors from extensions.
 */
export function toBrowserError(thrown: unknown): BrowserError | null {
  if (!(thrown instanceof Error)) return null;
  const frames = parseFrames(thrown.stack ?? "");
  if (frames.length === 0) return null;
  const name = /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : "Error";
  return { name, message: scrubText(thrown.message), frames };
}

/** Chromium, Firefox and Safari all write `address:line:column`. */
function parseFrames(stack: string): ErrorFrame[] {
  const places = stack.matchAll(/(\/assets\/[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g);
  return [...places].slice(0, maxFrames).map(([, file = "", line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
}
