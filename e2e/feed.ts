import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildBlm } from "../server/testing/feed.ts";
import { runCommand } from "./admin-command.ts";

const homeCount = 12;

/** Sclater Street at £1,700 pcm. */
export const letAgreedHome = 2;
/** Loriner Street at £2,100 pcm: two bedrooms, with everything the page can show. */
export const fullHome = 6;
/** Was in an earlier feed only. */
export const withdrawnHome = homeCount;

const specialFields: Record<number, Record<string, string>> = {
  [letAgreedHome]: { STATUS_ID: "5" },
  // Developments, by their names, whose offers take a simple form and one with a flat's number.
  4: { ADDRESS_2: "Tidewater Wharf", POSTCODE1: "E14" },
  5: { ADDRESS_2: "Foundry Yard", POSTCODE1: "SE8" },
  [fullHome]: {
    FEATURE3: "EPC: 72 potential: 84",
    DESCRIPTION: "First line.<br>Second line.",
    MEDIA_IMAGE_TEXT_01: "FLOORPLAN",
  },
};

const streets = ["Loriner", "Tenter", "Sclater", "Ropewalk", "Linnet", "Calvert"];

interface Changes {
  count?: number;
  /** By the place of a home. */
  rents?: Record<number, number>;
}

/** Imports the homes of all journeys into a running site, or some changes of them. */
export async function importFeed(dataDir: string, changes: Changes = {}): Promise<void> {
  const feed = writeFeed(join(dataDir, "feed"), changes);
  const output = await runCommand(dataDir, "import", feed);
  if (!/^imported 1[23]\b/m.test(output)) throw new Error(`The feed was not imported: ${output}`);
}

/** With a home that leaves the market. */
export async function importFirstFeeds(dataDir: string): Promise<void> {
  await importFeed(dataDir, { count: withdrawnHome + 1 });
  await importFeed(dataDir);
}

function writeFeed(folder: string, { count = homeCount, rents = {} }: Changes): string {
  mkdirSync(folder, { recursive: true });
  for (const photo of ["living-01.jpg", "kitchen-01.jpg"]) {
    copyFileSync(join("demo/photos", photo), join(folder, photo));
  }
  const records = Array.from({ length: count }, (_, n) => ({
    AGENT_REF: `999999_J${n}`,
    ADDRESS_1: String(n + 1),
    ADDRESS_2: `${streets[n % streets.length]} Street`,
    DISPLAY_ADDRESS: `${streets[n % streets.length]} Street, Shoreditch, London E2`,
    SUMMARY: `Home number ${n + 1} on a short street.`,
    BEDROOMS: String(n % 4),
    PRICE: String(rents[n] ?? 1500 + n * 100),
    MEDIA_IMAGE_00: "living-01.jpg",
    MEDIA_IMAGE_TEXT_00: "Reception room",
    MEDIA_IMAGE_01: "kitchen-01.jpg",
    MEDIA_IMAGE_TEXT_01: "Kitchen",
    ...specialFields[n],
  }));
  const file = join(folder, "999999_2026112101.BLM");
  writeFileSync(file, buildBlm(records));
  return file;
}
