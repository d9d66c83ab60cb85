import { join } from "node:path";
import { expect, test } from "vitest";
import { resolveInProject, findProjectFolder } from "./project-folder.ts";

const root = join(import.meta.dirname, "../../..");

test("the project is found from the source and from the bundle", () => {
  expect(findProjectFolder()).toBe(root);
  expect(findProjectFolder(join(root, "build/server"))).toBe(root);
  expect(findProjectFolder(join(root, "build/server/assets"))).toBe(root);
  expect(findProjectFolder("/")).toBeNull();
});

test("a path starts at the project, unless it is absolute", () => {
  expect(resolveInProject("build/client")).toBe(join(root, "build/client"));
  expect(resolveInProject("/srv/client")).toBe("/srv/client");
});
