import * as v from "valibot";
import { isPhone } from "./phone.ts";

/** Longest visitor message, characters (both specifications, section 9). */
export const maxMessage = 2500;

/** PostgreSQL rejects NUL, and its JSON unpaired surrogates (`\ud83d`). */
export const keepable = v.check(
  (text: string) => !text.includes("\0") && !/\p{Cs}/u.test(text),
  "Please leave out characters that can't be seen",
);

/** In characters, trimmed. */
interface Lengths {
  /** Default 1, 0 allows empty text. Empty counts as missing, not as too short. */
  min?: number;
  max: number;
}

/** Text, required unless `min` is 0. Reports only one message. */
export function textField(
  { min = 1, max }: Lengths,
  { missing, short = missing, long }: { missing: string; short?: string; long: string },
) {
  return v.pipe(
    v.string(missing),
    keepable,
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
      long: "Please keep the name under 100 characters",
    },
  );
}

export function emailField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || v.is(address, text), invalid),
  );
}

/** A required phone number, stored as typed. */
export function phoneField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || (text.length <= 40 && isPhone(text)), invalid),
  );
}

const address = v.pipe(v.string(), v.maxLength(254), v.email());

export function messageField(
  missing: string,
  {
    min = 1,
    long = `Please keep the message under ${maxMessage} characters`,
  }: { min?: number; long?: string } = {},
) {
  return textField({ min, max: maxMessage }, { missing, long });
}
