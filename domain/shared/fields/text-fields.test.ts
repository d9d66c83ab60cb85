import * as v from "valibot";
import { expect, test } from "vitest";
import { optionalText } from "./number-fields.ts";
import { keepable, messageField } from "./text-fields.ts";

const said = "Remove any invisible characters";

test.each([
  ["a NUL", "a\0b"],
  ["half of an emoji", "a\uD83D"],
  ["its other half", "\uDE00b"],
])("%s, which a database can't keep, is refused", (_name, text) => {
  for (const field of [v.pipe(v.string(), keepable), messageField("Missing"), optionalText(100)]) {
    expect(v.safeParse(field, text).issues?.[0].message).toBe(said);
  }
});

test.each(["\u{1F600}", "Zoë", "日本", "a\nb"])("%j is kept", (text) => {
  expect(v.is(messageField("Missing"), text)).toBe(true);
});
