import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

/** Files that a change of each kind may touch, without its tests. CONTRIBUTING describes each. */
const mostFiles = { field: 3, form: 3, "tenancy-action": 3, mail: 2, page: 4, diary: 2, column: 2 };

describe.each(Object.entries(mostFiles))("The change scripts/changes/%s.patch", (name, most) => {
  const file = `scripts/changes/${name}.patch`;

  test(`touches ${most} files at most`, () => {
    const touched = readFileSync(file, "utf8").match(/^diff --git /gm) ?? [];
    expect(touched.length).toBeGreaterThan(0);
    expect(touched.length).toBeLessThanOrEqual(most);
  });

  test("still applies: if not, make the same change again and store its diff", () => {
    execFileSync("git", ["apply", "--check", file], { stdio: "pipe" });
  });
});

test("The page of scripts/changes/page.patch is where its route says", () => {
  const patch = readFileSync("scripts/changes/page.patch", "utf8");
  const [, module] = /^\+ +route\("[^"]+", "([^"]+)"\)/m.exec(patch) ?? [];
  expect(patch).toContain(`+++ b/app/${module}`);
});
