import { describe, expect, it } from "vitest";
import { findFault, fields, writeBlm } from "./blm.ts";

describe("the BLM writer", () => {
  it("defines every field of version 3 once, media after all others", () => {
    expect(new Set(fields).size).toBe(fields.length);
    const firstMedia = fields.findIndex((field) => field.startsWith("MEDIA_"));
    expect(fields.slice(firstMedia).every((field) => field.startsWith("MEDIA_"))).toBe(true);
    expect(fields.slice(0, 3)).toEqual(["AGENT_REF", "ADDRESS_1", "ADDRESS_2"]);
  });

  it("ends the definition and each record with both delimiters", () => {
    const file = writeBlm([{ AGENT_REF: "999999_A1" }], "21-November-2026 06:00");
    const lines = file.split("\n");
    expect(lines[lines.indexOf("#DEFINITION#") + 1]).toMatch(/\^~$/);
    const record = lines[lines.indexOf("#DATA#") + 1]!;
    expect(record).toBe(`999999_A1${"^".repeat(fields.length)}~`);
  });

  it("counts the properties in the header", () => {
    expect(writeBlm([{}, {}], "21-November-2026 06:00")).toContain("Property Count : 2\n");
  });

  it.each([
    ["SUMMARY", "A baker's flat", "holds a quotation mark"],
    ["FEATURE1", 'A "snug"', "holds a quotation mark"],
    ["DESCRIPTION", "A caf\u00e9 below", "is not ASCII"],
    ["DESCRIPTION", "Up ^ down", "holds a delimiter"],
    ["DESCRIPTION", "one~two", "holds a delimiter"],
    ["SUMMARY", "Two\nlines", "holds a line break"],
    ["ADDRESS_2", " Bobbin Street", "begins or ends with a blank"],
    ["MEDIA_IMAGE_TEXT_00", "The living room at dusk", "is longer than 20 characters"],
    ["COLOUR", "red", "is not a field of BLM 3"],
  ])("refuses %s %j", (field, value, fault) => {
    expect(findFault(field, value)).toBe(fault);
    expect(() => writeBlm([{ [field]: value }], "21-November-2026 06:00")).toThrow(fault);
  });

  it("takes apostrophes and line breaks in the description", () => {
    expect(findFault("DESCRIPTION", "A baker's flat.\n\nTwo rooms.")).toBeNull();
  });
});
