import { dirname } from "node:path";
import { expect, test } from "vitest";
import { findPostgres } from "./binaries.ts";

test("without PostgreSQL the tests that need it say so in one line", () => {
  expect(() => findPostgres([null, dirname(import.meta.dirname)])).toThrow(
    /^There is no PostgreSQL for the tests: .*PATH\.$/,
  );
});
