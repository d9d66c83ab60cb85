import { formatCount } from "../../../domain/shared/formats/count.ts";
import { crc32 } from "node:zlib";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { maxPhotoBytes } from "../../photos/photo-store.ts";
import type { FoundPicture, PictureSource } from "../picture-source.ts";
import { getDiskErrorCode, createNamedSource, tooLargePicture } from "../picture-source.ts";
import { maxFileBytes, describeOversize } from "../blm/read-blm.ts";
import { quoteValue } from "../blm/printable.ts";

/** ZIP with a validated central directory. Nothing is unpacked to disk. */
export interface FeedZip {
  pictures: PictureSource;
  readBlm: () => Promise<{ ok: true; bytes: Uint8Array } | Problem>;
  close: () => void;
}

type Problem = { ok: false; problem: string };
interface Packed {
  name: string;
  entry: yauzl.Entry;
}

export const zipLimits = {
  entries: 20_000,
  /** Total unpacked size in bytes. */
  total: 4 * 1024 ** 3,
  /** Maximum compression ratio of an entry over a megabyte. */
  ratio: 200,
};

/** Opens a ZIP with all files in the root, as Rightmove requires. */
export async function openFeedZip(path: string): Promise<{ ok: true; zip: FeedZip } | Problem> {
  let file: yauzl.ZipFile | null = null;
  try {
    file = await yauzl.openPromise(path, { autoClose: false, decodeStrings: false });
    const listed = await listEntries(file);
    if (listed.ok) return { ok: true, zip: readFeedZip(file, listed.files) };
    file.close();
    return listed;
  } catch (error) {
    file?.close();
    if (!(error instanceof Error) || getDiskErrorCode(error)) throw error;
    return refuse(`it’s damaged or isn’t a ZIP (${error.message})`);
  }
}

async function listEntries(file: yauzl.ZipFile): Promise<{ ok: true; files: Packed[] } | Problem> {
  if (file.entryCount > zipLimits.entries) {
    return refuse(
      `it has ${formatCount(file.entryCount, "file")} and the limit is ${zipLimits.entries}`,
    );
  }
  const files: Packed[] = [];
  const seen = new Set<string>();
  let total = 0;
  for await (const entry of file.eachEntry()) {
    const name = readEntryName(entry);
    const problem = findEntryProblem(entry, name);
    if (problem) return refuse(`${quoteValue(name)} ${problem}`);
    const key = name.toLowerCase();
    if (seen.has(key)) return refuse(`${quoteValue(name)} is in it twice`);
    seen.add(key);
    total += entry.uncompressedSize;
    if (total > zipLimits.total) return refuse("it would be larger than 4 GB when unzipped");
    files.push({ name, entry });
  }
  return { ok: true, files };
}

function readEntryName(entry: yauzl.Entry): string {
  const { generalPurposeBitFlag, fileNameRaw, extraFields } = entry;
  return yauzl.getFileNameLowLevel(generalPurposeBitFlag, fileNameRaw, extraFields, true);
}

const unixLink = 0o120000;

function findEntryProblem(entry: yauzl.Entry, name: string): string | null {
  const { uncompressedSize, compressedSize } = entry;
  if (name === "" || /[/\\\0]|^\.\.?$|^[a-z]:/i.test(name)) {
    return "is in a folder, and all files must be at the top level of the ZIP";
  }
  if (((entry.externalFileAttributes >>> 16) & 0o170000) === unixLink) return "is a link";
  if (entry.isEncrypted()) return "is encrypted";
  if (!entry.canDecodeFileData()) return "is compressed in a way we can’t read";
  if (uncompressedSize > maxFileBytes) return "is larger than 64 MB";
  if (uncompressedSize > 1024 ** 2 && uncompressedSize > compressedSize * zipLimits.ratio) {
    return `is compressed more than ${zipLimits.ratio} times, like a ZIP bomb`;
  }
  return null;
}

function readFeedZip(file: yauzl.ZipFile, files: readonly Packed[]): FeedZip {
  return {
    pictures: createNamedSource(
      files,
      ({ name }) => name,
      ({ entry }) => readPicture(file, entry),
    ),
    async readBlm() {
      const feeds = files.filter(({ name }) => /\.blm$/i.test(name));
      const [feed] = feeds;
      if (!feed || feeds.length > 1)
        return refuse(`it must have 1 BLM file, but has ${feeds.length}`);
      if (feed.entry.uncompressedSize > maxFileBytes) {
        return { ok: false, problem: describeOversize(feed.entry.uncompressedSize) };
      }
      const bytes = await unpack(file, feed.entry);
      return bytes ? { ok: true, bytes } : refuse(`${quoteValue(feed.name)} is damaged`);
    },
    close: () => file.close(),
  };
}

async function readPicture(file: yauzl.ZipFile, entry: yauzl.Entry): Promise<FoundPicture> {
  if (entry.uncompressedSize > maxPhotoBytes) return tooLargePicture;
  const bytes = await unpack(file, entry);
  return bytes ? { ok: true, bytes } : { ok: false, reason: "is damaged in the ZIP" };
}

/** Null if the content contradicts the central directory: size, checksum or compression. */
async function unpack(file: yauzl.ZipFile, entry: yauzl.Entry): Promise<Uint8Array | null> {
  try {
    const bytes = await buffer(await file.openReadStreamPromise(entry));
    return crc32(bytes) === entry.crc32 ? bytes : null;
  } catch (error) {
    if (getDiskErrorCode(error)) throw error;
    return null;
  }
}

function refuse(why: string): Problem {
  return { ok: false, problem: `We can’t use this ZIP because ${why}.` };
}
