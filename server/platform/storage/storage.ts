/** Where files lie, each under a name of its own that never gets another content. */
export interface FileStorage {
  /** Complete or not at all; when the promise resolves, the bytes are safe. */
  put: (name: string, bytes: Uint8Array, contentType: string) => Promise<void>;
  /** Null where there is no such file. */
  get: (name: string) => Promise<Uint8Array | null>;
  has: (name: string) => Promise<boolean>;
  /** Does nothing where there is no such file. */
  remove: (name: string) => Promise<void>;
}
