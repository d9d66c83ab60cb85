import { copyFileSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { buildBlm } from "../server/testing/feed.ts";

export const feedFile = "999999_2026112101.BLM";

const streets = ["Loriner", "Tenter", "Sclater", "Ropewalk", "Linnet", "Calvert"];

export function writeFeed(folder: string): string {
  mkdirSync(folder, { recursive: true });
  for (const photo of ["living-01.jpg", "kitchen-01.jpg"]) {
    copyFileSync(join("demo/photos", photo), join(folder, photo));
  }
  const records = Array.from({ length: 12 }, (_, n) => ({
    AGENT_REF: `999999_J${n}`,
    ADDRESS_1: String(n + 1),
    ADDRESS_2: `${streets[n % streets.length]} Street`,
    DISPLAY_ADDRESS: `${streets[n % streets.length]} Street, Shoreditch, London E2`,
    SUMMARY: `Home number ${n + 1} on a short street.`,
    BEDROOMS: String(n % 4),
    PRICE: String(1500 + n * 100),
    MEDIA_IMAGE_00: "living-01.jpg",
    MEDIA_IMAGE_TEXT_00: "Reception room",
    MEDIA_IMAGE_01: "kitchen-01.jpg",
    MEDIA_IMAGE_TEXT_01: "Kitchen",
  }));
  const file = join(folder, feedFile);
  writeFileSync(file, buildBlm(records));
  return file;
}
