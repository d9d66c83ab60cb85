import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const read = (folder: URL) =>
  readdirSync(folder).filter((name) => name.endsWith(".tsx") && !name.includes(".test."));

test("the style guide shows every component of app/ui", () => {
  const here = new URL("./", import.meta.url);
  const guide = read(here)
    .map((name) => readFileSync(new URL(name, here), "utf8"))
    .join("\n");
  const inner = new Set(["carousel-engine.tsx", "lightbox.tsx"]);
  const components = read(new URL("../ui", here)).filter((name) => !inner.has(name));
  expect(components.filter((name) => !guide.includes(`"../ui/${name}"`))).toEqual([]);
});
