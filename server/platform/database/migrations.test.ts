import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { resolveInProject } from "../process/project-folder.ts";

// Drizzle runs only those that are later than the last one that ran.
test("each migration is later than the one before it, and none is of the future", () => {
  const path = resolveInProject("server/platform/database/migrations/meta/_journal.json");
  const { entries }: { entries: { when: number }[] } = JSON.parse(readFileSync(path, "utf8"));
  const times = entries.map(({ when }) => when);
  expect(times).toEqual([...new Set(times)].toSorted((a, b) => a - b));
  expect(times.at(-1)).toBeLessThan(Date.now());
});
