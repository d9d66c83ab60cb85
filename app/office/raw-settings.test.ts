import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** As operators know them. Whoever works in the office can neither see nor change them. */
const settings = [
  ...readFileSync("docs/operating.md", "utf8").matchAll(/^\| `([A-Z]+_[A-Z_]+)`/gm),
].map(([, name]) => name ?? "");

/** Comments may name them. */
function removeComments(source: string): string {
  return source.replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, "");
}

/** What these refuse, or give as the reason of a mail that waits, stands on a page of the office. */
const sayingFolders = [
  "access-links",
  "case-links",
  "homes",
  "inbox",
  "mail-in",
  "people",
  "viewings",
].map((subject) => `server/${subject}/**/*.ts`);

test("no page of the office shows the name of a setting or of a feed’s field", () => {
  expect(settings).toContain("FEED_PORTALS");
  const names = new RegExp(`\\b(?:${[...settings, "BRANCH_ID", "AGENT_REF"].join("|")})\\b`);
  const found = globSync(["app/office/**/*.{ts,tsx}", ...sayingFolders])
    .filter((path) => !path.includes(".test."))
    .filter((path) => names.test(removeComments(readFileSync(path, "utf8"))));
  expect(found).toEqual([]);
});
