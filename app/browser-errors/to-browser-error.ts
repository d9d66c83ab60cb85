import {
  type BrowserError,
  type ErrorFrame,
  maxFrames,
} from "../../domain/shared/browser-error.ts";
import { scrubText } from "../../domain/shared/scrubbed-text.ts";

/**
 * What may be told of something that was thrown in the browser: never what was typed, nor the
 * page's address. Null where no built file of ours had a part in it, as with extensions' errors.
 */
export function toBrowserError(thrown: unknown): BrowserError | null {
  if (!(thrown instanceof Error)) return null;
  const frames = parseFrames(thrown.stack ?? "");
  if (frames.length === 0) return null;
  const name = /^[A-Za-z]{1,40}$/.test(thrown.name) ? thrown.name : "Error";
  return { name, message: scrubText(thrown.message), frames };
}

/** Places in files of ours, which Chromium, Firefox and Safari all write as `address:line:column`. */
function parseFrames(stack: string): ErrorFrame[] {
  const places = stack.matchAll(/(\/assets\/[\w.-]{1,80}\.js):(\d{1,7}):(\d{1,7})/g);
  return [...places].slice(0, maxFrames).map(([, file = "", line, column]) => ({
    file,
    line: Number(line),
    column: Number(column),
  }));
}
