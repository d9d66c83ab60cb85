import { createWriteStream } from "node:fs";
import { buffer } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import yauzl from "yauzl";
import yazl from "yazl";

export async function repack(
  from: string,
  to: string,
  change: (name: string, bytes: Buffer) => Buffer | null,
): Promise<void> {
  const zip = new yazl.ZipFile();
  for (const { name, bytes } of await listFiles(from)) {
    const changed = change(name, bytes);
    if (changed !== null) zip.addBuffer(changed, name);
  }
  zip.end();
  await pipeline(zip.outputStream, createWriteStream(to));
}

export async function listFiles(path: string) {
  const file = await yauzl.openPromise(path, { autoClose: false });
  const files: { name: string; bytes: Buffer; start: number; packedSize: number }[] = [];
  for await (const entry of file.eachEntry()) {
    const { fileDataStart } = await file.readLocalFileHeaderPromise(entry, { minimal: true });
    const bytes = await buffer(await file.openReadStreamPromise(entry));
    files.push({
      name: entry.fileName,
      bytes,
      start: fileDataStart,
      packedSize: entry.compressedSize,
    });
  }
  file.close();
  return files;
}
