import { globSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { describe, expect, test } from "vitest";

/** In `domain/` and `server/` a folder imports itself and those before it. */
const subjects = [
  "shared",
  "platform",
  "map",
  "agency",
  "access-links",
  "staff",
  "places",
  "photos",
  "listings",
  "search",
  "contacts",
  "conversations",
  "branches",
  "enquiries",
  "requests",
  "landlords",
  "customer-page-links",
  "viewings",
  "offers",
  "documents",
  "tenancies",
  "campaigns",
  "alerts",
  "feeds",
  "activity-log",
  "inbox",
  "inbound-email",
  "privacy",
  "people",
  "homes",
  "customer-pages",
  "reports",
  "today",
  "site",
];

/** The same for `app/`. Alerts come early: search results and let agreed homes offer one. */
const appFolders = [
  "browser-errors",
  "ui",
  "map",
  "brand",
  "consent",
  "agency",
  "places",
  "forms",
  "saved",
  "seo",
  "listings",
  "alerts",
  "search",
  "shortlist",
  "enquiries",
  "requests",
  "viewings",
  "offers",
  "campaigns",
  "content",
  "developers",
  "office",
  "styleguide",
  "shell",
  "customer-pages",
];

/** Paths from the project's root. */
function findImports(file: string): string[] {
  const source = readFileSync(file, "utf8");
  const specifiers = source.matchAll(/(?:from|import\(|import)\s*"(\.[^"?]+)/g);
  return [...specifiers].map(([, path]) => normalize(join(dirname(file), path!)));
}

/** Null for a file directly in a layer. */
function findFolder(path: string): string | null {
  const [, folder, file] = path.split("/");
  return file === undefined ? null : folder!;
}

const layers = [
  { name: "domain/ and server/", roots: ["domain", "server"], order: subjects },
  { name: "app/", roots: ["app"], order: appFolders },
];

describe.each(layers)("$name", ({ roots, order }) => {
  const files = roots
    .flatMap((root) => globSync(`${root}/*/**/*.{ts,tsx}`))
    .filter((path) => !path.includes(".test.") && !path.startsWith("server/testing/"));

  test("every folder is in the list", () => {
    expect(files.length).toBeGreaterThan(300);
    const folders = new Set(files.map(findFolder));
    expect([...folders].filter((name) => name !== null && !order.includes(name))).toEqual([]);
  });

  test("a folder imports none that comes after it", () => {
    const upward = files.flatMap((file) =>
      findImports(file)
        .filter((target) => roots.includes(target.split("/")[0]!))
        .filter((target) => {
          const [from, to] = [findFolder(file), findFolder(target)];
          return from !== null && to !== null && order.indexOf(to) > order.indexOf(from);
        })
        .map((target) => `${file} imports ${target}`),
    );
    expect(upward).toEqual([]);
  });
});

test("README lists the subjects in this order", () => {
  expect(readFileSync("README.md", "utf8")).toContain(`\n${subjects.join(" < ")}\n`);
});

/** What the office has besides its subjects. */
const ownOfOffice = ["activity-log", "choices", "mail", "settings", "shell"];

test("a folder of the office has the name of a subject", () => {
  const folders = new Set(
    globSync("app/office/*/**/*.{ts,tsx}").map((path) => path.split("/")[2]!),
  );
  const known = new Set([...subjects, ...ownOfOffice]);
  expect([...folders].filter((name) => !known.has(name))).toEqual([]);
});

test("no folder holds more than 40 files, without tests and styles", () => {
  const counts = new Map<string, number>();
  for (const path of globSync("{app,domain,server}/**/*.{ts,tsx}"))
    if (!path.includes(".test.") && !path.startsWith("server/testing/"))
      counts.set(dirname(path), (counts.get(dirname(path)) ?? 0) + 1);
  expect([...counts].filter(([, count]) => count > 40)).toEqual([]);
});
