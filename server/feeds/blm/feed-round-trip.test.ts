import { copyFile, readFile, rename } from "node:fs/promises";
import { basename, join } from "node:path";
import { describe, expect, test } from "vitest";
import { listings } from "../../listings/listing-tables.ts";
import { resolveInProject } from "../../platform/process/project-folder.ts";
import { readRecords, writeStored } from "../../testing/feed-export.ts";
import { useImporter } from "../../testing/feed-import.ts";
import { fullListing } from "../../testing/listing.ts";
import { findRecordFaults } from "./blm-faults.ts";
import { dropMinimumTerm } from "../../../domain/listings/minimum-term.ts";
import { createListingId } from "./listing-id.ts";

const importer = useImporter();

/** BLM has no field for the position and what derives from it. The rest is internal to the site. */
const notCarried = new Set(
  "lat long locationAccurate stations createdAt updatedAt listedAt searchText searchWords".split(
    " ",
  ),
);

/** Stored homes, reduced to what BLM can carry. */
async function listCarried() {
  return (await importer.stored()).map((home) =>
    Object.fromEntries(Object.entries(home).filter(([field]) => !notCarried.has(field))),
  );
}

describe("the demo, imported, exported and imported again", () => {
  test("gives the same homes, in a file that a portal accepts", async () => {
    const demo = "999999_2026112101.BLM";
    await copyFile(resolveInProject(`demo/${demo}`), join(importer.folder(), demo));
    await importer.run(demo);
    const before = await listCarried();
    expect(before.length).toBeGreaterThan(200);

    const { file, homes, leftOut } = await writeStored(importer);
    expect(leftOut).toEqual([]);
    expect(homes).toBe(before.length);
    expect(basename(file)).toBe("999999_2026112201.BLM");
    const bytes = await readFile(file);
    expect(bytes.every((byte) => byte === 10 || (byte >= 32 && byte < 127))).toBe(true);
    for (const record of await readRecords(file)) expect(findRecordFaults(record)).toEqual([]);

    const database = importer.database();
    await database.orm.execute("truncate listings cascade");
    await rename(file, join(importer.folder(), "again.blm"));
    await importer.run("again.blm");
    expect(await listCarried()).toEqual(before);
  });
});

test("a home with every field set comes back with all that BLM can carry", async () => {
  const id = createListingId(fullListing.branchId, fullListing.agentRef);
  await importer
    .database()
    .orm.insert(listings)
    .values({ ...dropMinimumTerm(fullListing), id });
  const before = await listCarried();
  const { file, leftOut } = await writeStored(importer);
  expect(leftOut).toEqual([]);
  await rename(file, join(importer.folder(), "again.blm"));
  await importer.run("again.blm");
  expect(await listCarried()).toEqual(before);
});
