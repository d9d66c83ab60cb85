import { spawnSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { startTestSmtpServer, type TestSmtpServer } from "../server/testing/smtp-server.ts";
import { feedFile } from "./feed.ts";
import { removeDataDir, copyReadyData, startSite } from "./running-site.ts";

export const feedFolder = "feed";

export interface SiteWithFeed {
  url: string;
  dataDir: string;
  mail: TestSmtpServer;
  /** Reimports the feed with one text replaced, which must occur exactly once. */
  reimportFeed: (text: string, by: string) => void;
  stop: () => Promise<void>;
}

export async function startSiteWithFeed(env: Record<string, string> = {}): Promise<SiteWithFeed> {
  const mail = await startTestSmtpServer();
  const dataDir = copyReadyData("fed");
  const site = await startSite({ SMTP_URL: mail.url, DEMO_DATA: "off", ...env }, dataDir, {
    setsPublicUrl: true,
  });
  const feed = join(dataDir, feedFolder, feedFile);
  return {
    url: site.url,
    dataDir,
    mail,
    reimportFeed(text, by) {
      const [before, after, ...more] = readFileSync(feed, "utf8").split(text);
      if (after === undefined || more.length > 0) throw new Error(`'${text}' is not there once.`);
      writeFileSync(feed, before + by + after);
      importFeed(feed, dataDir);
    },
    async stop() {
      await site.stop();
      await mail.close();
      removeDataDir(dataDir);
    },
  };
}

export function importFeed(feed: string, dataDir: string): void {
  const imported = spawnSync(process.execPath, ["build/server/main.js", "import", feed], {
    encoding: "utf8",
    timeout: 120_000,
    env: { ...process.env, DATA_DIR: dataDir },
  });
  if (imported.status !== 0 || !imported.stdout.includes("taken 12")) {
    throw new Error(`The feed was not taken in: ${imported.stdout}${imported.stderr}`);
  }
}
