import { globSync, readFileSync } from "node:fs";
import { parseAst } from "vite";
import { describe, expect, test } from "vitest";
import { advertRules } from "../../../domain/listings/publishing/advert-words.ts";

const length = 16 * 1024;
/** CPU milliseconds. A linear search takes less than one, a quadratic one hundreds. */
const most = 40;

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
  // What adverts turn away.
  "no ",
  "no pets, ",
  "pets or ",
  "dss not ",
  "offers over 1",
  "min of ",
];
const ends = ["", "\0", "\n!", "x"];

/** Excludes expressions that never see outside input: feeds, commands, database messages. */
const inside =
  /^server\/(?:feeds|platform\/database|testing|dev)|-commands?\.ts$|\.test\.|\/test(?:ing)?-/;

function listExpressions(): Map<string, RegExp> {
  // Those of adverts are put together from parts, so the files don't hold them whole.
  const found = new Map(advertRules.map(({ id, words }) => [`advert rule: ${id}`, words]));
  for (const file of globSync("{domain,server}/**/*.{ts,tsx}").filter(
    (name) => !inside.test(name),
  )) {
    const tree = parseAst(readFileSync(file, "utf8"), { lang: file.endsWith("x") ? "tsx" : "ts" });
    JSON.stringify(tree, (_key, node: unknown) => {
      const literal = readRegex(node);
      if (literal) found.set(`${file}: ${literal}`, literal);
      return node;
    });
  }
  return found;
}

function readRegex(node: unknown): RegExp | null {
  if (typeof node !== "object" || node === null || !("regex" in node)) return null;
  const { regex } = node;
  if (typeof regex !== "object" || regex === null || !("pattern" in regex && "flags" in regex))
    return null;
  return new RegExp(String(regex.pattern), String(regex.flags));
}

function createSlowText(expression: RegExp): string | null {
  for (const pump of pumps) {
    const many = pump.repeat(length / pump.length);
    for (const end of ends) {
      const isSlow = () => measureTime(() => (many + end).replace(expression, "")) >= most;
      // A single time may be that of a tidying of the memory.
      if (!isSlow() || !isSlow()) continue;
      return `16 KB of ${JSON.stringify(pump)} and ${JSON.stringify(end)}`;
    }
  }
  return null;
}

/** CPU time of this thread only, so other load doesn't count. */
function measureTime(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  return process.threadCpuUsage(before).user / 1000;
}

describe("no text makes an expression slow", () => {
  const all = listExpressions();

  test("each that reads what visitors send is looked at", () => {
    expect(all.size).toBeGreaterThan(60);
  });

  test.each([...all.keys()])("%s", (name) => {
    expect(createSlowText(all.get(name)!)).toBeNull();
  });

  test("a slow one is detected", () => {
    expect(createSlowText(/(?<=.)\/+$/)).toContain('"/"');
    expect(createSlowText(/\s*;\s*q=/)).not.toBeNull();
  });
});
