import { defineConfig, devices } from "@playwright/test";

const executablePath = process.env.CHROMIUM_PATH;

const isLong = process.env.LONG_TESTS === "on";
const desktopOnly =
  "carousel|components|filter-panel|filters|filters-without-script|lightbox|office-inbox|overflow|search-map|viewing-days";
/** Its style guide takes the development server, which costs more than the tests. */
const longOnly = "components";
const desktopFirst = "offer-refusals|offer-sending|place-search";
const phoneOnly =
  "alerts|bad-network|bio|booking-confirmation|campaign|consent|enquiry|landlord-forms|offer-draft|offer-without-script|one-page-forms|pages|phone-map|saved|saved-contacts|viewing-request|without-script";

function matchSpecs(names: string): RegExp {
  return new RegExp(`/(${names})\\.spec\\.ts$`);
}

export default defineConfig({
  testDir: "e2e",
  testMatch: "*.spec.ts",
  globalSetup: "./e2e/start-shared-sites.ts",
  outputDir: "test-results",
  // Generous timeouts only stop hung tests. A quiet machine takes a sixth of them at most.
  timeout: 180_000,
  // What never comes fails its test soon, so that the others need not wait for the run's end.
  expect: { timeout: 30_000, toPass: { timeout: 30_000 } },
  // Journeys wait as well as compute: four keep two processors busy.
  workers: 4,
  fullyParallel: true,
  // Variations of journeys and pages are tagged, if another test proves the rule.
  ...(!isLong && { grepInvert: /@long/, testIgnore: matchSpecs(longOnly) }),
  // A retry tells a race from a failure. `npm test` lists retries with reasons, to be fixed.
  retries: 1,
  reporter: [["list"], ["./scripts/tests/playwright-reporter.mjs"]],
  use: {
    actionTimeout: 20_000,
    // Motion takes time. The specs of what moves allow it.
    contextOptions: { reducedMotion: "reduce" },
    launchOptions: {
      ...(executablePath && { executablePath }),
      args: [
        "--no-sandbox",
        "--disable-background-networking",
        "--disable-component-update",
        // A page lives for seconds: compiling its script for speed takes more than it saves.
        "--js-flags=--no-opt --no-maglev",
      ],
    },
  },
  // A spec proves its rules at one size: a phone's, unless it is named above. `test:long` runs those
  // that work at both sizes at the other one too.
  projects: [
    {
      name: "desktop",
      ...(isLong
        ? { testIgnore: matchSpecs(phoneOnly) }
        : { testMatch: matchSpecs(`${desktopOnly}|${desktopFirst}`) }),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      name: "phone",
      testIgnore: matchSpecs(isLong ? desktopOnly : `${desktopOnly}|${desktopFirst}`),
      // Without a GPU, rendering at a phone's full pixel density is slow.
      use: { ...devices["Pixel 7"], deviceScaleFactor: 1 },
    },
  ],
});
