import { createWriteStream } from "node:fs";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { describe, expect, test } from "vitest";
import yazl from "yazl";
import { buildBlm } from "../testing/feed.ts";
import { useImporter } from "../testing/feed-import.ts";

const { take, run, stored, folder } = useImporter();
const good = buildBlm([{ AGENT_REF: "A1", PRICE: "2000" }]);

/** Returns a file's error, after checking that it is one line and the listings are unchanged. */
async function findProblem(name: string): Promise<string> {
  await take([{ AGENT_REF: "A1" }, { AGENT_REF: "A2" }]);
  const before = await stored();
  const result = await run(name);
  expect(await stored()).toEqual(before);
  if (result.ok) throw new Error("The file was taken.");
  expect(result.problem).toMatch(/^[A-Z#"][^\n]*[.?]$/);
  return result.problem;
}

async function zip(name: string, entries: [name: string, content: string | Buffer][]) {
  const packer = new yazl.ZipFile();
  for (const [entry, content] of entries) packer.addBuffer(Buffer.from(content), entry);
  packer.end();
  await pipeline(packer.outputStream, createWriteStream(join(folder(), name)));
}

describe("A bad file gives its one-line error, and the listings stay unchanged", () => {
  test.each<[string, string | Buffer, string]>([
    ["empty", "", "The file is empty."],
    ["without a record", buildBlm([]), "The file has no properties."],
    [
      "cut in the middle",
      good.slice(0, -200),
      "The file ends in the middle of record 1 (line 10).",
    ],
    [
      "in UTF-16",
      Buffer.from(`\uFEFF${good}`, "utf16le"),
      "The file has the wrong encoding (it is UTF-16). Save it as UTF-8 or Windows-1252.",
    ],
    ["without a section", good.replace("#DATA#", ""), "The file has no #DATA# section."],
    [
      "with a wrong column count",
      good.replace("^2000^", "^20^00^"),
      "Wrong number of columns in record 1 (line 10). It has 32, but the definition has 31.",
    ],
    [
      "with a path in a photo's name",
      buildBlm([{ MEDIA_IMAGE_00: "../../etc/passwd" }]),
      'MEDIA_IMAGE_00 in record 1 (line 10) must be a file name, not a path. It says "../../etc/passwd".',
    ],
    [
      "with a path for Windows",
      buildBlm([{ MEDIA_IMAGE_60: "..\\a.jpg" }]),
      'MEDIA_IMAGE_60 in record 1 (line 10) must be a file name, not a path. It says "..\\a.jpg".',
    ],
    [
      "with an address of a file",
      buildBlm([{ MEDIA_FLOOR_PLAN_00: "file:///etc/passwd" }]),
      'MEDIA_FLOOR_PLAN_00 in record 1 (line 10) must be a file name, not a path. It says "file:///etc/passwd".',
    ],
    [
      "with a path in a record to be skipped",
      buildBlm([{ TRANS_TYPE_ID: "1", MEDIA_IMAGE_00: "/a.jpg" }]),
      'MEDIA_IMAGE_00 in record 1 (line 10) must be a file name, not a path. It says "/a.jpg".',
    ],
    [
      "of sales alone",
      buildBlm([{ TRANS_TYPE_ID: "1" }]),
      "The file has no properties to let (1 skipped, 0 rejected).",
    ],
    [
      "of refused records alone",
      buildBlm([{ PRICE: "0" }]),
      'The file has no properties to let (0 skipped, 1 rejected, the first on line 10, PRICE: "0" isn’t a rent from £1 to £1,000,000 a month).',
    ],
  ])("%s", async (_what, content, problem) => {
    await writeFile(join(folder(), "bad.blm"), content);
    expect(await findProblem("bad.blm")).toBe(problem);
  });

  test("100 MB of one record", async () => {
    const [head = "", tail = ""] = good.split("A two bedroom flat near");
    const block = Buffer.alloc(1024 * 1024, "x");
    const chunks = [
      Buffer.from(head),
      ...Array.from({ length: 100 }, () => block),
      Buffer.from(tail),
    ];
    await pipeline(Readable.from(chunks), createWriteStream(join(folder(), "bad.blm")));
    expect(await findProblem("bad.blm")).toBe("The file is 100.1 MB. The limit is 64 MB.");
  });

  test("50 MB of one record", async () => {
    const text = good.replace("A two bedroom flat near", "x".repeat(50 * 1024 * 1024));
    await writeFile(join(folder(), "bad.blm"), text);
    expect(await findProblem("bad.blm")).toBe(
      "The limit for a record is 256 KB, but record 1 (line 10) is larger.",
    );
  });

  test("no such file", async () => {
    expect(await findProblem("none.blm")).toBe("We can’t find that file.");
  });

  test("a folder", async () => {
    await mkdir(join(folder(), "bad.blm"));
    expect(await findProblem("bad.blm")).toBe("This isn’t a file.");
  });

  test("a bomb as the ZIP that holds the feed", async () => {
    await zip("bad.zip", [
      ["bad.blm", Buffer.alloc(60 * 1024 * 1024, good)],
      ["a.blm", good],
    ]);
    expect(await findProblem("bad.zip")).toBe(
      'We can’t use this ZIP because "bad.blm" is compressed more than 200 times, like a ZIP bomb.',
    );
  });

  test("a bomb as the ZIP beside the feed", async () => {
    await writeFile(join(folder(), "bad.blm"), good);
    await zip("bad.zip", [["a.jpg", Buffer.alloc(60 * 1024 * 1024)]]);
    expect(await findProblem("bad.blm")).toBe(
      'We can’t use this ZIP because "a.jpg" is compressed more than 200 times, like a ZIP bomb.',
    );
  });

  test("a ZIP with folders", async () => {
    await zip("bad.zip", [["feed/bad.blm", good]]);
    expect(await findProblem("bad.zip")).toBe(
      'We can’t use this ZIP because "feed/bad.blm" is in a folder, and all files must be at the top level of the ZIP.',
    );
  });

  test("a ZIP named like a BLM file", async () => {
    await zip("good.zip", [["good.blm", good]]);
    await writeFile(join(folder(), "bad.blm"), await readFile(join(folder(), "good.zip")));
    expect(await findProblem("bad.blm")).toMatch(/^The file has the wrong encoding/);
  });
});
