import { expect, test } from "@playwright/test";
import { officeRoutes } from "../app/routes.ts";
import { listHtmlFaults } from "./html-faults.ts";
import { listKeyboardFaults } from "./keyboard-walk.ts";
import { addAuthenticator, readLink, startOffice, type TestOffice } from "./office-steps.ts";
import { collectConsoleErrors, expectPage, waitForHydration, waitForPage } from "./page-checks.ts";

let office: TestOffice;
test.beforeAll(async () => {
  office = await startOffice();
});
test.afterAll(() => office.stop());
test.describe.configure({ mode: "serial" });

const amina = { name: "Amina Yusuf", email: "amina@example.com" };

test("the first person becomes the owner, adds a passkey, and signs in with it", async ({
  page,
  context,
}) => {
  const errors = collectConsoleErrors(page);
  await addAuthenticator(context, page);
  const setUp = readLink(await office.run("invite"));
  await page.goto(setUp);
  await expectPage(page, "Set up your office");
  await page.getByLabel("Your name").fill(amina.name);
  await page.getByLabel("Work email").fill(amina.email);
  await page.getByRole("button", { name: "Create admin account" }).click();
  await expectPage(page, amina.name);

  await page.getByLabel("Name of this device").fill("Office laptop");
  await page.getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("Passkey added.")).toBeVisible();
  // The list loads after the answer and can move the focus.
  await expect(page.getByText("Added today")).toBeVisible();
  await expectPage(page, amina.name);
  expect(await listKeyboardFaults(page)).toEqual([]);
  await page.getByRole("button", { name: "Dark mode" }).last().click();
  await expect(page.locator(".office")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expectPage(page, amina.name);

  await page.getByRole("button", { name: "Sign out" }).last().click();
  await expectPage(page, "The office");
  await page.goto(`${office.url}/office/account`);
  await expect(page).toHaveURL(/sign-in\?to=%2Foffice%2Faccount/);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Sign in with your passkey" }).click();
  await waitForPage(page, amina.name);
  await expect(page.getByText("with a passkey")).toBeVisible();

  await page.goto(setUp);
  await expectPage(page, "This link has expired");
  expect(errors.messages).toEqual([]);
});

test("a device without a passkey is told so, and the person can use a link", async ({
  page,
  context,
}) => {
  await addAuthenticator(context, page);
  await page.goto(`${office.url}/office/sign-in`);
  await waitForHydration(page);
  await page.getByRole("button", { name: "Sign in with your passkey" }).click();
  await expect(page.getByText("have no passkey on this device")).toBeVisible();
  await expect(page.getByRole("button", { name: "Send link" })).toBeEnabled();
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("a link by email signs in, in the browser that asked, once", async ({ page, browser }) => {
    await page.goto(`${office.url}/office/account`);
    await page.getByLabel("Email me a sign-in link").fill("amina");
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByText("Enter an email address in the correct format")).toBeVisible();
    await page.getByLabel("Email me a sign-in link").fill(amina.email);
    await page.getByRole("button", { name: "Send link" }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Check your email" })).toBeVisible();
    const link = await office.receiveLink(amina.email);

    const other = await browser.newContext();
    const stranger = await other.newPage();
    await stranger.goto(link);
    await expect(
      stranger.getByRole("heading", { name: "Open this in your other browser" }),
    ).toBeVisible();
    await other.close();

    await page.goto(link);
    await page.getByRole("button", { name: "Open the office" }).click();
    await expect(page.getByRole("heading", { level: 1, name: amina.name })).toBeVisible();
    await expect(page).toHaveURL(/\/office\/account$/);
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "This link has expired" })).toBeVisible();

    await page.goto(`${office.url}/office/account`);
    await page.getByRole("button", { name: "Sign out" }).last().click();
    await page.goto(`${office.url}/office/account`);
    await expect(page.getByRole("heading", { level: 1, name: "The office" })).toBeVisible();
  });
});

test("nobody gets in without a session, and nothing of the office is kept or listed", async ({
  request,
}) => {
  for (const { path } of officeRoutes) {
    for (const address of [`/${path}`, `/${path}.data`]) {
      const response = await request.get(office.url + address.replace("*", "nowhere"), {
        maxRedirects: 0,
      });
      expect([address, response.headers()["cache-control"]]).toEqual([address, "no-store"]);
      expect(await response.text()).not.toContain(amina.name);
    }
    const Origin = "https://evil.example";
    const posted = await request.post(`${office.url}/${path}`, { headers: { Origin } });
    // The router has an opinion on the origin of a page's form too.
    expect([path, [400, 403].includes(posted.status())]).toEqual([path, true]);
  }
  const door = await request.get(`${office.url}/office/sign-in`);
  expect(door.headers()["x-robots-tag"]).toBe("noindex");
  expect(await listHtmlFaults(await door.text(), "/office/sign-in")).toEqual([]);
  for (const list of ["/sitemap.xml", "/robots.txt", "/llms.txt"])
    expect(await (await request.get(office.url + list)).text()).not.toContain("/office");
});
