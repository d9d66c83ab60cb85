import { describe, expect, test } from "vitest";
import type { BlmFile } from "./read-blm.ts";
import { maxFileBytes, readBlm } from "./read-blm.ts";
import { buildBlm, createManyRecords } from "../../testing/feed.ts";

const encodeUtf8 = (text: string) => new TextEncoder().encode(text);
const encodeLatin1 = (text: string) => new Uint8Array(Buffer.from(text, "latin1"));

async function buildFile(bytes: Uint8Array | string): Promise<BlmFile> {
  const read = await readBlm(typeof bytes === "string" ? encodeUtf8(bytes) : bytes);
  if (!read.ok) throw new Error(read.problem);
  return read.file;
}

async function findProblem(bytes: Uint8Array | string): Promise<string> {
  const read = await readBlm(typeof bytes === "string" ? encodeUtf8(bytes) : bytes);
  return read.ok ? "none" : read.problem;
}

const plain = buildBlm([{ SUMMARY: "First" }, { AGENT_REF: "999999_A2", SUMMARY: "Second" }]);
const listSummaries = (file: BlmFile) => file.records.map((record) => record.get("SUMMARY"));

describe("A BLM file is read", () => {
  test("with each record's values by field and the line where it begins", async () => {
    const file = await buildFile(plain);
    expect(listSummaries(file)).toEqual(["First", "Second"]);
    expect(file.records.map(({ line }) => line)).toEqual([10, 11]);
    expect(file.records[0]?.get("NO_SUCH_FIELD")).toBe("");
    expect(file.warnings).toEqual([]);
  });

  test.each([
    ["VERSION in upper case", plain.replace("Version", "VERSION")],
    ["blank lines in the header", plain.replace("EOF :", "\n\nEOF :")],
    ["the sender's own header lines", plain.replace("EOF :", "Sender : Acme: Lettings\nEOF :")],
    ["a header without blanks at the colon", plain.replace("EOF : '^'", "EOF:'^'")],
    ["double quotes around the signs", plain.replace("'^'", '"^"')],
    ["| for ^", buildBlm([{ SUMMARY: "First" }, { SUMMARY: "Second" }], { eof: "|" })],
    ["| for ~", buildBlm([{ SUMMARY: "First" }, { SUMMARY: "Second" }], { eor: "|" })],
    ["line ends of Windows", plain.replaceAll("\n", "\r\n")],
    ["line ends of the old Mac", plain.replaceAll("\n", "\r")],
    ["all records on one line", plain.replaceAll(/~\n(?=999999|#END)/g, "~")],
    ["blanks around tags", plain.replaceAll(/(#[A-Z]+#)/g, "  $1 ")],
    ["no final newline", plain.trimEnd()],
    ["a byte order mark", `\uFEFF${plain}`],
    ["a Ctrl-Z at the end", `${plain}\u001A`],
    ["blanks around values", plain.replace("^Second^", "^ \t Second \n^")],
    ["a definition in several lines", plain.replace("^BRANCH_ID^", "^\n\tBRANCH_ID^")],
    ["field names in lower case", plain.replace("BRANCH_ID^STATUS_ID", "branch_id^status_id")],
    ["a definition that does not close its last field", plain.replace(/\^~(?=\n\n#DATA)/, "~")],
    ["records that do not close their last field", plain.replaceAll("^^^~", "^^x~")],
  ])("with %s", async (_what, text) => {
    expect(listSummaries(await buildFile(text))).toEqual(["First", "Second"]);
  });

  test("with newlines in a text", async () => {
    const file = await buildFile(
      buildBlm([{ SUMMARY: "One\nline\r\nmore" }, { SUMMARY: "Second" }]),
    );
    expect(listSummaries(file)).toEqual(["One\nline\r\nmore", "Second"]);
    expect(file.records.map(({ line }) => line)).toEqual([10, 13]);
  });

  test("with bytes of Windows-1252, and says so", async () => {
    const file = await buildFile(
      encodeLatin1(plain.replace("First", "\u00A3950 \u0096 caf\u00E9")),
    );
    expect(listSummaries(file)[0]).toBe("£950 – café");
    expect(file.warnings).toEqual(["The file was read as Windows-1252."]);
  });

  test("with a Property Count that does not match, and says so", async () => {
    const file = await buildFile(
      buildBlm(createManyRecords(3), { header: ["Property Count : 190"] }),
    );
    expect(file.warnings).toEqual(["The header’s property count is 190, but the file has 3."]);
  });

  test("with numbered fields, LICIENCE, stray spaces in names, LATITUDE and LONGITUDE", async () => {
    const names = [
      "LET_BILL_INC_TV_LICIENCE",
      "LET_WASHING_ MACHINE_FLAG",
      "FEATURE11",
      "MEDIA_IMAGE_60",
      "MEDIA_FLOOR_PLAN_TEXT_00",
      "MEDIA_DOCUMENT_50",
      "MEDIA_VIRTUAL_TOUR_00",
      "COMM_CLASS_ORDER_6",
      "LATITUDE",
      "LONGITUDE",
    ];
    const file = await buildFile(buildBlm([Object.fromEntries(names.map((name) => [name, "x"]))]));
    expect(file.fields.slice(-10, -8)).toEqual([
      "LET_BILL_INC_TV_LICENCE",
      "LET_WASHING_MACHINE_FLAG",
    ]);
    expect(file.records[0]?.get("LET_BILL_INC_TV_LICENCE")).toBe("x");
  });

  test("without fields that Rightmove demands but nothing here needs", async () => {
    const bare =
      "AGENT_REF BRANCH_ID POSTCODE1 STATUS_ID BEDROOMS PRICE PROP_SUB_ID DISPLAY_ADDRESS TRANS_TYPE_ID";
    const row = bare.replaceAll(" ", "^");
    const text = `#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n${row}^~\n#DATA#\n${row}^~\n#END#`;
    expect((await buildFile(text)).records).toHaveLength(1);
  });

  test("with no record at all", async () => {
    expect((await buildFile(buildBlm([]))).records).toEqual([]);
  });
});

describe("A BLM file is refused with a one-line error", () => {
  const lines = plain.split("\n");
  const without = (tag: string) => lines.filter((line) => line !== tag).join("\n");
  const utf16 = new Uint8Array(Buffer.from(plain, "utf16le"));

  test.each<[string, Uint8Array | string, string]>([
    ["empty", "", "The file is empty."],
    ["only blanks", "\n \n", "The file is empty."],
    ["without #HEADER#", without("#HEADER#"), "The file has no #HEADER# section."],
    ["without #DEFINITION#", without("#DEFINITION#"), "The file has no #DEFINITION# section."],
    ["without #DATA#", without("#DATA#"), "The file has no #DATA# section."],
    ["without #END#", without("#END#"), "The file is incomplete because it has no #END#."],
    [
      "cut within a record",
      plain.slice(0, -60),
      "The file ends in the middle of record 2 (line 11).",
    ],
    [
      "#END# within a record",
      plain.replace("^~\n#END#", "\n#END#"),
      "#END# comes in the middle of record 2 (line 11).",
    ],
    [
      "two files in one",
      plain + plain,
      "The file continues after #END#. Check that it isn’t two files in one.",
    ],
    [
      "text after #END#",
      `${plain}more`,
      "The file continues after #END#. Check that it isn’t two files in one.",
    ],
    ["text before #HEADER#", `more\n${plain}`, "The file must begin with #HEADER#."],
    [
      "sections in another order",
      plain.replace("#DATA#", "#X#").replace("#HEADER#", "#DATA#").replace("#X#", "#HEADER#"),
      "The sections must be in this order: #HEADER#, #DEFINITION#, #DATA#, #END#.",
    ],
    ["no version", plain.replace("Version : 3\n", ""), "The header has no Version."],
    [
      "another version",
      plain.replace("Version : 3", "Version : 2"),
      "The header says version 2, but we can only read BLM version 3.",
    ],
    [
      "no signs",
      plain.replace("EOR : '~'\n", ""),
      "The header must give two different delimiters, such as EOF : '^' and EOR : '~'.",
    ],
    [
      "one sign for both",
      plain.replace("EOR : '~'", "EOR : '^'"),
      "The header must give two different delimiters, such as EOF : '^' and EOR : '~'.",
    ],
    [
      "a definition without an end",
      plain.replace("^~\n\n#DATA#", "^\n\n#DATA#"),
      "The definition must have ~ at the end and nowhere else.",
    ],
    [
      "a field twice",
      plain.replace("TOWN^", "TOWN^TOWN^"),
      "The definition has the field TOWN twice.",
    ],
    [
      "a needed field missing",
      plain.replace("PRICE^PRICE_Q", "PRICE_Q"),
      "The definition is missing PRICE.",
    ],
    [
      "a column too few",
      plain.replace("^Second^", "^"),
      "Wrong number of columns in record 2 (line 11). It has 30, but the definition has 31.",
    ],
    [
      "a column too many",
      plain.replace("^Second^", "^Sec^ond^"),
      "Wrong number of columns in record 2 (line 11). It has 32, but the definition has 31.",
    ],
    [
      "UTF-16 with a mark",
      new Uint8Array([0xff, 0xfe, ...utf16]),
      "The file has the wrong encoding (it is UTF-16). Save it as UTF-8 or Windows-1252.",
    ],
    [
      "UTF-16 without a mark",
      utf16,
      "The file has the wrong encoding (it has NUL bytes, like UTF-16 and binary files). Save it as UTF-8 or Windows-1252.",
    ],
    [
      "neither UTF-8 nor Windows-1252",
      encodeLatin1(plain.replace("First", "\u0081\u0040")),
      "The file has the wrong encoding (it contains byte 0x81 but isn’t UTF-8). Save it as UTF-8 or Windows-1252.",
    ],
    [
      "a record of more than 256 KB",
      buildBlm([{ DESCRIPTION: "x".repeat(300_000) }]),
      "The limit for a record is 256 KB, but record 1 (line 10) is larger.",
    ],
    [
      "a definition without end",
      plain.replace("#DATA#", `${"A^".repeat(70_000)}\n#DATA#`),
      "#DATA# must come within the first 128 KB.",
    ],
    [
      "too large a file",
      new Uint8Array(maxFileBytes + 1),
      "The file is 64.1 MB. The limit is 64 MB.",
    ],
  ])("%s", async (_what, bytes, problem) => {
    expect(await findProblem(bytes)).toBe(problem);
  });

  test("with more than 50,000 records", async () => {
    const row = "a^b^c^d^e^f^g^h^i^~";
    const fields =
      "AGENT_REF^BRANCH_ID^POSTCODE1^STATUS_ID^BEDROOMS^PRICE^PROP_SUB_ID^DISPLAY_ADDRESS^TRANS_TYPE_ID^~";
    const head = "#HEADER#\nVersion : 3\nEOF : '^'\nEOR : '~'\n#DEFINITION#\n";
    const text = `${head}${fields}\n#DATA#\n${row.repeat(50_001)}#END#`;
    expect(await findProblem(text)).toBe("The file has more than 50000 records.");
  });
});

test("The time to read a file depends on its length, whatever its contents", async () => {
  const started = performance.now();
  for (const part of [" ", "\n", "<", "<a", ". ", "pets no ", "no pets, ", "garden ", "- "]) {
    const text = `${part.repeat(250_000 / part.length)}x`;
    expect(await findProblem(buildBlm([{ DESCRIPTION: text }]))).toBe("none");
    expect(await findProblem(plain.replace("#END#", text))).toMatch(/^The file ends in/);
  }
  // A quadratic regression would take minutes.
  expect(performance.now() - started).toBeLessThan(60_000);
});
