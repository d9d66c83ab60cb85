import { fromBuffer } from "yauzl";

const mostEntries = 2000;

/** Names in a ZIP archive. Nothing is unpacked. Null if it can't be read or has too many. */
export function listZipNames(bytes: Uint8Array): Promise<string[] | null> {
  return new Promise((resolve) => {
    fromBuffer(Buffer.from(bytes), { lazyEntries: true }, (problem, zip) => {
      if (problem || zip.entryCount > mostEntries) return resolve(null);
      const names: string[] = [];
      zip.on("entry", ({ fileName }: { fileName: string }) => {
        names.push(fileName);
        zip.readEntry();
      });
      zip.once("error", () => resolve(null));
      zip.once("end", () => resolve(names));
      zip.readEntry();
    });
  });
}
