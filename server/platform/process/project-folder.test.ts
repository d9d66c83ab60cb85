import { join } from "node:path";
import { expect, test } from "vitest";
import { inProject, projectFolder } from "./project-folder.ts";

const root = join(import.meta.dirname, "../../..");

test("the project is found from the source and from the bundle", () => {
  expect(projectFolder()).toBe(root);
  expect(projectFolder(join(root, "build/server"))).toBe(root);
  expect(projectFolder(join(root, "build/server/assets"))).toBe(root);
  expect(projectFolder("/")).toBeNull();
});

test("a path starts at the project, unless it is absolute", () => {
  expect(inProject("build/client")).toBe(join(root, "build/client"));
  expect(inProject("/srv/client")).toBe("/srv/client");
});
