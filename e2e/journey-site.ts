import { expect, type Page } from "@playwright/test";
import { getLondonDate } from "../domain/shared/dates.ts";
import { findFreePort } from "../server/testing/free-port.ts";
import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { runCommand } from "./admin-command.ts";
import { importFeed } from "./feed.ts";
import { getHomeId } from "./feed-homes.ts";
import { expectNoOfficeOverflow, readLink } from "./office-steps.ts";
import { expectNoAxeViolations, expectPage } from "./page-checks.ts";
import { type RunningSite, removeDataDir } from "./running-site.ts";
import { getNoon, startShiftedSite } from "./shifted-clock.ts";

export const imogen = { name: "Imogen Achebe", email: "imogen@lintel.example.com" };
export const priya = { name: "Priya Raman", email: "priya@example.com", phone: "07700 900123" };
export const luis = { name: "Luis Ferreira", email: "luis@example.com", phone: "07700 900231" };
export const beatrix = {
  name: "Beatrix Oyelaran",
  email: "beatrix@example.com",
  phone: "07700 900321",
  address: "1 Owner Street, London N1 0ZZ",
};
export const homeId = getHomeId(3);

/** The first day is a Tuesday: on Mondays more mails go. */
const daysUntilTuesday = (9 - new Date().getUTCDay()) % 7;
export const day = (later: number) => getLondonDate(getNoon(daysUntilTuesday + later));
/** Offers and their decision; papers and money; keys. */
export const [decided, agreed, started] = [0, 1, 8];

export let site: RunningSite;
export let mail: Awaited<ReturnType<typeof startTestSmtpServer>>;
let env: Record<string, string>;

export async function startJourney(): Promise<void> {
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
  site = await startShiftedSite(env, undefined, daysUntilTuesday + decided);
  await importFeed(site.dataDir);
}
export async function stopJourney(): Promise<void> {
  await site.stop();
  await mail.close();
  removeDataDir(site.dataDir);
}

export const address = (path: string) => `${env["PUBLIC_URL"]}${path}`;

/** Mails that wait are sent then, and the people sign in anew. */
export async function goOnTo(later: number, desk: Page): Promise<void> {
  await desk.goto("about:blank");
  await site.stop();
  site = await startShiftedSite(env, site.dataDir, daysUntilTuesday + later);
}

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
  await page.getByLabel("Work e-mail").fill(imogen.email);
  await page.getByRole("button", { name: "Become the owner" }).click();
  await expectPage(page, imogen.name);
}

/** Back to the page that they wanted. */
export async function signIn(page: Page, path: string): Promise<void> {
  await page.goto(address(path));
  await page.getByLabel("Send me a link by e-mail").fill(imogen.email);
  const before = mail.received.length;
  await page.getByRole("button", { name: "Send the link" }).click();
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

/** By subject, in alphabetical order. */
const expectedMails = {
  [priya.email]: [
    "The deposit for Ropewalk Street",
    "The first rent for Ropewalk Street",
    "To read",
    "To sign",
    "We have your offer for Ropewalk Street, Shoreditch",
    "We have your payment",
    "We have your payment",
    "We have your payment",
    "Your offer for Ropewalk Street, Shoreditch",
    "Your offer was accepted",
  ],
  [luis.email]: [
    "We have your offer for Ropewalk Street, Shoreditch",
    "Your offer for Ropewalk Street, Shoreditch",
    "Your offer was not accepted",
  ],
  [beatrix.email]: [
    "To sign",
    "Which offer do you prefer? Ropewalk Street",
    "Your home is let, subject to contract",
  ],
  [imogen.email]: [
    "Clock at risk",
    "Clock at risk",
    "Sign in to the office of Lintel",
    "Sign in to the office of Lintel",
    "To check",
  ],
  "hello@lintel.example.com": ["Offer", "Offer"],
};

/** Every mail that went: to whom, about what, with links that work and nobody else's data. */
export async function expectMails(page: Page): Promise<void> {
  const sent = Object.groupBy(mail.received, ({ recipients }) => recipients.join());
  const subjects = Object.entries(sent).map(([recipient, mails = []]) => [
    recipient,
    mails
      .map((one) => one.mail.subject?.replace(/: [^:]*$/, ""))
      .toSorted((a = "", b = "") => (a < b ? -1 : 1)),
  ]);
  expect(Object.fromEntries(subjects)).toEqual(expectedMails);
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
