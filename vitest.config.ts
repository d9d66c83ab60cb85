import { defineConfig } from "vitest/config";

/** These mock modules, which must not affect other files. */
const replacing = [
  "server/platform/database/{embedded,engine}.test.ts",
  "server/search/{requested-place,find-homes,find-pins}.test.ts",
  "app/enquiries/enquiry-journey.test.tsx",
  "app/forms/form-fields.test.tsx",
];

/** The test runner's own tests run Vitest nine times. */
const longTests = ["e2e/long/**", "scripts/tests/run-step.test.ts"];
const withLongTests = process.env.LONG_TESTS === "on";

export default defineConfig({
  test: {
    maxWorkers: 4,
    reporters: ["default", "./scripts/tests/vitest-reporter.mjs"],
    projects: [
      // Compiles the database code once per worker instead of per file.
      project(
        "shared",
        false,
        ["{domain,server,app,scripts,bench,e2e,deploy}/**/*.test.{ts,tsx}"],
        replacing,
      ),
      project("replacing", true, replacing),
    ],
  },
});

function project(name: string, isolate: boolean, include: string[], exclude: string[] = []) {
  return {
    test: {
      name,
      isolate,
      include,
      exclude: withLongTests ? exclude : [...exclude, ...longTests],
      globalSetup: "server/testing/setup.ts",
      setupFiles: ["server/testing/end-processes.ts", "server/testing/fuzz-seed.ts"],
      // Generous timeouts only stop hung tests. A quiet machine takes a fifth of them at most.
      testTimeout: 150_000,
      hookTimeout: 300_000,
    },
  };
}
