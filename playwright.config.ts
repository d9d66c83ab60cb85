import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/ready-data.ts",
  outputDir: "test-results",
  // Limits end what waits in vain; a quiet machine takes a tenth of them.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  // Journeys wait more than they compute: three keep two processors busy.
  workers: 3,
  // A second try tells a rare race from a fault; the last lines of `npm test` name it with its reason, to be mended.
  retries: 1,
  reporter: [["list"], ["./scripts/tests/playwright-reporter.mjs"]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  // Both sizes walk the journeys; what does not depend on the size is tried at one of them.
  projects: [
    {
      name: "phone",
      testIgnore:
        /(carousel|components|filters|filters-without-script|keyboard|lightbox|overflow)\.spec/,
      // A phone's pixels are counted as one each: without a graphics card drawing them all takes long.
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1 },
    },
    {
      name: "desktop",
      testIgnore:
        /(redirects|alerts|booking-confirmation|campaign|consent|enquiry|first-paint|bad-network|landlord-forms|offer-draft|saved|saved-contacts|viewing-request)\.spec/,
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
