import { createHash } from "node:crypto";
import type { PhotoFile } from "../../photos/photo-store.ts";
import type { Manifest } from "./manifest.ts";

export class PhotoDigest {
  #files = 0;
  readonly #hash = createHash("sha256");

  add({ name, bytes }: PhotoFile): void {
    this.#hash.update(`${name} ${createHash("sha256").update(bytes).digest("hex")}\n`);
    this.#files += 1;
  }

  result(): NonNullable<Manifest["photos"]> {
    return { files: this.#files, sha256: this.#hash.digest("hex") };
  }
}
