import { createWriteStream } from "node:fs";
import { rename, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { finished, pipeline } from "node:stream/promises";
import yazl from "yazl";

export interface ArchivePacker {
  /**
   * Streams one file into the archive.
   * @param packed false for content that is already compressed
   */
  add: (
    name: string,
    content: AsyncIterable<string | Uint8Array> | Iterable<Uint8Array>,
    packed?: boolean,
  ) => Promise<void>;
  finish: () => Promise<void>;
  abandon: () => Promise<void>;
}

/** zlib level. Higher ones compress little better and take far longer. */
const packing = 3;

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
