import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { expect, test } from "vitest";

/** In `domain/` and `server/` a subject uses itself and those before it. */
const subjects = [
  "shared",
  "platform",
  "agency",
  "places",
  "photos",
  "listings",
  "search",
  "contacts",
  "enquiries",
  "requests",
  "viewings",
  "offers",
  "campaigns",
  "alerts",
  "feeds",
  "inbox",
  "privacy",
  "site",
];

/** What a file imports of the project, as paths from its root. */
function importsOf(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const written = source.matchAll(/(?:from|import\()\s*"(\.[^"]+)"/g);
  return [...written].map(([, path]) => normalize(join(dirname(file), path!)));
}

/** Null for a loose file of a layer. */
function subjectOf(path: string): string | null {
  const [, subject, file] = path.split("/");
  return file === undefined ? null : subject!;
}

const files = globSync("{domain,server}/*/**/*.{ts,tsx}").filter(
  (path) => !path.includes(".test.") && !path.startsWith("server/testing/"),
);

test("every folder of the domain and the server is a subject, in a known order", () => {
  expect(files.length).toBeGreaterThan(300);
  const folders = new Set(files.map(subjectOf));
  expect([...folders].filter((name) => name !== null && !subjects.includes(name))).toEqual([]);
});

test("a subject imports none that comes after it, and the platform knows nothing about lettings", () => {
  const upward = files.flatMap((file) =>
    importsOf(file)
      .filter((target) => {
        const [from, to] = [subjectOf(file), subjectOf(target)];
        if (from === null || to === null) return false;
        return subjects.indexOf(to) > subjects.indexOf(from);
      })
      .map((target) => `${file} imports ${target}`),
  );
  expect(upward).toEqual([]);
});
