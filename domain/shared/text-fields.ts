import * as v from "valibot";
import { isPhone } from "./phone.ts";

/** Longest message a visitor may send, characters (both specifications, section 9). */
export const maxMessage = 2500;

/** PostgreSQL keeps no NUL, and its JSON no half of a pair (`\ud83d`); no keyboard makes either. */
export const keepable = v.check(
  (text: string) => !text.includes("\0") && !/\p{Cs}/u.test(text),
  "Please leave out characters that can't be seen",
);

/** Lengths in characters, without the space around. */
interface Lengths {
  /** 1 unless told; 0 lets the text be empty. What is empty is missing, not short. */
  least?: number;
  most: number;
}

/** A text, required unless `least` is 0. Bad input gets one message, not several. */
export function textField(
  { least = 1, most }: Lengths,
  { missing, short = missing, long }: { missing: string; short?: string; long: string },
) {
  return v.pipe(
    v.string(missing),
    keepable,
    v.trim(),
    v.check((text) => text !== "" || least === 0, missing),
    v.check((text) => text === "" || text.length >= least, short),
    v.maxLength(most, long),
  );
}

/** A name of a person. */
export function nameField(missing: string, least?: { length: number; short: string }) {
  return textField(
    { least: least?.length ?? 1, most: 100 },
    {
      missing,
      short: least?.short ?? missing,
      long: "Please keep the name under 100 characters",
    },
  );
}

/** A required e-mail address that looks like one. */
export function emailField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || v.is(address, text), invalid),
  );
}

/** A required telephone number, kept as typed. */
export function phoneField({ missing, invalid }: { missing: string; invalid: string }) {
  return v.pipe(
    v.string(missing),
    v.trim(),
    v.nonEmpty(missing),
    v.check((text) => text === "" || (text.length <= 40 && isPhone(text)), invalid),
  );
}

const address = v.pipe(v.string(), v.maxLength(254), v.email());

/** A message of at most `maxMessage` characters. */
export function messageField(
  missing: string,
  {
    least = 1,
    long = `Please keep the message under ${maxMessage} characters`,
  }: { least?: number; long?: string } = {},
) {
  return textField({ least, most: maxMessage }, { missing, long });
}
