import { expect, type Page, test } from "@playwright/test";
import { expectNoAxeViolations } from "./page-checks.ts";
import { seedOwnPages } from "./own-pages-seed.ts";
import { type RunningSite, removeDataDir, startSite } from "./running-site.ts";

type Seeded = Awaited<ReturnType<typeof seedOwnPages>>;

let seeded: Seeded;
let site: RunningSite;

// Together: otherwise each would start a site of its own.
test.describe.configure({ mode: "default" });
test.beforeAll(async () => {
  seeded = await seedOwnPages();
  site = await startSite({ DEMO_DATA: "off" }, seeded.dataDir);
});
test.afterAll(async () => {
  await site.stop();
  removeDataDir(seeded.dataDir);
});

const pdf = {
  name: "passport.pdf",
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.7\n1 0 obj <<>> endobj\n%%EOF"),
};

/** In both colour schemes, and no wider than the window. */
async function expectSound(page: Page): Promise<void> {
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme });
    await expectNoAxeViolations(page);
  }
  const wider = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(wider).toBeLessThanOrEqual(0);
}

test("a renter and a landlord see and do their part by their own links, without script", async ({
  page,
}) => {
  const { paths, homes } = seeded;
  const opened = await page.goto(site.url + paths.renter);
  expect(opened?.headers()).toMatchObject({
    // Kept for the browser's Back, which gives back what was typed.
    "cache-control": "private, no-cache",
    "referrer-policy": "strict-origin",
    "x-robots-tag": "noindex, nofollow",
  });
  await expect(page.locator("script[src]")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1, name: "Ropewalk Works 12" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Reserve this home with £530.00" })).toBeVisible();
  await expect(page.getByText("Share code for Grace Adeleke <i>x</i>")).toBeVisible();
  await expectSound(page);
  await page.getByLabel("Document type").selectOption("identity");
  await page
    .getByLabel("File")
    .setInputFiles({ ...pdf, name: "page.html", buffer: Buffer.from("<p>") });
  await page.getByRole("button", { name: "Send file" }).click();
  await expect(page.locator("#file-error")).toContainText("Upload a PDF");
  await page.getByLabel("File").setInputFiles(pdf);
  await page.getByLabel("Document type").selectOption("identity");
  await page.getByRole("button", { name: "Send file" }).click();
  await expect(page.getByText("We’ve got your file.")).toBeVisible();
  const file = await page.request.get(
    site.url + (await page.getByRole("link", { name: /Open Identity/ }).getAttribute("href")),
  );
  expect(file.headers()).toMatchObject({
    "content-type": "application/pdf",
    "referrer-policy": "strict-origin",
    "cache-control": "private, no-store",
  });
  await page.getByLabel("Write to us").fill("When do I get the keys?");
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click({ noWaitAfter: true });
  await expect(page).toHaveURL(/^chrome-error:/);
  await page.goBack();
  await expect(page.getByLabel("Write to us")).toHaveValue("When do I get the keys?");
  await page.context().setOffline(false);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("When do I get the keys?")).toBeVisible();
  await page.getByRole("link", { name: "What we hold about you" }).click();
  await page.getByLabel("Homes and news by email").check();
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("We’ve saved your choice.")).toBeVisible();
  await expectSound(page);
  await page.getByRole("button", { name: "Email me the link to my copy" }).click();
  await expect(page.getByText("emailed you a link to your copy")).toBeVisible();

  await page.goto(`${site.url}${paths.landlord}?home=${homes.kiln}`);
  await expect(page.getByRole("heading", { level: 1, name: "Kiln Yard" })).toBeVisible();
  await expect(page.getByText("L. F.", { exact: false }).first()).toBeVisible();
  await expect(page.locator("main")).not.toContainText("Ferreira");
  await expectSound(page);
  await page.getByLabel("Prefer").check();
  await page.getByRole("button", { name: /you’d like this one/ }).click();
  await expect(page.getByText("We’ve got your answer.")).toBeVisible();
  await page.getByRole("link", { name: /Ropewalk/ }).click();
  await expect(page.getByText("Let to Grace Adeleke <i>x</i>")).toBeVisible();
  await expectSound(page);
  await page.goto(`${site.url}${paths.landlord}/digest`);
  await page.getByRole("button", { name: "Stop email" }).click();
  await expect(page.getByRole("heading", { name: "Monday emails are off" })).toBeVisible();
});

test("a link that is not theirs or revoked says nothing, and a form of another site does nothing", async ({
  page,
  request,
}) => {
  const { paths } = seeded;
  const token = paths.renter.split("/").at(-1)!;
  const answers = [];
  for (const path of ["/my-case/guessed", `/my-case/${"x".repeat(43)}`, `/my-home/${token}`]) {
    const answer = await request.get(site.url + path);
    expect(answer.status()).toBe(404);
    answers.push((await answer.text()).replaceAll(path, ""));
  }
  expect(answers.every((text) => text.includes("This link doesn’t work"))).toBe(true);
  await page.goto(`${site.url}/my-case/${"x".repeat(43)}`);
  await expectSound(page);
  await page.getByLabel("Your email address").fill("stranger@example.com");
  await page.getByRole("button", { name: "Email me a new link" }).click();
  await expect(page.getByRole("heading", { name: "If we know you" })).toBeVisible();
  const forged = await request.post(site.url + paths.renter, {
    headers: { Origin: "https://evil.example" },
    form: { change: "renew" },
  });
  expect(forged.status()).toBe(400);
  expect((await request.get(site.url + paths.renter)).status()).toBe(200);
  const oneClick = { form: { "List-Unsubscribe": "One-Click" } };
  expect((await request.post(`${site.url}${paths.landlord}/digest`, oneClick)).status()).toBe(200);
  await page.goto(site.url + paths.renter);
  await page.getByRole("button", { name: "Create a new link" }).click();
  await expect(page.getByRole("heading", { name: "If we know you" })).toBeVisible();
  // The new one is made after the answer.
  const getStatus = async () => (await request.get(site.url + paths.renter)).status();
  await expect.poll(getStatus).toBe(404);
  for (const end of ["", "/data"]) {
    const revoked = await request.get(site.url + paths.renter + end);
    expect(revoked.status()).toBe(404);
    expect(await revoked.text()).not.toMatch(/\bGrace\b/);
  }
  // The last: the site ends the connection on which too much is sent.
  const large = await request.post(site.url + paths.landlord, {
    multipart: {
      change: "paper",
      file: { name: "a.pdf", mimeType: "application/pdf", buffer: Buffer.alloc(16 * 1024 * 1024) },
    },
  });
  expect(large.status()).toBe(413);
  expect(await large.text()).toContain("The limit is 15 MB");
});
