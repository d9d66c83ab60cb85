import * as v from "valibot";
import { hasDirectionMarks, stripDirectionMarks, unseenMessage } from "../text/direction-marks.ts";
import { isEmailAddress } from "../mail/email-address.ts";
import { hasControls, toOneLine } from "../text/one-line.ts";
import { isPhone } from "../phone.ts";

/** Longest visitor message, characters (both specifications, section 9). */
export const maxMessage = 2500;

/** PostgreSQL rejects NUL, and its JSON unpaired surrogates (`\ud83d`). */
function isKeepable(text: string): boolean {
  return !text.includes("\0") && !/\p{Cs}/u.test(text);
}

export const keepable = v.check(isKeepable, unseenMessage);

/** `keepable` for several lines among the words of others. */
export const keepablePrinted = v.check(
  (text: string) => isKeepable(text) && !hasDirectionMarks(text),
  unseenMessage,
);

/** Nothing in it changes how what stands beside it reads. */
function isLine(line: string): boolean {
  return isKeepable(line) && !hasControls(line) && !hasDirectionMarks(line);
}

/** Null if it holds what can't be seen. */
export function readLine(text: string): string | null {
  const line = toOneLine(text);
  return isLine(line) ? line : null;
}

export function keepLine(message: string) {
  return v.pipe(v.string(), v.transform(toOneLine), v.check(isLine, message));
}

/** `keepable` for one line. */
export const keepableLine = keepLine(unseenMessage);

/** In characters, trimmed. */
interface Lengths {
  /** Default 1, 0 allows empty text. Empty counts as missing, not as too short. */
  min?: number;
  max: number;
}

type Kept = v.PipeItem<string, string, v.BaseIssue<unknown>>;

interface Words {
  missing: string;
  short?: string;
  long: string;
}

/** As `textField`, of several lines. */
export function linesField(lengths: Lengths, words: Words) {
  return textField(lengths, words, keepable);
}

/**
 * One line of text, required unless `min` is 0. Reports only one message.
 * @param kept what characters it may have: `keepable` for several lines
 */
export function textField(
  { min = 1, max }: Lengths,
  { missing, short = missing, long }: Words,
  kept: Kept = keepableLine,
) {
  return v.pipe(
    v.string(missing),
    kept,
    v.trim(),
    v.check((text) => text !== "" || min === 0, missing),
    v.check((text) => text === "" || text.length >= min, short),
    v.maxLength(max, long),
  );
}

export function nameField(missing: string, min?: { length: number; short: string }) {
  return textField(
    { min: min?.length ?? 1, max: 100 },
    {
      missing,
      short: min?.short ?? missing,
      long: "Name must be 100 characters or fewer",
    },
  );
}

export function emailField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || isEmailAddress(text), invalid),
  );
}

/** A phone number that is copied from a list of contacts often stands between such marks. */
export const withoutDirectionMarks = v.transform(stripDirectionMarks);

/** A required phone number, stored as typed. */
export function phoneField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(missing),
    withoutDirectionMarks,
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || (text.length <= 40 && isPhone(text)), invalid),
  );
}

export function messageField(
  missing: string,
  {
    min = 1,
    long = `Message must be ${maxMessage} characters or fewer`,
  }: { min?: number; long?: string } = {},
) {
  return linesField({ min, max: maxMessage }, { missing, long });
}
