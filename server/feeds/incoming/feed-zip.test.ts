import { createWriteStream } from "node:fs";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import yazl from "yazl";
import { openFeedZip, zipLimits } from "./feed-zip.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "lintel-zip-"));
});
afterAll(async () => {
  await rm(folder, { recursive: true });
});

type Entry = [name: string, content: string | Buffer, options?: Partial<yazl.Options>];

/**
 * @param edit patches bytes of the finished ZIP, to build files that no packer writes
 */
async function createZip(entries: Entry[], edit: (zip: Buffer) => Buffer = (zip) => zip) {
  const zip = new yazl.ZipFile();
  for (const [name, content, options] of entries) {
    zip.addBuffer(Buffer.from(content), name, options);
  }
  zip.end();
  const path = join(folder, `${crypto.randomUUID()}.zip`);
  await pipeline(zip.outputStream, createWriteStream(path));
  await writeFile(path, edit(await readFile(path)));
  return path;
}

async function findProblem(path: string): Promise<string> {
  const opened = await openFeedZip(path);
  if (!opened.ok) return opened.problem;
  const read = await opened.zip.readBlm();
  opened.zip.close();
  return read.ok ? "none" : read.problem;
}

/** Renames an entry in both the central directory and its local header. */
function renameEntry(from: string, to: string) {
  if (from.length !== to.length) throw new Error("Names of one length, else the ZIP breaks.");
  return (zip: Buffer) => Buffer.from(zip.toString("latin1").replaceAll(from, to), "latin1");
}

/** Sets bytes at an offset of the single central directory entry. */
function listEntries(offset: number, value: number, bytes = 2) {
  return (zip: Buffer) => {
    const entry = zip.indexOf("PK\u0001\u0002", 0, "latin1");
    zip.writeUIntLE(value, entry + offset, bytes);
    return zip;
  };
}

/** Fakes the number of files in the central directory. */
function countEntries(files: number) {
  return (zip: Buffer) => {
    zip.writeUInt16LE(files, zip.lastIndexOf("PK\u0005\u0006", -1, "latin1") + 10);
    return zip;
  };
}

/** Corrupts a stored file. */
function breakZip(zip: Buffer): Buffer {
  zip.write("X", zip.indexOf("picture"), "latin1");
  return zip;
}

describe("A ZIP with the feed and its pictures in the root", () => {
  test("gives the BLM file, and pictures by name in any case", async () => {
    const opened = await openFeedZip(
      await createZip([
        ["999999_2026112001.BLM", "text"],
        ["A1_IMG_00.JPG", "picture"],
      ]),
    );
    if (!opened.ok) throw new Error(opened.problem);
    const { zip } = opened;
    expect(await zip.readBlm()).toEqual({ ok: true, bytes: Buffer.from("text") });
    const read = zip.pictures.find("a1_img_00.jpg");
    expect(await read?.()).toEqual({ ok: true, bytes: Buffer.from("picture") });
    expect(zip.pictures.find("a1_img_01.jpg")).toBeNull();
    zip.close();
  });

  test("reports that a damaged or large picture can't be used", async () => {
    const large = Buffer.alloc(11 * 1024 * 1024);
    const stored = { compress: false };
    const path = await createZip(
      [
        ["a.jpg", "picture", stored],
        ["b.jpg", large, stored],
      ],
      breakZip,
    );
    const opened = await openFeedZip(path);
    if (!opened.ok) throw new Error(opened.problem);
    const { pictures, close } = opened.zip;
    expect(await pictures.find("a.jpg")?.()).toEqual({
      ok: false,
      reason: "is damaged in the ZIP",
    });
    expect(await pictures.find("b.jpg")?.()).toEqual({ ok: false, reason: "is larger than 10 MB" });
    close();
  });
});

describe("A ZIP is refused with a one-line error", () => {
  const path = "is in a folder, and all files must be at the top level of the ZIP";
  const link = { mode: 0o120777 };

  test.each<[string, Entry[], ((zip: Buffer) => Buffer) | undefined, string]>([
    ["a folder", [["photos/a.jpg", "x"]], undefined, `"photos/a.jpg" ${path}`],
    ["a way up", [["xx_a.jpg", "x"]], renameEntry("xx_a.jpg", "../a.jpg"), `"../a.jpg" ${path}`],
    [
      "a way up for Windows",
      [["xx_a.jpg", "x"]],
      renameEntry("xx_a.jpg", "..\\a.jpg"),
      `"..\\a.jpg" ${path}`,
    ],
    ["an absolute path", [["_a.jpg", "x"]], renameEntry("_a.jpg", "/a.jpg"), `"/a.jpg" ${path}`],
    ["a drive", [["c_a.jpg", "x"]], renameEntry("c_a.jpg", "c:a.jpg"), `"c:a.jpg" ${path}`],
    ["a link", [["a.jpg", "/etc/passwd", link]], undefined, '"a.jpg" is a link'],
    ["an encrypted file", [["a.jpg", "x"]], listEntries(8, 0x0801), '"a.jpg" is encrypted'],
    [
      "an unknown packing",
      [["a.jpg", "x"]],
      listEntries(10, 12),
      '"a.jpg" is compressed in a way we can’t read',
    ],
    [
      "a name twice",
      [
        ["a.jpg", "x"],
        ["A.JPG", "y"],
      ],
      undefined,
      '"A.JPG" is in it twice',
    ],
    [
      "a bomb",
      [["a.jpg", Buffer.alloc(20 * 1024 * 1024)]],
      undefined,
      '"a.jpg" is compressed more than 200 times, like a ZIP bomb',
    ],
    [
      "one huge file",
      [["a.jpg", Buffer.alloc(65 * 1024 * 1024), { compress: false }]],
      undefined,
      '"a.jpg" is larger than 64 MB',
    ],
    ["no BLM file", [["a.jpg", "x"]], undefined, "it must have 1 BLM file, but has 0"],
    [
      "two BLM files",
      [
        ["a.blm", "x"],
        ["b.BLM", "y"],
      ],
      undefined,
      "it must have 1 BLM file, but has 2",
    ],
    [
      "a damaged BLM file",
      [["a.blm", "text", { compress: false }]],
      (zip) => Buffer.from(zip.toString("latin1").replace("text", "tent"), "latin1"),
      '"a.blm" is damaged',
    ],
  ])("%s", async (_what, entries, edit, why) => {
    expect(await findProblem(await createZip(entries, edit))).toBe(
      `We can’t use this ZIP because ${why}.`,
    );
  });

  test("a file that unpacks to more than its declared size", async () => {
    const packed = await createZip(
      [["a.blm", Buffer.alloc(5 * 1024 * 1024)]],
      listEntries(24, 10, 4),
    );
    expect(await findProblem(packed)).toBe('We can’t use this ZIP because "a.blm" is damaged.');
  });

  test("many files whose total is too large, though each is within the limit", async () => {
    const size = 60 * 1024 * 1024;
    const lie = (zip: Buffer) => {
      for (let at = zip.indexOf("PK\u0001\u0002", 0, "latin1"); at >= 0;) {
        zip.writeUInt32LE(size, at + 20);
        zip.writeUInt32LE(size, at + 24);
        at = zip.indexOf("PK\u0001\u0002", at + 1, "latin1");
      }
      return zip;
    };
    const entries = Array.from({ length: 70 }, (_, index): Entry => [`${index}.jpg`, "x"]);
    expect(await findProblem(await createZip(entries, lie))).toBe(
      "We can’t use this ZIP because it would be larger than 4 GB when unzipped.",
    );
  });

  test("too many files", async () => {
    expect(
      await findProblem(await createZip([["a.jpg", "x"]], countEntries(zipLimits.entries + 1))),
    ).toBe("We can’t use this ZIP because it has 20001 files and the limit is 20000.");
  });

  test("truncated in the middle", async () => {
    const cut = await createZip([["a.blm", "text"]], (zip) => zip.subarray(0, -10));
    expect(await findProblem(cut)).toMatch(
      /^We can’t use this ZIP because it’s damaged or isn’t a ZIP \(/,
    );
  });

  test("not a ZIP", async () => {
    const text = join(folder, "text.zip");
    await writeFile(text, "#HEADER#");
    expect(await findProblem(text)).toMatch(
      /^We can’t use this ZIP because it’s damaged or isn’t a ZIP \(/,
    );
  });
});
