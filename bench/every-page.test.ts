import { expect, test } from "vitest";
import { pagePaths, pages } from "../e2e/pages.ts";
import { examples } from "./every-page.ts";

test("every page's route has an address to be measured by", () => {
  const known = [...pages.map((path) => path.split("?")[0]!), ...Object.keys(examples)];
  const isKnown = (path: string) =>
    known.includes(path) ||
    known.some((one) => new RegExp(`^${path.replace(/:\w+/, "[\\w-]+")}$`).test(one));
  expect(pagePaths.filter((path) => !isKnown(path))).toEqual([]);
});
