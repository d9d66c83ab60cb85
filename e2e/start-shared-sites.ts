import { startTestSmtpServer } from "../server/testing/smtp-server.ts";
import { runAdminCommand } from "./admin-command.ts";
import { importFirstFeeds } from "./feed.ts";
import { removeDataDir, startSite } from "./running-site.ts";
import { shareSite, tagManagerId } from "./shared-sites.ts";

const negotiatorContact = ["--email", "imogen@lintel.example.com", "--phone", "020 7946 0183"];

/** Starts the sites that the specs share, since a start takes several seconds. */
export default async function startSharedSites(): Promise<() => Promise<void>> {
  const mail = await startTestSmtpServer();
  // All visitors have one address, and `one-page-forms.spec.ts` proves the human check.
  const open = { RATE_LIMIT: "off", HUMAN_CHECK: "off" };
  const [site, demoSite] = await Promise.all([
    startSite({ ...open, DEMO_DATA: "off", SMTP_URL: mail.url }, undefined, {
      setsPublicUrl: true,
    }),
    startSite({ RATE_LIMIT: "off", TAG_MANAGER_ID: tagManagerId }),
  ]);
  await importFirstFeeds(site.dataDir);
  await runAdminCommand(site.dataDir, "negotiator", "add", "Imogen Achebe", ...negotiatorContact);
  shareSite("SHARED_SITE", site, mail);
  shareSite("SHARED_DEMO_SITE", demoSite);
  return async () => {
    await Promise.all([site.stop(), demoSite.stop()]);
    await mail.close();
    for (const { dataDir } of [site, demoSite]) removeDataDir(dataDir);
  };
}
