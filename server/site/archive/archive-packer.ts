import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import yazl from "yazl";

/** Files written one after the other into one ZIP, which appears whole or not at all. */
export interface ArchivePacker {
  /**
   * Writes one file as its content comes; resolves when the content was taken.
   * @param packed false for what is packed already
   */
  add: (
    name: string,
    content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
    packed?: boolean,
  ) => Promise<void>;
  /** Flushes the archive to the disk and gives it its name. */
  finish: () => Promise<void>;
  /** Removes what there is. */
  abandon: () => Promise<void>;
}

/** zlib's; more packs little better and takes far longer. */
const packing = 3;

/** @param path only its owner will be able to read it */
export function openPacker(path: string): ArchivePacker {
  const draft = `${path}.part`;
  const zip = new yazl.ZipFile();
  const to = createWriteStream(draft, { mode: 0o600, flush: true });
  const written = pipeline(zip.outputStream, to);
  const broken = new AbortController();
  written.catch((error: unknown) => broken.abort(error));
  zip.on("error", (error) => to.destroy(error));
  return {
    async add(name, content, packed = true) {
      const from = Readable.from(content, { objectMode: false });
      zip.addReadStream(from, name, { compressionLevel: packed ? packing : 0 });
      try {
        await finished(from, { signal: broken.signal });
      } catch (error) {
        broken.signal.throwIfAborted(); // What ended the file says more than that it ended.
        throw error;
      } finally {
        from.destroy();
      }
    },
    async finish() {
      zip.end();
      await written;
      await rename(draft, path);
    },
    async abandon() {
      to.destroy();
      await written.catch(() => {});
      await rm(draft, { force: true });
    },
  };
}
