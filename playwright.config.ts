import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

const onAllSizes = process.env.ALL_SIZES === "on";
const desktopOnly =
  "carousel|components|filter-panel|filters|filters-without-script|lightbox|overflow";
const desktopFirst = "offer-refusals|offer-sending|place-search";
const phoneOnly =
  "alerts|bad-network|booking-confirmation|campaign|consent|enquiry|landlord-forms|offer-draft|one-page-forms|saved|saved-contacts|viewing-request|without-script|offer-without-script";
const phoneFirst = "landlord-pages|landlord-requests|let-agreed|offer|offer-leaving";

function matchSpecs(names: string, more: string): RegExp {
  return new RegExp(`/(${onAllSizes ? names : `${names}|${more}`})\\.spec\\.ts$`);
}

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/ready-data.ts",
  outputDir: "test-results",
  // Generous timeouts only stop hung tests. A quiet machine takes a tenth of them at most.
  timeout: 300_000,
  expect: { timeout: 60_000, toPass: { timeout: 120_000 } },
  // Journeys wait more than they compute, so three keep two processors busy.
  workers: 3,
  // A retry tells a race from a failure. `npm test` lists retries with reasons, to be fixed.
  retries: 1,
  reporter: [["list"], ["./scripts/tests/playwright-reporter.mjs"]],
  use: {
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: ["--no-sandbox", "--disable-background-networking", "--disable-component-update"],
    },
  },
  // A spec that only checks behaviour runs at one size; `test:long` runs most at both.
  projects: [
    {
      name: "phone",
      testIgnore: matchSpecs(desktopOnly, desktopFirst),
      // Without a GPU, rendering at a phone's full pixel density is slow.
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1 },
    },
    {
      name: "desktop",
      testIgnore: matchSpecs(phoneOnly, phoneFirst),
      use: { viewport: { width: 1440, height: 900 } },
    },
  ],
});
