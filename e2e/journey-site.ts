import { expect, type Page } from "@playwright/test";
import { getLondonDate } from "../domain/shared/dates.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { runCommand } from "./admin-command.ts";
import { importFeed } from "./feed.ts";
import { beatrix, imogen, luis, priya } from "./journey-people.ts";
import { seedTenancy } from "./journey-seed.ts";
import { expectNoOfficeOverflow, readLink } from "./office-steps.ts";
import { expectNoAxeViolations, expectPage } from "./page-checks.ts";
import { type RunningSite, removeDataDir } from "./running-site.ts";
import { getNoon, startShiftedSite } from "./shifted-clock.ts";

/** The first day is a Tuesday: on Mondays more mails go. */
const daysUntilTuesday = (9 - new Date().getUTCDay()) % 7;
export const day = (later: number) => getLondonDate(getNoon(daysUntilTuesday + later));
/** Offers and their decision; papers and money; keys. */
export const [decided, agreed, started] = [0, 1, 8] as const;

export let site: RunningSite;
export let mail: Awaited<ReturnType<typeof startTestSmtpServer>>;
let env: Record<string, string>;

async function prepare(): Promise<string> {
  mail = await startTestSmtpServer();
  const PORT = String(await findFreePort());
  env = {
    PORT,
    PUBLIC_URL: `http://localhost:${PORT}`,
    SMTP_URL: mail.url,
    DEMO_DATA: "off",
    HUMAN_CHECK: "off",
    CLIENT_ACCOUNT: "Lintel Clients, 04-00-04, 12345678",
  };
  return `http://localhost:${PORT}`;
}

/** From nothing: an empty office and the homes of a feed. */
export async function startOffers(): Promise<void> {
  await prepare();
  site = await startShiftedSite(env, undefined, daysUntilTuesday + decided);
  await importFeed(site.dataDir);
}

/** With what the part before it leaves (`seedTenancy`). */
export async function startTenancy(from: typeof agreed | typeof started) {
  const siteUrl = await prepare();
  const noon = (later: number) => getNoon(daysUntilTuesday + later);
  const { dataDir, ...seeded } = await seedTenancy({
    siteUrl,
    decidedAt: noon(decided),
    agreedAt: from === started ? noon(agreed) : null,
    startsOn: day(started),
  });
  site = await startShiftedSite(env, dataDir, daysUntilTuesday + from);
  return seeded;
}

export async function stopJourney(): Promise<void> {
  await site.stop();
  await mail.close();
  removeDataDir(site.dataDir);
}

export const address = (path: string) => `${env["PUBLIC_URL"]}${path}`;

export async function receive(recipient: string, subject: string) {
  const find = () =>
    mail.received.findLast(
      (one) => one.recipients.includes(recipient) && one.mail.subject?.startsWith(subject),
    )?.mail;
  await expect.poll(find).toBeDefined();
  return find()!;
}

function listLinks(html = ""): string[] {
  return [...html.matchAll(/href="(http[^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
}

export async function receiveLink(
  recipient: string,
  subject: string,
  path: string,
): Promise<string> {
  const { html } = await receive(recipient, subject);
  const link = listLinks(html).find((one) => one.startsWith(address(path)));
  if (link === undefined) throw new Error(`${subject} has no link to ${path}.`);
  return link;
}

/** Of a page without script, no wider than the phone. */
export async function expectSound(page: Page): Promise<void> {
  await expectNoAxeViolations(page);
  await expectNoOfficeOverflow(page);
}

export async function becomeOwner(page: Page): Promise<void> {
  await page.goto(readLink(await runCommand(site.dataDir, "staff", "invite")));
  await page.getByLabel("Your name").fill(imogen.name);
  await page.getByLabel("Work email").fill(imogen.email);
  await page.getByRole("button", { name: "Create admin account" }).click();
  await expectPage(page, imogen.name);
}

/** Back to the page that they wanted. */
export async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await page.getByLabel("Email me a sign-in link").fill(imogen.email);
  const before = mail.received.length;
  await page.getByRole("button", { name: "Send link" }).click();
  const find = () =>
    mail.received
      .slice(before)
      .filter(({ recipients }) => recipients.includes(imogen.email))
      .flatMap(({ mail: { html } }) => listLinks(html))
      .find((link) => link.includes("/office/sign-in/link"));
  await expect.poll(find).toBeDefined();
  await page.goto(find()!);
  await page.getByRole("button", { name: "Open the office" }).click();
  await expect(page).toHaveURL(address(path));
}

/** What each person may not read in a mail. */
const others = {
  [priya.email]: [luis, beatrix].flatMap((one) => Object.values(one)),
  [luis.email]: [priya, beatrix].flatMap((one) => Object.values(one)),
  [beatrix.email]: [...Object.values(luis), priya.email, priya.phone, "Harrow Instruments"],
};
const ownPages: Record<string, string> = {
  [priya.email]: "/my-case/",
  [beatrix.email]: "/my-home/",
};

/**
 * Every mail that went: to whom, about what, with links that work and nobody else's data.
 * @param expected subjects by recipient, in alphabetical order
 */
export async function expectMails(
  page: Page,
  expected: Readonly<Record<string, unknown[]>>,
): Promise<void> {
  const sent = Object.groupBy(mail.received, ({ recipients }) => recipients.join());
  const subjects = Object.entries(sent).map(([recipient, mails = []]) => [
    recipient,
    mails
      .map((one) => one.mail.subject?.replace(/: [^:]*$/, ""))
      .toSorted((a = "", b = "") => (a < b ? -1 : 1)),
  ]);
  expect(Object.fromEntries(subjects)).toEqual(expected);
  const links = new Set<string>();
  for (const { recipients, mail: one } of mail.received) {
    const [recipient = ""] = recipients;
    const words = `${one.subject} ${one.text} ${one.html}`;
    expect(words).not.toMatch(/undefined|\[object|NaN/);
    for (const text of others[recipient] ?? []) expect(words).not.toContain(text);
    const own = listLinks(one.html).filter((link) => link.startsWith(address("/")));
    const cases = own.filter((link) => /\/my-(case|home)\//.test(link));
    for (const link of cases) expect(link).toContain(ownPages[recipient] ?? "nobody else’s");
    for (const link of own) {
      // Good once: they were used.
      if (link.includes("/office/sign-in/link")) continue;
      if (cases.includes(link)) expect(links).not.toContain(link);
      links.add(link);
    }
  }
  for (const link of links) expect((await page.request.get(link)).status(), link).toBe(200);
}
