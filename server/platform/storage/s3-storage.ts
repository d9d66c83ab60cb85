import { S3mini } from "s3mini";
import type { FileStorage } from "./storage.ts";

export interface S3Settings {
  /** Includes the bucket: `https://s3.eu-west-2.amazonaws.com/photos`. */
  endpoint: string;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
}

export function createS3Storage(settings: S3Settings): FileStorage {
  const bucket = new S3mini(settings);
  const has = async (name: string) => (await bucket.objectExists(name)) === true;
  return {
    async put(name, bytes, contentType) {
      if (!(await has(name))) await bucket.putObject(name, bytes, contentType);
    },
    async get(name) {
      const found = await bucket.getObjectArrayBuffer(name);
      return found === null ? null : new Uint8Array(found);
    },
    has,
    remove: async (name) => void (await bucket.deleteObject(name)),
  };
}
