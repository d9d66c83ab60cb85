import { cpSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { feedFolder, importFeed } from "./site-with-feed.ts";
import { writeFeed } from "./feed.ts";
import { startSite } from "./running-site.ts";

/** Made once, since creating a database takes several seconds and every test file needs one. */
export default async function createReadyData(): Promise<() => void> {
  const folder = mkdtempSync(join(tmpdir(), "lintel-ready-"));
  const [empty, fed, demo] = ["empty", "fed", "demo"].map((name) => join(folder, name));
  await (await startSite({ DEMO_DATA: "off" }, empty)).stop();
  cpSync(empty!, fed!, { recursive: true });
  const agency = await startSite({ DEMO_DATA: "off" }, fed);
  importFeed(writeFeed(join(fed!, feedFolder)), fed!);
  await agency.stop();
  await (await startSite({}, demo)).stop();
  process.env["READY_DATA"] = folder;
  return () => rmSync(folder, { recursive: true, force: true });
}
