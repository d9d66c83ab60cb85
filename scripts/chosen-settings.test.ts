import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { agencySettings } from "../domain/agency/agency-settings.ts";

/** A form for it would change nothing that reads the usual value. */
test("what colleagues choose is read from the settings and never from the usual value", () => {
  const chosen = Object.entries(agencySettings).flatMap(([name, setting]) =>
    "page" in setting ? [`${name}.usual`] : [],
  );
  expect(chosen).toContain("promiseMinutes.usual");
  const files = globSync("{app,server,domain}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.|^server\/testing\//.test(file),
  );
  const readers = files.filter((file) => {
    const source = readFileSync(file, "utf8");
    return chosen.some((usual) => new RegExp(`\\b${usual}\\b`).test(source));
  });
  expect(readers).toEqual([]);
});
