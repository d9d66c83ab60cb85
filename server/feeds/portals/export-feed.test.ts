import { copyFile, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { findRecordFaults } from "../blm/blm-faults.ts";
import { createManyRecords } from "../../testing/feed.ts";
import { exportStored, readRecords, writeStored } from "../../testing/feed-export.ts";
import { useImporter } from "../../testing/feed-import.ts";

const importer = useImporter();

const exportFeed = (at?: string, allowShrink?: boolean) => exportStored(importer, at, allowShrink);
const readWritten = (at?: string) => writeStored(importer, at);

describe("what BLM has no character or field for", () => {
  const odd = {
    AGENT_REF: "999999_A1",
    FEATURE1: "Residents’ garden – “shared”",
    FEATURE2: "Parking: residents' permit",
    FEATURE3: "Council tax band D",
    SUMMARY: "A café’s neighbour at £1,700.",
    DESCRIPTION: "Tom &amp; Jerry’s £1,700 flat.<br><br>Heating: gas, “combi”<br>Second line.",
  };

  test("is written as near to it as ASCII allows; descriptions and facts keep every sign", async () => {
    await importer.take([odd]);
    const { file } = await readWritten();
    const [record = {}] = await readRecords(file);
    expect(findRecordFaults(record)).toEqual([]);
    expect(record.FEATURE1).toBe("Residents garden - shared");
    expect(record.SUMMARY).toBe("A cafes neighbour at GBP 1,700.");

    const [before] = await importer.stored();
    await rename(file, join(importer.folder(), "again.blm"));
    await importer.run("again.blm");
    const [after] = await importer.stored();
    expect(after?.longDescription).toBe(before?.longDescription);
    expect(after?.material).toEqual(before?.material);
    expect(after?.material.parking).toBe("residents' permit");
  });

  test("is told with the home and the field, where ASCII has nothing near to it", async () => {
    await importer.take([{ ...odd, SUMMARY: "In the 東 wing", DESCRIPTION: "In the 東 wing" }]);
    expect((await writeStored(importer)).losses).toEqual([
      {
        record: "999999_A1",
        losses: [
          {
            field: "SUMMARY",
            reason: "will be sent without 東, because portals only accept ASCII",
          },
        ],
      },
    ]);
  });

  test("exported again, nothing more changes", async () => {
    await importer.take([odd]);
    const first = await readWritten();
    await copyFile(first.file, join(importer.folder(), "again.blm"));
    await importer.run("again.blm");
    const rows = async (file: string) =>
      (await readRecords(file)).map((record) => ({ ...record, UPDATE_DATE: "" }));
    expect(await rows((await readWritten()).file)).toEqual(await rows(first.file));
  });
});

describe("pictures", () => {
  const picture = async (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: "#12483a" } })
      .jpeg()
      .toBuffer();

  test("are beside the file under Rightmove's names, within its size limit", async () => {
    await writeFile(join(importer.folder(), "large.jpg"), await picture(1600, 1200));
    await writeFile(join(importer.folder(), "small.jpg"), await picture(900, 600));
    await importer.take([
      {
        MEDIA_IMAGE_00: "large.jpg",
        MEDIA_IMAGE_TEXT_00: "Reception room with a bay window",
        MEDIA_IMAGE_60: "small.jpg",
        MEDIA_FLOOR_PLAN_00: "small.jpg",
      },
    ]);
    const { file, pictures } = await readWritten();
    expect(pictures).toEqual({ written: 3, unchanged: 0, missing: 0 });
    const [record = {}] = await readRecords(file);
    expect(record.MEDIA_IMAGE_00).toBe("999999_A1_IMG_00.jpg");
    expect(record.MEDIA_IMAGE_TEXT_00).toBe("Reception room with");
    expect([record.MEDIA_IMAGE_60, record.MEDIA_IMAGE_TEXT_60]).toEqual([
      "999999_A1_IMG_60.jpg",
      "EPC",
    ]);
    expect(record.MEDIA_FLOOR_PLAN_00).toBe("999999_A1_FLP_00.jpg");
    const out = join(importer.folder(), "out");
    const { width, height } = await sharp(join(out, "999999_A1_IMG_00.jpg")).metadata();
    expect([width, height]).toEqual([1024, 768]);

    const before = await importer.stored();
    await importer.run(join("out", basename(file)));
    const after = await importer.stored();
    const kinds = (homes: typeof after) => homes[0]?.media.map(({ kind }) => kind);
    expect(kinds(after)).toEqual(kinds(before));
    // Small pictures are exported unchanged.
    expect(after[0]?.media[2]?.url).toBe(before[0]?.media[2]?.url);
    expect((await readWritten()).pictures).toMatchObject({ missing: 0 });
  });

  test("that did not change are not rewritten", async () => {
    await writeFile(join(importer.folder(), "small.jpg"), await picture(900, 600));
    await importer.take([{ MEDIA_IMAGE_00: "small.jpg" }]);
    await readWritten();
    expect((await readWritten()).pictures).toEqual({ written: 0, unchanged: 1, missing: 0 });
  });

  test("gone from the store are left out, and counted", async () => {
    await writeFile(join(importer.folder(), "small.jpg"), await picture(900, 600));
    await importer.take([{ MEDIA_IMAGE_00: "small.jpg" }]);
    await rm(join(importer.dataDir(), "photos"), { recursive: true });
    const { file, pictures } = await readWritten();
    expect(pictures).toEqual({ written: 0, unchanged: 0, missing: 1 });
    expect((await readRecords(file))[0]?.MEDIA_IMAGE_00).toBe("");
  });
});

describe("a file that would do damage", () => {
  test("is not written where the branch has no home", async () => {
    expect(await exportFeed()).toMatchObject({
      ok: false,
      problem: expect.stringContaining("no properties"),
    });
    expect(await readdir(importer.folder())).not.toContain("out");
  });

  test("is not written with less than three quarters of the last file's homes, unless that is meant", async () => {
    await importer.take(createManyRecords(20));
    await readWritten();
    await importer.take(createManyRecords(14));
    expect(await exportFeed()).toMatchObject({
      ok: false,
      problem: expect.stringContaining(
        "Branch 999999 would go from 20 properties in the last file to 14. Check that this is right.",
      ),
    });
    expect(await exportFeed(undefined, true)).toMatchObject({ ok: true, report: { homes: 14 } });
  });

  test("is written with three quarters of them", async () => {
    await importer.take(createManyRecords(20));
    await readWritten();
    await importer.take(createManyRecords(15));
    expect((await readWritten()).homes).toBe(15);
  });

  test("leaves out a home that a portal would refuse, and says why", async () => {
    await importer.take([
      { AGENT_REF: "999999_A1" },
      { AGENT_REF: "999999_A2", POSTCODE2: "" },
      { AGENT_REF: "999999_WITH-A-DASH" },
      { AGENT_REF: "999999_A4", DESCRIPTION: "Bright flat. Sorry, no DSS." },
      { AGENT_REF: "999999_A5", SUMMARY: "Professionals only." },
      { AGENT_REF: "999999_A6", FEATURE4: "No children" },
    ]);
    const { homes, leftOut } = await readWritten();
    expect(homes).toBe(1);
    expect(leftOut.map(({ record, faults }) => [record, faults[0]?.field])).toEqual([
      ["999999_A2", "POSTCODE2"],
      ["999999_A4", "DESCRIPTION"],
      ["999999_A5", "SUMMARY"],
      ["999999_A6", "FEATURE2"],
      ["999999_WITH-A-DASH", "AGENT_REF"],
    ]);
  });

  test("gives a home of the office, as L-20431, a reference that portals take", async () => {
    await importer.take([{ AGENT_REF: "L-20431" }, { AGENT_REF: "OTHER_3" }]);
    const records = await readRecords((await readWritten()).file);
    expect(records.map(({ AGENT_REF }) => AGENT_REF)).toEqual(["999999_L_20431", "999999_OTHER_3"]);
  });

  test("leaves out the second of two homes that would have one reference there", async () => {
    await importer.take([{ AGENT_REF: "L-1" }, { AGENT_REF: "L.1" }]);
    const { homes, leftOut } = await readWritten();
    expect(homes).toBe(1);
    expect(leftOut[0]?.faults).toEqual([
      { field: "AGENT_REF", reason: "is already used by another property in this file" },
    ]);
  });

  test("has no withdrawn home, and marks let agreed ones as such", async () => {
    await importer.take(createManyRecords(3));
    await importer.take([{ AGENT_REF: "999999_A1", STATUS_ID: "5" }, { AGENT_REF: "999999_A2" }]);
    const records = await readRecords((await readWritten()).file);
    expect(records.map(({ AGENT_REF, STATUS_ID }) => [AGENT_REF, STATUS_ID])).toEqual([
      ["999999_A1", "5"],
      ["999999_A2", "0"],
    ]);
  });
});

test("the files of one day are numbered, and each leaves a row in the audit table", async () => {
  await importer.take(createManyRecords(2));
  const names = [
    await readWritten("2026-11-22T09:00:00Z"),
    await readWritten("2026-11-22T18:00:00Z"),
    await readWritten("2026-11-23T09:00:00Z"),
  ].map(({ file }) => basename(file));
  expect(names).toEqual([
    "999999_2026112201.BLM",
    "999999_2026112202.BLM",
    "999999_2026112301.BLM",
  ]);
  const rows = await importer.database().orm.select().from(audit);
  const noted = rows.filter(({ action }) => action === "feed.exported");
  expect(noted.map(({ subjectId, detail }) => [subjectId, detail?.homes])).toEqual([
    ["999999", 2],
    ["999999", 2],
    ["999999", 2],
  ]);
});
