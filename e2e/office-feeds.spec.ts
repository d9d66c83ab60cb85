import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "@playwright/test";
import { buildBlm } from "../server/testing/feed.ts";
import { expectNoOfficeOverflow } from "./office-steps.ts";
import { expectNoAxeViolations, expectPage } from "./page-checks.ts";
import { removeDataDir, startSite } from "./running-site.ts";
import { copyLoadedDemo } from "./shared-sites.ts";

// The demo's people are there only as long as its branch is the only one.
const name = "999999_2026112001.blm";
const wrong = { AGENT_REF: "999999_B2", PRICE: "cheap" };
const right = { AGENT_REF: "999999_B1", ADDRESS_2: "Quillon Street" };

test("a file that lacks most homes is read as a difference by line, and taken by an owner; a feed is paused and goes on", async ({
  browser,
}) => {
  const out = mkdtempSync(join(tmpdir(), "lintel-out-"));
  const site = await startSite({ FEED_DIR: out }, copyLoadedDemo());
  const context = await browser.newContext({ baseURL: site.url });
  const page = await context.newPage();
  page.setDefaultTimeout(8000);
  try {
    await page.goto("/office/sign-in");
    await page.getByRole("button", { name: "Amina Yusuf" }).click();
    await page.waitForURL(/today/);
    await page.goto("/office/feeds");
    await expectPage(page, "Portals and feeds");
    const buffer = Buffer.from(buildBlm([right, wrong]));
    const file = { name, mimeType: "text/plain", buffer };
    await page.setInputFiles("#file", file);
    await page.getByRole("button", { name: "Test file" }).click();
    await expect(page.getByText(`${name}: 1 of 2 would be imported.`)).toBeVisible();
    await expectNoAxeViolations(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 });
      await expectNoOfficeOverflow(page);
    }

    await page.getByRole("link", { name: "Full report" }).last().click();
    await expectPage(page, name);
    const refused = page.getByRole("region", { name: "Rejected" });
    await expect(refused.getByRole("row").nth(1)).toContainText("Rent");
    await page.getByRole("button", { name: /^Import file and withdraw 2\d\d properties$/ }).click();
    await expect(page.getByText("File imported.")).toBeVisible();
    await expectNoAxeViolations(page);

    await page.goto("/office/feeds");
    await page.getByRole("button", { name: "Pause all" }).click();
    await expect(page.getByText(/All feeds paused/)).toBeVisible();
    await page.getByRole("button", { name: "Dark mode" }).click();
    // Loaded anew, colours do not fade into each other.
    await page.goto("/office/feeds");
    await expectNoAxeViolations(page);
    await page.getByRole("button", { name: "Resume all" }).click();
    await expect(page.getByText(/All feeds resumed/)).toBeVisible();

    await page.goto("/office/account/api-keys");
    // The demo's people make nothing that outlives the visit.
    await expectPage(page, "You don’t have access to this page");
  } finally {
    await context.close();
    await site.stop();
    removeDataDir(site.dataDir);
    rmSync(out, { recursive: true });
  }
});
