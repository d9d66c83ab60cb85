import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    globalSetup: "server/db/testing-setup.ts",
    include: ["{domain,server,app,scripts,bench,e2e}/**/*.test.{ts,tsx}"],
    testTimeout: 30_000,
    hookTimeout: 120_000,
  },
});
