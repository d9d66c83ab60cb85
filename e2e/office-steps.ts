import { type Browser, type BrowserContext, expect, type Page } from "@playwright/test";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { runCommand } from "./admin-command.ts";
import { waitForPage } from "./page-checks.ts";
import { removeDataDir, startSite } from "./running-site.ts";

/** A site under the name that passkeys need, without an owner, with the mails that it sends. */
export async function startOffice(env: Record<string, string> = {}) {
  const port = String(await findFreePort());
  const mail = await startTestSmtpServer();
  const site = await startSite({
    PORT: port,
    PUBLIC_URL: `http://localhost:${port}`,
    SMTP_URL: mail.url,
    DEMO_DATA: "off",
    ...env,
  });
  const url = `http://localhost:${port}`;
  return {
    url,
    /** Mails that the site sent. */
    sent: mail.received,
    run: (...args: string[]) => runCommand(site.dataDir, "staff", ...args),
    /** Waits for the mail's link to a page of the office. */
    async receiveLink(recipient: string): Promise<string> {
      const find = () =>
        mail.received
          .filter(({ recipients }) => recipients.includes(recipient))
          .map(
            ({ mail: { html = "" } }) =>
              /href="(http[^"]+\/office\/[^"]+\?id=[^"]+)"/.exec(html)?.[1],
          )
          .findLast((link) => link !== undefined);
      await expect.poll(find).toBeDefined();
      const link = find() ?? "";
      mail.received.length = 0;
      return link;
    },
    /** The text of the last mail to somebody, empty before one came. */
    received: (recipient: string): string =>
      mail.received
        .filter(({ recipients }) => recipients.includes(recipient))
        .map(({ mail: { text = "" } }) => text)
        .at(-1) ?? "",
    async stop() {
      await site.stop();
      await mail.close();
      removeDataDir(site.dataDir);
    },
  };
}

export type TestOffice = Awaited<ReturnType<typeof startOffice>>;

export function readLink(output: string): string {
  return /https?:\S+/.exec(output)?.[0] ?? "";
}

/** A device that its owner unlocks at once, in Chromium (WebAuthn, section 11). */
export async function addAuthenticator(context: BrowserContext, page: Page): Promise<void> {
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

export async function expectNoOfficeOverflow(page: Page): Promise<void> {
  const width = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(width).toBeLessThanOrEqual(0);
}

export async function becomeOwner(
  office: TestOffice,
  page: Page,
  { name, email } = { name: "Amina Yusuf", email: "amina@example.com" },
): Promise<void> {
  await page.goto(readLink(await office.run("invite")));
  await page.getByLabel("Your name").fill(name);
  await page.getByLabel("Work email").fill(email);
  await page.getByRole("button", { name: "Create admin account" }).click();
  await waitForPage(page, name);
}

/** Another person, in a browser of their own. */
export async function joinOffice(
  office: TestOffice,
  browser: Browser,
  name: string,
  role: string,
): Promise<BrowserContext> {
  const email = `${name.toLowerCase()}@example.com`;
  await office.run("invite", name, "--email", email, "--role", role);
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(await office.receiveLink(email));
  await page.getByRole("button", { name: "Accept invitation" }).click();
  await waitForPage(page, name);
  return context;
}

/** In the table of homes. A filter, and the heading that sorts it, keep the focus. */
export async function filterAndSortByKeys(page: Page): Promise<void> {
  const own = page.getByRole("checkbox", { name: "Added in the office", exact: true });
  for (const address of [/only=own/, /^(?!.*only=)/]) {
    await own.press("Space");
    await expect(page).toHaveURL(address);
    await expect(own).toBeFocused();
  }
  const rent = page.getByRole("link", { name: "Rent", exact: true });
  await rent.press("Enter");
  await expect(page.getByRole("columnheader", { name: "Rent" })).toHaveAttribute("aria-sort", /./);
  await expect(rent).toBeFocused();
}
