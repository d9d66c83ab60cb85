import { describe, expect, test } from "vitest";
import * as v from "valibot";
import { isEmailAddress } from "./email-address.ts";
import { emailField } from "../fields/text-fields.ts";

const field = emailField({ missing: "missing", invalid: "invalid" });

describe("an e-mail address", () => {
  test.each([
    "ada@example.com",
    "Ada.Obi+flat@Example.co.uk",
    "o'brien@example.com",
    "ada&bo@example.com",
    "lets/ada@example.com",
    "ada=bo!#$%*?^_`{|}~-@example.com",
    "ada@xn--mnchen-3ya.example",
    "ada@example.xn--p1ai",
    "ada.@example.com",
    "1@2.example.com",
    `${"a".repeat(64)}@example.com`,
  ])("%s is one, on every form", (address) => {
    expect(isEmailAddress(address)).toBe(true);
    expect(v.is(field, ` ${address} `)).toBe(true);
  });

  test.each([
    "",
    "ada",
    "@example.com",
    "ada@",
    "ada@example",
    "ada@example..com",
    "ada@-example.com",
    "ada@example-.com",
    "ada@example.com.",
    "ada obi@example.com",
    "ada@exam ple.com",
    "ada@example.com, bo@example.com",
    "Ada <ada@example.com>",
    '"ada"@example.com',
    "ada\n@example.com",
    "ada@example.com\nBcc: bo@example.com",
    "ada@bo@example.com",
    "ada@exam_ple.com",
    `${"a".repeat(65)}@example.com`,
    `ada@${"a".repeat(64)}.com`,
    `ada@${"abcd.".repeat(60)}com`,
  ])("%j is none", (address) => {
    expect(isEmailAddress(address)).toBe(false);
    expect(v.is(field, address)).toBe(false);
  });

  test("is told in time, however long the text", () => {
    for (const part of ["a", "a.", "a@", "a-", ".@"])
      expect(isEmailAddress(`a@${part.repeat(500_000)}`)).toBe(false);
  });
});
