import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { importFirstFeeds } from "./feed.ts";
import { removeDataDir, startSite } from "./running-site.ts";
import { seedOffice } from "./seed-office.ts";
import {
  copyFolder,
  shareLoadedDemo,
  shareOffice,
  shareSite,
  tagManagerId,
} from "./shared-sites.ts";

/** Loads the demo once, since nothing else of a start takes as long. */
async function loadDemo(): Promise<string> {
  const { dataDir, stop } = await startSite({ DEMO_DATA: "on" });
  await stop();
  return dataDir;
}

/**
 * Playwright compiles what the specs import after this setup, with nothing beside it. These import
 * most of it, and the demo takes as long to load.
 */
async function compileMeanwhile(): Promise<void> {
  await Promise.all([import("./journey-seed.ts"), import("./own-pages-seed.ts")]);
}

/** Starts the sites that the specs share, since a start takes several seconds. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const mail = await startTestSmtpServer();
  // All visitors have one address, and `one-page-forms.spec.ts` proves the human check.
  const open = { RATE_LIMIT: "off", HUMAN_CHECK: "off" };
  const office = await seedOffice();
  const [site, demo] = await Promise.all([
    startSite({ ...open, DEMO_DATA: "off", SMTP_URL: mail.url }, office.dataDir, {
      setsPublicUrl: true,
    }),
    loadDemo(),
    compileMeanwhile(),
  ]);
  const settings = { RATE_LIMIT: "off", TAG_MANAGER_ID: tagManagerId };
  const demoSite = await startSite(settings, copyFolder(demo));
  await importFirstFeeds(site.dataDir);
  shareSite("SHARED_SITE", site, mail);
  shareOffice(office.token);
  shareSite("SHARED_DEMO_SITE", demoSite);
  shareLoadedDemo(demo);
  return async () => {
    await Promise.all([site.stop(), demoSite.stop()]);
    await mail.close();
    for (const dataDir of [site.dataDir, demoSite.dataDir, demo]) removeDataDir(dataDir);
  };
}
