/** File store. The content of a name never changes. */
export interface FileStorage {
  /** Writes atomically. The bytes are durable when the promise resolves. */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  get: (name: string) => Promise<Uint8Array | null>;
  has: (name: string) => Promise<boolean>;
  remove: (name: string) => Promise<void>;
}
