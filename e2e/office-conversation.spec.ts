import { type BrowserContext, expect, type Locator, type Page, test } from "@playwright/test";
import { becomeOwner, startOffice, type TestOffice } from "./office-steps.ts";
import { collectConsoleErrors, expectPage, waitForHydration } from "./page-checks.ts";

let office: TestOffice;
let cookies: Awaited<ReturnType<BrowserContext["cookies"]>>;
test.beforeAll(async ({ browser }) => {
  office = await startOffice({ HUMAN_CHECK: "off" });
  const page = await browser.newPage();
  await becomeOwner(office, page, { name: "Imogen Achebe", email: "imogen@example.com" });
  cookies = await page.context().cookies();
  await page.close();
});
test.afterAll(() => office.stop());
test.describe.configure({ mode: "serial" });
test.beforeEach(({ context }) => context.addCookies(cookies));

const question = "Is there room for a piano? It is an upright, and the stairs are what we fear.";
const answer = "Yes, there is: the stair is 84 cm wide at the turn.";

/** Somebody writes, and their conversation is opened. */
async function openConversation(page: Page, firstname: string): Promise<void> {
  const email = `${firstname.toLowerCase()}@example.com`;
  const contact = { firstname, lastname: "Raman", phone: "020 7946 0921", email };
  const data = { contact, body: question };
  expect((await page.request.post(`${office.url}/api/contactus`, { data })).status()).toBe(201);
  await page.goto(`${office.url}/office/inbox`);
  await page.getByRole("link", { name: `${firstname} Raman` }).click();
  await expect(page.getByRole("heading", { level: 2, name: `${firstname} Raman` })).toBeVisible();
}

const story = (page: Page) => page.locator(".story");
const held = (page: Page) => page.getByText(/^Sending in \d+ seconds?$/);

async function send(page: Page, firstname: string, text = answer): Promise<void> {
  await page.getByLabel(`Reply to ${firstname} Raman`).fill(text);
  await page.getByRole("button", { name: "Send reply", exact: true }).click();
  await expect(held(page)).toBeVisible();
}

/** On the first screen, and not under the bar at its foot. */
async function expectOnFirstScreen(page: Page, what: Locator): Promise<void> {
  await expect(what).toBeVisible();
  const box = (await what.boundingBox())!;
  const bar = await page.getByRole("navigation", { name: "Office" }).boundingBox();
  const { height } = page.viewportSize()!;
  const isFoot = bar !== null && bar.y > height / 2;
  expect(box.y).toBeGreaterThanOrEqual(0);
  expect(box.y + box.height).toBeLessThanOrEqual(isFoot ? bar.y : height);
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const isOnTop = await what.evaluate(
    (element, { x, y }) => element.contains(document.elementFromPoint(x, y)),
    middle,
  );
  expect(isOnTop).toBe(true);
}

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  // It is the narrow one that has no room.
  const tag = width > 760 ? ["@long"] : [];
  test(
    `what was said is on the first screen at ${width} by ${height}, and the rest is folded away`,
    { tag },
    async ({ page }) => {
      await page.setViewportSize({ width, height });
      const name = `Ada${width}`;
      await openConversation(page, name);
      await waitForHydration(page);
      await send(page, name);
      await expect(page.getByRole("button", { name: /^Undo/ })).toBeInViewport();
      const address = page.url();
      await page.goto(`${office.url}/office/inbox`);
      await page.goto(address);
      await expectOnFirstScreen(page, story(page).getByText(question));
      await expectOnFirstScreen(page, story(page).getByText(answer));
      await expectOnFirstScreen(page, page.locator(".card__line > .tiny"));
      await expect(page.getByRole("button", { name: "Assign" })).toBeHidden();
      await page.getByText("Manage", { exact: true }).click();
      await expect(page.getByRole("button", { name: "Assign" })).toBeVisible();
      await expect(page.getByRole("button", { name: /^Snooze/ })).toBeVisible();
      await expectPage(page, "Inbox");
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    },
  );
}

test("on a phone one press leads to the reply", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await openConversation(page, "Bea");
  await waitForHydration(page);
  await page.getByRole("link", { name: "Reply", exact: true }).click();
  const reply = page.getByLabel("Reply to Bea Raman");
  await expect(reply).toBeFocused();
  await expect(reply).toBeInViewport();
});

test("a reply is undone within ten seconds, and its text is back", async ({ page }) => {
  const errors = collectConsoleErrors(page);
  await openConversation(page, "Cleo");
  await waitForHydration(page);
  await send(page, "Cleo");
  await expect(page.getByLabel("Reply to Cleo Raman")).toHaveValue("");
  await expect(page.getByText("Sending in 10 seconds.", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /^Undo/ }).click();
  const reply = page.getByLabel("Reply to Cleo Raman");
  await expect(reply).toHaveValue(answer);
  await expect(reply).toBeFocused();
  await expect(story(page).getByText(answer)).toHaveCount(0);
  await expect(page.getByText("Not sent. The text is back in the reply box.")).toBeVisible();
  await send(page, "Cleo", `${answer} Come and see.`);
  await expect
    .poll(() => office.received("cleo@example.com"), { timeout: 20_000 })
    .toContain("Come and see.");
  await expect(story(page).getByText(/You replied, sent/)).toBeVisible({ timeout: 10_000 });
  await expect(page.getByRole("button", { name: /^Undo/ })).toHaveCount(0);
  expect(errors.messages).toEqual([]);
});

test("an undo that does not reach the site says so of itself, and is tried again in time", async ({
  page,
}) => {
  await openConversation(page, "Elif");
  await waitForHydration(page);
  await send(page, "Elif");
  const isUndo = (body: string | null) => body?.includes("undo") === true;
  let failures = 0;
  await page.route("**/office/inbox/**", (route) => {
    const fails = failures === 0 && isUndo(route.request().postData());
    if (fails) failures++;
    return fails ? route.abort() : route.continue();
  });
  await page.getByRole("button", { name: /^Undo/ }).click();
  await expect(page.getByText(/^Not undone: no connection\./)).toBeVisible();
  await expect(page.getByText(/^Not sent: no connection\./)).toHaveCount(0);
  await expect(page.getByLabel("Reply to Elif Raman")).toHaveValue(answer);
  await expect(page.getByText("Not sent. The text is back in the reply box.")).toBeVisible();
  await expect(page.getByText(/^Not undone/)).toHaveCount(0);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test(
    "a reply is undone, its text is back, and one that was sent says so",
    { tag: "@long" },
    async ({ page }) => {
      await openConversation(page, "Dora");
      await send(page, "Dora");
      await page.getByRole("button", { name: /^Undo/ }).click();
      await expect(page.getByLabel("Reply to Dora Raman")).toHaveValue(answer);
      await expect(story(page).getByText(answer)).toHaveCount(0);
      await page.getByRole("button", { name: "Send reply", exact: true }).click();
      await expect(held(page)).toBeVisible();
      await expect
        .poll(() => office.received("dora@example.com"), { timeout: 20_000 })
        .toContain(answer);
      await page.getByRole("button", { name: /^Undo/ }).click();
      await expect(
        page.getByText("This reply has already been sent, so we haven’t undone anything."),
      ).toBeVisible();
      await page.getByText("Manage", { exact: true }).click();
      await page.getByRole("button", { name: "Assign" }).click();
      await expect(page.getByText(/1 conversation given/)).toBeVisible();
    },
  );
});
