import { type BrowserContext, expect, type Page, type Route, test } from "@playwright/test";
import { becomeOwner, startOffice, type TestOffice } from "./office-steps.ts";
import {
  collectConsoleErrors,
  expectNoAxeViolations,
  expectPage,
  waitForHydration,
} from "./page-checks.ts";

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

async function write(page: Page, firstname: string, body: string): Promise<void> {
  const email = `${firstname.toLowerCase()}@example.com`;
  const contact = { firstname, lastname: "Raman", phone: "020 7946 0921", email };
  const data = { contact, body };
  expect((await page.request.post(`${office.url}/api/contactus`, { data })).status()).toBe(201);
}

const row = (page: Page, name: string) => page.getByRole("row").filter({ hasText: name });

test("a request appears while the inbox is open, and is taken, answered, closed and undone by key", async ({
  page,
}) => {
  const errors = collectConsoleErrors(page);
  await page.goto(`${office.url}/office/inbox`);
  await expectPage(page, "Inbox");
  await expect(page.getByText("Inbox zero: nothing to answer")).toBeVisible();

  await write(page, "Priya", "Is there room for a piano?");
  await expect(row(page, "Priya Raman")).toContainText("Is there room for a piano?");
  await expect(page).toHaveTitle(/^\(1\) Inbox/);

  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Priya Raman" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 2, name: "Priya Raman" })).toBeVisible();
  await expectPage(page, "Inbox");
  await page.keyboard.press("a");
  await expect(page.getByText("1 conversation assigned to Imogen Achebe.")).toBeVisible();

  await page.keyboard.press("r");
  await page.keyboard.type("Yes, there is.");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByText("Sending in 10 seconds.", { exact: true })).toBeVisible();
  await expect(row(page, "Priya Raman")).toContainText("Awaiting reply");
  await expect(page.getByLabel("Reply to Priya Raman")).toHaveValue("");
  await expect(page).toHaveTitle(/^Priya Raman/);

  await page.getByRole("heading", { level: 2, name: "Priya Raman" }).click();
  await page.keyboard.press("e");
  await expect(page.getByText("1 conversation closed.")).toBeVisible();
  await page.keyboard.press("z");
  await expect(page.getByText("Undone.")).toBeVisible();
  await expect(row(page, "Priya Raman")).toContainText("Awaiting reply");
  expect(errors.messages).toEqual([]);
});

test("keys are listed, single-letter shortcuts can be switched off, and Ctrl K finds people", async ({
  page,
}) => {
  await page.goto(`${office.url}/office/inbox`);
  await waitForHydration(page);
  await page.keyboard.press("?");
  const keys = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(keys).toBeVisible();
  await keys.getByLabel("Use single-letter shortcuts").uncheck();
  await page.keyboard.press("Escape");
  await page.keyboard.press("j");
  await expect(page.getByRole("link", { name: "Priya Raman" })).not.toBeFocused();
  await page.keyboard.press("Control+k");
  const find = page.getByRole("dialog", { name: "Search or jump to" });
  await page.keyboard.type("pri");
  await expect(find.getByRole("link", { name: /Priya Raman/ })).toBeVisible();
  await expect(find.getByRole("heading", { name: "Contacts and enquiries" })).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/office\/inbox\/[\w-]{36}$/);
});

test("several are picked and closed at once, in the dark and on a phone too", async ({ page }) => {
  await write(page, "Ada", "One");
  await write(page, "Bea", "Two");
  await page.goto(`${office.url}/office/inbox`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Dark mode" }).last().click();
  await expect(page.locator(".office")).toHaveAttribute("data-theme", "dark");
  for (const name of ["Ada Raman", "Bea Raman"]) await page.getByLabel(`Select ${name}`).check();
  await expect(page.getByText("Recent changes")).toBeVisible();
  await expectPage(page, "Inbox");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectPage(page, "Inbox");
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(390);
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Assign to me", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Assign to me", exact: true })).toBeHidden();
  await expect(page.getByText("2 selected")).toBeVisible();
  await page.keyboard.press("a");
  await expect(page.getByRole("button", { name: "Assign to me", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.getByText("2 conversations assigned to Imogen Achebe.")).toBeVisible();
  await expect(page.getByText("2 selected")).toHaveCount(0);
  for (const name of ["Ada Raman", "Bea Raman"]) await page.getByLabel(`Select ${name}`).check();
  await page.keyboard.press("e");
  await expect(page.getByText("2 conversations closed.")).toBeVisible();
  await expect(row(page, "Ada Raman")).toHaveCount(0);
  // What others change meanwhile takes neither the answer nor its undo away.
  await write(page, "Cleo", "Three");
  await expect(row(page, "Cleo Raman")).toBeVisible();
  await page.keyboard.press("z");
  await expect(row(page, "Ada Raman")).toBeVisible();
});

test("what the list shows is saved under a name, renamed and removed", async ({ page }) => {
  await page.goto(`${office.url}/office/inbox?kind=contact&unread=on`);
  await waitForHydration(page);
  await page.locator("summary", { hasText: "Save view" }).click();
  await page.getByLabel("View name").fill("New messages");
  await page.getByRole("button", { name: "Save view", exact: true }).click();
  const views = page.getByRole("navigation", { name: "Views" });
  await expect(views.getByRole("link", { name: /^New messages \d/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  await expectPage(page, "Inbox");
  await page.getByText("Edit view", { exact: true }).click();
  await page.getByLabel("View name").fill("Unread");
  await page.getByRole("button", { name: "Rename" }).click();
  await expect(views.getByRole("link", { name: /^Unread \d/ })).toBeVisible();
  await page.getByRole("button", { name: "Remove" }).click();
  await expect(views.getByRole("link", { name: /^Unread \d/ })).toHaveCount(0);
});

test("a lost connection is said, and what was missed is there when it is back", async ({
  page,
}) => {
  await page.route("**/office/events*", (route) => route.abort());
  await page.goto(`${office.url}/office/inbox`);
  await expect(page.getByText("You’re offline.")).toBeVisible();
  await write(page, "Cy", "While you were away");
  await page.unroute("**/office/events*");
  await expect(row(page, "Cy Raman")).toBeVisible();
  await expect(page.getByText("You’re offline.")).toHaveCount(0);
});

test("a reply without a connection is kept, tried again and sent once", async ({
  page,
  context,
}) => {
  await page.goto(`${office.url}/office/inbox`);
  await waitForHydration(page);
  await page.getByRole("link", { name: "Cy Raman" }).click();
  const reply = page.getByLabel("Reply to Cy Raman");
  await reply.fill("Here I am again.");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send reply", exact: true }).click();
  const unsent = page.getByText("Not sent: no connection.");
  await expect(unsent).toBeVisible();
  await expectPage(page, "Inbox");
  await page.getByRole("button", { name: "Try now" }).click();
  await expect(unsent).toBeVisible();
  await expect(reply).toHaveValue("Here I am again.");
  await context.setOffline(false);
  await expect(page.getByText("Sending in 10 seconds.", { exact: true })).toBeVisible();
  await expect(unsent).toHaveCount(0);
  await expect(page.locator(".story").getByText("Here I am again.")).toHaveCount(1);
});

test("a slow page is courses of brick until it is there", { tag: "@long" }, async ({ page }) => {
  await page.goto(`${office.url}/office/inbox`);
  await waitForHydration(page);
  const slow = async (route: Route) => {
    await expect(page.locator(".skeleton").first()).toBeVisible();
    await route.continue();
  };
  await page.route("**/people.data*", slow, { times: 1 });
  await page.getByRole("link", { name: "Contacts" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Contacts");
  await expect(page.locator(".skeleton")).toHaveCount(0);
});

test("a list that wants to catch up stays as it is while the site can’t answer, and does so then", async ({
  page,
}) => {
  await page.goto(`${office.url}/office/inbox`);
  await waitForHydration(page);
  await page.route("**/readyz", (route) => route.fulfill({ status: 503 }));
  const asked = page.waitForResponse("**/readyz");
  await write(page, "Dee", "Four");
  await asked;
  await waitForHydration(page);
  await expect(row(page, "Dee Raman")).toHaveCount(0);
  await page.unroute("**/readyz");
  await expect(row(page, "Dee Raman")).toBeVisible();
});

test("a session that ended is said, with the way to sign in again", async ({ page }) => {
  await page.route("**/office/events*", (route) => route.abort());
  const signedOut = { status: 302, headers: { Location: "/office/sign-in" } };
  await page.route("**/office/counts", (route) => route.fulfill(signedOut));
  await page.goto(`${office.url}/office/inbox`);
  await expect(page.getByText("You’re signed out.")).toBeVisible();
  const again = page.getByRole("link", { name: "Sign in again" });
  await expect(again).toHaveAttribute("href", "/office/sign-in?to=%2Foffice%2Finbox");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a request is read, taken, answered and closed", async ({ page }) => {
    await write(page, "Dora", "Are pets welcome?");
    await page.goto(`${office.url}/office/inbox`);
    await page.getByRole("link", { name: "Dora Raman" }).click();
    await expect(page.getByText("Are pets welcome?").last()).toBeVisible();
    await page.getByRole("button", { name: "Assign to me" }).click();
    await expect(page.getByText("1 conversation assigned to Imogen Achebe.")).toBeVisible();
    await page.getByLabel("Template").selectOption("Arrange a call");
    await page.getByRole("button", { name: "Insert" }).click();
    await expect(page.getByLabel("Reply to Dora Raman")).toHaveValue(/^Dear Dora,/);
    await page.getByRole("button", { name: "Send reply and close" }).click();
    await expect(page.getByText("Sending in 10 seconds. Conversation closed.")).toBeVisible();
    await expect(page.getByText(/You replied/)).toBeVisible();
  });

  test("a call is entered, and a mistake stands beside its field", async ({ page }) => {
    await page.goto(`${office.url}/office/inbox/new`);
    await page.getByLabel("Name").fill("Evan Hale");
    await page.getByLabel("Phone").fill("12");
    await page.getByLabel("Call details").fill("Wants a valuation");
    await page.getByRole("button", { name: "Log call", exact: true }).click();
    await expect(page.getByText("Enter a UK phone number")).toBeVisible();
    await expect(page.getByLabel("Name")).toHaveValue("Evan Hale");
    await page.getByLabel("Phone").fill("020 7946 0444");
    await page.getByRole("button", { name: "Log call", exact: true }).click();
    await expect(page.getByRole("heading", { level: 2, name: "Evan Hale" })).toBeVisible();
  });
});
