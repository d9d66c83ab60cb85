import { defineConfig } from "vitest/config";

/** The test runner's own tests run Vitest nine times. */
const longTests = ["e2e/long/**", "scripts/tests/run-step.test.ts"];
const withLongTests = process.env.LONG_TESTS === "on";

export default defineConfig({
  test: {
    maxWorkers: 4,
    reporters: ["default", "./scripts/tests/vitest-reporter.mjs"],
    // Compiles the database code once per worker instead of per file.
    isolate: false,
    include: ["{domain,server,app,scripts,bench,e2e,deploy}/**/*.test.{ts,tsx}"],
    exclude: withLongTests ? [] : longTests,
    globalSetup: "server/testing/setup.ts",
    setupFiles: [
      "server/testing/end-processes.ts",
      "server/testing/fuzz-seed.ts",
      "server/testing/seeded-random.ts",
    ],
    // Generous timeouts only stop hung tests. A quiet machine takes a fifth of them at most.
    testTimeout: 150_000,
    hookTimeout: 300_000,
  },
});
