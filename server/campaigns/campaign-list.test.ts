import { expect, test } from "vitest";
import { readCampaignList } from "./campaign-list.ts";

const read = (text: string) => readCampaignList(new TextEncoder().encode(text));

test("the columns are found by their names, in either order and case", () => {
  const ada = { name: "Ada Brough", email: "Ada@example.com" };
  expect(read("name,email\nAda Brough,Ada@example.com")).toEqual({ ok: true, people: [ada] });
  expect(read('\uFEFFEmail,NAME\r\nAda@example.com,"Ada Brough"\r\n')).toEqual({
    ok: true,
    people: [ada],
  });
});

test.each([
  ["", "Line 1: the only columns must be name and email."],
  ["Ada,ada@example.com", "Line 1: the only columns must be name and email."],
  ["name,email,phone\n", "Line 1: the only columns must be name and email."],
  ["name;email\nAda;a@b.example", "Line 1: the only columns must be name and email."],
  ["name,email\n\n", "The list is empty."],
  ["name,email\nAda", "Line 2: expected 2 fields, found 1."],
  ["name,email\nAda,", "Line 2: the email address is missing."],
  ["name,email\n,ada@example.com", "Line 2: the name is missing."],
  ["name,email\n\nAda,ada", "Line 3: this isn’t an email address."],
  ['name,email\nAda,"ada@example.com', "Line 2: misplaced quotation mark."],
])("%j is refused: %s", (text, problem) => {
  expect(read(text)).toEqual({ ok: false, problems: [problem] });
});

test("every invalid line is reported, up to twenty, without its contents", () => {
  const list = read(`name,email\n${"Ada,ada at example\n".repeat(23)}`);
  const problems = list.ok ? [] : list.problems;
  expect(problems).toHaveLength(21);
  expect(problems.at(-1)).toBe("3 more lines have errors.");
  expect(problems.join()).not.toContain("ada at");
});

test("a file in another encoding is refused, so that nobody's name is spoiled", () => {
  expect(readCampaignList(Buffer.from("name,email\nZoë,zoe@example.com", "latin1"))).toEqual({
    ok: false,
    problems: ["The file isn’t in UTF-8. Save it as ‘CSV UTF-8’."],
  });
});
