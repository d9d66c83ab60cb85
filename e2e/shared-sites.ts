import { appendFileSync, cpSync, existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestSmtpServer } from "../server/testing/smtp-server.ts";

type ReceivedMail = TestSmtpServer["received"][number];

/** `start-shared-sites.ts` starts it before the first spec, in a process of its own. */
export interface SharedSite {
  url: string;
  dataDir: string;
  mail: Pick<TestSmtpServer, "received">;
}

/** With the homes of `feed.ts`, without a human check. */
export const site = findSite("SHARED_SITE");
/** With the 240 homes of the demo, a human check and a tag manager. Sends no mails. */
export const demoSite = findSite("SHARED_DEMO_SITE");
export const tagManagerId = "GTM-TEST123";

/** The text of the last mail of the shared site to a recipient, in a line. */
export function findMailText(recipient: string, containing = ""): string {
  const mails = site.mail.received.filter(
    ({ mail, recipients }) => recipients[0] === recipient && mail.text?.includes(containing),
  );
  return (mails.at(-1)?.mail.text ?? "").replaceAll(/\s+/g, " ");
}

export function shareSite(
  name: string,
  { url, dataDir }: { url: string; dataDir: string },
  mail?: TestSmtpServer,
): void {
  process.env[name] = JSON.stringify({ url, dataDir });
  if (!mail) return;
  mail.onMail = () => {
    appendFileSync(getMailFile(dataDir), `${JSON.stringify(mail.received.at(-1))}\n`);
    return "accept";
  };
}

const sharedOffice = "SHARED_OFFICE";

/** As the shared site's only colleague, Imogen Achebe, who shows homes. */
export const office = { url: site.url, token: process.env[sharedOffice] ?? "" };

export function shareOffice(token: string): void {
  process.env[sharedOffice] = token;
}

const loadedDemo = "LOADED_DEMO";

/** @param dataDir of a site that loaded the demo, and has stopped */
export function shareLoadedDemo(dataDir: string): void {
  process.env[loadedDemo] = dataDir;
}

/** A data folder of one's own, with the demo as the first start on one's own machine loads it. */
export function copyLoadedDemo(): string {
  const folder = process.env[loadedDemo];
  if (!folder) throw new Error("The demo is loaded before the first spec.");
  return copyFolder(folder);
}

export function copyFolder(folder: string): string {
  const copy = mkdtempSync(join(tmpdir(), "lintel-site-"));
  cpSync(folder, copy, { recursive: true });
  return copy;
}

function findSite(name: string): SharedSite {
  // Playwright also reads the specs before the sites have started.
  const { url = "", dataDir = "" } = JSON.parse(process.env[name] ?? "{}");
  const file = getMailFile(dataDir);
  const received: ReceivedMail[] = [];
  const mail = {
    get received() {
      const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n").slice(0, -1) : [];
      received.push(...lines.slice(received.length).map((line) => JSON.parse(line)));
      return received;
    },
  };
  return { url, dataDir, mail };
}

function getMailFile(dataDir: string): string {
  return join(dataDir, "mails.jsonl");
}
