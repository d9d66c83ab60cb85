import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";

/** As long as the head of a request may be. */
const length = 16 * 1024;
/** Milliseconds of processor time. A linear search takes less than one, a quadratic one hundreds. */
const most = 40;

/** What an expression may stumble over when there is a lot of it and then an end that does not fit. */
const signs = Array.from(" \t\naA0_-/\\.,;:@<&('\"£é");
const pumps = [
  ...signs,
  "\r\n",
  "a ",
  "0 ",
  "0-",
  "a.",
  "a@",
  "/.",
  "<a ",
  "&#1",
  "a,",
  "1,",
  "-1,",
  " ;",
];
const ends = ["", "\0", "\n!", "x"];

/** Feeds, commands of the desk and the databases' own words come from nobody outside. */
const inside =
  /^server\/(?:feeds|site\/desk|platform\/database|testing|dev)|-commands?\.ts$|\.test\.|\/test(?:ing)?-/;

/** Every regular expression in the source that may read what a visitor sends. */
function expressions(): Map<string, RegExp> {
  const found = new Map<string, RegExp>();
  for (const file of globSync("{domain,server}/**/*.{ts,tsx}").filter(
    (name) => !inside.test(name),
  )) {
    const tree = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
    JSON.stringify(tree, (_key, node: unknown) => {
      const literal = regexIn(node);
      if (literal) found.set(`${file}: ${literal}`, literal);
      return node;
    });
  }
  return found;
}

function regexIn(node: unknown): RegExp | null {
  if (typeof node !== "object" || node === null || !("regex" in node)) return null;
  const { regex } = node;
  if (typeof regex !== "object" || regex === null || !("pattern" in regex && "flags" in regex))
    return null;
  return new RegExp(String(regex.pattern), String(regex.flags));
}

/** A string, made of one pump, that takes the expression too long; null where none does. */
function slowText(expression: RegExp): string | null {
  for (const pump of pumps) {
    const many = pump.repeat(length / pump.length);
    for (const end of ends) {
      if (timeOf(() => (many + end).replace(expression, "")) < most) continue;
      return `16 KB of ${JSON.stringify(pump)} and ${JSON.stringify(end)}`;
    }
  }
  return null;
}

/** Of this thread alone: other work on the machine does not count. */
function timeOf(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1000;
}

describe("no text makes an expression slow", () => {
  const all = expressions();

  test("each that reads what visitors send is looked at", () => {
    expect(all.size).toBeGreaterThan(60);
  });

  test.each([...all.keys()])("%s", (name) => {
    expect(slowText(all.get(name)!)).toBeNull();
  });

  test("one that is slow is found out", () => {
    expect(slowText(/(?<=.)\/+$/)).toContain('"/"');
    expect(slowText(/\s*;\s*q=/)).not.toBeNull();
  });
});
