import type { FileStorage } from "../platform/storage/storage.ts";

/** Parts of pictures on their way, beside the photos: any process takes the next part. */
export interface UploadParts {
  /** @param at bytes before it */
  putPart: (upload: string, at: number, bytes: Uint8Array) => Promise<void>;
  /**
   * @param sizes bytes of each part, in order
   * @returns null if one is lost
   */
  joinParts: (upload: string, sizes: readonly number[]) => Promise<Uint8Array | null>;
  removeParts: (upload: string, sizes: readonly number[]) => Promise<void>;
}

export function openUploadParts(storage: FileStorage): UploadParts {
  // The size is in the name, as a part that is sent anew may be longer than the one that broke off.
  const name = (upload: string, at: number, size: number) => `upload-${upload}-${at}-${size}`;
  const list = (upload: string, sizes: readonly number[]) => {
    let at = 0;
    return sizes.map((size) => {
      at += size;
      return name(upload, at - size, size);
    });
  };
  return {
    putPart: (upload, at, bytes) =>
      storage.put(name(upload, at, bytes.length), bytes, "application/octet-stream"),
    async joinParts(upload, sizes) {
      const parts: Uint8Array[] = [];
      for (const part of list(upload, sizes)) {
        const bytes = await storage.get(part);
        if (bytes === null) return null;
        parts.push(bytes);
      }
      return Buffer.concat(parts);
    },
    async removeParts(upload, sizes) {
      await Promise.all(list(upload, sizes).map((part) => storage.remove(part)));
    },
  };
}
