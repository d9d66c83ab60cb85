import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** What hands out the bytes of private files without asking who reads them, and who may call it. */
const reads: Record<string, { call: RegExp; by: string[] }> = {
  "papers, decrypted": {
    call: /\bdecryptDocument\(|\bdocumentKeys\.decrypt\(/,
    by: ["server/documents/decrypt-document.ts", "server/site/doors/read-document.ts"],
  },
  "files that came with a mail": {
    call: /\bfindReceivedFile\(|\breceivedFiles\.content\b/,
    by: ["server/inbound-email/find-received-file.ts", "server/site/doors/read-received-file.ts"],
  },
  "pictures, also of drafts": {
    call: /\bphotos\.(?:get|files)\(/,
    by: [
      "server/feeds/portals/portal-pictures.ts",
      "server/homes/pictures/change-pictures.ts",
      "server/inbox/home-documents.ts",
      "server/photos/photo-files.ts",
    ],
  },
};

const sources = globSync("{app,server}/**/*.{ts,tsx}").filter(
  (path) => !path.includes(".test.") && !path.startsWith("server/testing/"),
);

test.each(Object.entries(reads))("%s are read by their door alone", (_what, { call, by }) => {
  const readers = sources.filter((path) => call.test(readFileSync(path, "utf8")));
  expect(readers.toSorted()).toEqual(by);
});
