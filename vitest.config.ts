import { defineConfig } from "vitest/config";

/** They put something else in the place of a module, which others must not find there. */
const replacing = [
  "server/platform/database/{embedded,engine}.test.ts",
  "server/search/{asked-place,find-homes,find-pins}.test.ts",
  "app/enquiries/enquiry-journey.test.tsx",
];

export default defineConfig({
  test: {
    maxWorkers: 4,
    reporters: ["default", "./scripts/tests/vitest-reporter.mjs"],
    projects: [
      // The database's code is compiled once a worker, not once a file.
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
      exclude,
      globalSetup: "server/testing/setup.ts",
      setupFiles: "server/testing/end-processes.ts",
      // Limits end what waits in vain; a quiet machine takes a fifth of them at most.
      testTimeout: 150_000,
      hookTimeout: 300_000,
    },
  };
}
