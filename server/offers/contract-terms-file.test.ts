import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pino } from "pino";
import { beforeEach, expect, test } from "vitest";
import { findContractDocument, defaultContractTerms } from "../../domain/offers/contract-terms.ts";
import { readContractTerms } from "./contract-terms-file.ts";

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), "lintel-terms-"));
});
const read = () => readContractTerms({ dataDir, log: pino({ level: "silent" }) });
const write = (text: string) => writeFileSync(join(dataDir, "contract-terms.json"), text);
const wharf = { developmentName: "Tidewater Wharf", companyName: null };

test("without an agency file the bundled one applies", async () => {
  expect(findContractDocument(await read(), wharf)).toBe("contract-terms-build-to-rent");
});

test("the file in the data folder holds as soon as it is written", async () => {
  await read();
  write('{"default": "usual", "names": {"tidewater WHARF": "wharf"}}');
  expect(findContractDocument(await read(), wharf)).toBe("wharf");
});

test.each(["{", "[]", '{"names": {}}', '{"default": "../secret", "names": {}}'])(
  "a file that contains %s falls back to the default for everybody",
  async (text) => {
    write(text);
    expect(await read()).toEqual(defaultContractTerms);
  },
);
