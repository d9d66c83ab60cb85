import { fdatasyncSync } from "node:fs";
import { NodeFS } from "@electric-sql/pglite/nodefs";

interface OpenFile {
  nfd: number;
  path: string;
}
interface FileOperations {
  fsync?: (file: OpenFile) => number;
  write: (file: OpenFile, ...rest: unknown[]) => number;
}

/** WebAssembly's number for EIO. */
const inputOutputError = 29;

/**
 * PGlite file system on a real folder with fsync. Without it the engine's fsync does nothing, and
 * acknowledged rows are lost in a power cut.
 */
export class DurableFs extends NodeFS {
  syncs = 0;
  #settled: boolean;

  /**
   * @param options.settled the folder is already on disk, so nothing is flushed until the engine
   * writes. After a kill the engine would flush each of 1,000 files twice.
   */
  constructor(folder: string, { settled = false } = {}) {
    super(folder);
    this.#settled = settled;
  }

  override async init(...given: Parameters<NodeFS["init"]>) {
    const made = await super.init(...given);
    made.emscriptenOpts.preRun?.push((engine) => {
      const files: { stream_ops: FileOperations } = engine.NODEFS;
      this.#install(files.stream_ops);
    });
    return made;
  }

  #install(operations: FileOperations): void {
    operations.fsync = (file) => this.#sync(file);
    const { write } = operations;
    operations.write = (file, ...rest) => {
      if (!file.path.endsWith("/postmaster.pid")) {
        this.#settled = false;
        operations.write = write;
      }
      return write(file, ...rest);
    };
  }

  #sync(file: OpenFile): number {
    if (this.#settled) return 0;
    try {
      this.flush(file.nfd);
    } catch {
      return inputOutputError; // The engine panics on it, and so acknowledges nothing.
    }
    this.syncs += 1;
    return 0;
  }

  flush(fileDescriptor: number): void {
    fdatasyncSync(fileDescriptor);
  }
}
