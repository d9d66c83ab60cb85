import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { extractTexts } from "./texts/extract-texts.ts";
import { listTextFiles } from "./texts/list-texts.ts";
import { findWordingFaults } from "./texts/wording-rules.ts";

describe("What a source file says", () => {
  const read = (source: string) => extractTexts("a.tsx", source).map(({ text }) => text);

  test("is its text, its labels and its templates, without the names it uses", () => {
    const source = `import { a } from "./Some file";
      const label = { title: "Record payment", className: \`box \${a} wide one\` };
      export const A = () => <p className="Not this one">Paid on <b>{a}</b> today</p>;`;
    expect(read(source)).toEqual(
      ["Record payment", "box {} wide one", "Paid on <> today", "{}"].slice(0, 3),
    );
  });

  test("has no SQL and no types", () => {
    expect(read('type Kind = "Not this"; sql`select Some words from a`;')).toEqual([]);
  });
});

describe("The wording of what people read", () => {
  test.each([
    ["app/office/a.tsx", "There is no such home", "what was not found, and what to do"],
    ["app/office/a.tsx", "2 mails wait", "email, emails"],
    ["server/inbox/mails/a.ts", "Somebody else has it", "someone, no one, everyone"],
    ["domain/a.ts", "Please give the day", "Enter, Select or 'must be', without please"],
    ["domain/a.ts", "At most 40 characters", "Enter at most, or 'must be … or fewer'"],
    ["server/a.ts", "No such call", "… not found, Invalid …"],
    ["domain/a.ts", "It can't be sent", "’"],
  ])("in %s refuses '%s'", (file, text, write) => {
    expect(findWordingFaults(file, text)).toEqual([`write ${write}`]);
  });

  test.each([
    ["app/brand/a.ts", "Somebody has bricked it up."],
    ["domain/a.ts", "Please provide a contact name"],
    ["server/site/api/a.ts", "Whole pounds a month"],
    ["app/office/a.tsx", "2 emails waiting"],
    ["server/a.ts", "The mail server isn’t answering"],
  ])("in %s takes '%s'", (file, text) => {
    expect(findWordingFaults(file, text)).toEqual([]);
  });

  test("follows the rules", () => {
    const faults = listTextFiles().flatMap((file) =>
      extractTexts(file, readFileSync(file, "utf8"))
        .map(({ text }) => ({ file, text, faults: findWordingFaults(file, text) }))
        .filter((one) => one.faults.length > 0),
    );
    expect(faults).toEqual([]);
  });
});
