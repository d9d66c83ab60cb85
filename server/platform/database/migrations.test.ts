import { join } from "node:path";
import { expect, test } from "vitest";
import { DatabaseProblem } from "./database-problem.ts";
import { findMigrations } from "./migrations.ts";

const root = join(import.meta.dirname, "../../..");
const migrations = join(root, "server/platform/database/migrations");

test("the migrations are found from the source and from the bundle", () => {
  expect(findMigrations()).toBe(migrations);
  expect(findMigrations(join(root, "build/server/assets"))).toBe(migrations);
});

test("if there are none, a one-line error says so", () => {
  expect(() => findMigrations("/")).toThrow(DatabaseProblem);
  expect(() => findMigrations("/")).toThrow(
    "There is no folder server/platform/database/migrations in / or above it.",
  );
});
