import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { chmod, mkdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The first key encrypts; all of them decrypt. */
export interface DocumentKeys {
  encrypt: (documentId: string, bytes: Uint8Array) => Promise<EncryptedFile>;
  decrypt: (documentId: string, file: EncryptedFile) => Promise<Buffer>;
  /**
   * Keys of the data folder, which travel with an archive of the site. Those of the setting do not:
   * its operator keeps them.
   */
  listOwn: () => Promise<string[]>;
  /** Adds keys that came with an archive. The one that encrypts stays the same, if there is one. */
  addOwn: (keys: readonly string[]) => Promise<void>;
}

export interface EncryptedFile {
  keyId: string;
  nonce: Buffer;
  tag: Buffer;
  encrypted: Buffer;
}

/** The file was encrypted by a key that is not in `DOCUMENTS_KEY`. */
export class DocumentKeyMissing extends Error {
  constructor(keyId: string) {
    super(`The document was encrypted with key ${keyId}, which isn’t in DOCUMENTS_KEY.`);
    this.name = "DocumentKeyMissing";
  }
}

/**
 * The keys of private documents: those of the setting `DOCUMENTS_KEY`, else the one in the data
 * folder, which the first document makes.
 */
export function openDocumentKeys(config: KeyConfig): DocumentKeys {
  let opened: Promise<Buffer[]> | undefined;
  const read = () =>
    (opened ??= readKeys(config)).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });

  return {
    async listOwn() {
      const own = hasKeyFile(config) ? await readOrCreateKeys(config.dataDir) : [];
      return own.map((key) => key.toString("hex"));
    },
    async addOwn(keys) {
      const own = hasKeyFile(config) ? await readOrCreateKeys(config.dataDir) : [];
      await writeKeys(config.dataDir, own, keys);
      opened = undefined;
    },
    async encrypt(documentId, bytes) {
      const [key] = await read();
      if (!key) throw new Error("There is no document key.");
      const nonce = randomBytes(12);
      const cipher = createCipheriv("aes-256-gcm", key, nonce);
      // A file that is moved to another row does not open.
      cipher.setAAD(Buffer.from(documentId));
      const encrypted = Buffer.concat([cipher.update(bytes), cipher.final()]);
      return { keyId: findKeyId(key), nonce, tag: cipher.getAuthTag(), encrypted };
    },
    async decrypt(documentId, { keyId, nonce, tag, encrypted }) {
      const key = (await read()).find((one) => findKeyId(one) === keyId);
      if (!key) throw new DocumentKeyMissing(keyId);
      const decipher = createDecipheriv("aes-256-gcm", key, nonce, { authTagLength: 16 });
      decipher.setAAD(Buffer.from(documentId));
      decipher.setAuthTag(tag);
      return Buffer.concat([decipher.update(encrypted), decipher.final()]);
    },
  };
}

interface KeyConfig {
  documentsKey: readonly string[];
  dataDir: string;
}

/** Those of the setting come first. With them the folder's only open what came with an archive. */
async function readKeys({ documentsKey, dataDir }: KeyConfig): Promise<Buffer[]> {
  const set = documentsKey.map((key) => Buffer.from(key, "hex"));
  if (set.length > 0 && !hasKeyFile({ dataDir })) return set;
  return [...set, ...(await readOrCreateKeys(dataDir))];
}

function hasKeyFile({ dataDir }: Pick<KeyConfig, "dataDir">): boolean {
  return existsSync(join(dataDir, keyFile));
}

/** Names a key without saying it. */
function findKeyId(key: Buffer): string {
  return createHash("sha256").update("document key ").update(key).digest("hex").slice(0, 12);
}

const keyFile = "documents.key";
const keyForm = /^[\da-f]{64}$/i;

export function isKey(text: string): boolean {
  return keyForm.test(text);
}

/** As a whole or not at all, as without it no document opens. */
async function writeKeys(
  dataDir: string,
  own: readonly Buffer[],
  added: readonly string[],
): Promise<void> {
  const keys = new Set([...own.map((key) => key.toString("hex")), ...added]);
  const path = join(dataDir, keyFile);
  await mkdir(dataDir, { recursive: true });
  await writeFile(`${path}.part`, `${[...keys].join("\n")}\n`, { mode: 0o600, flush: true });
  await rename(`${path}.part`, path);
}

/** 32 random bytes as hex, readable by the site's user alone. The first key encrypts. */
async function readOrCreateKeys(dataDir: string): Promise<Buffer[]> {
  const path = join(dataDir, keyFile);
  await mkdir(dataDir, { recursive: true });
  try {
    await writeFile(path, `${randomBytes(32).toString("hex")}\n`, {
      flag: "wx",
      mode: 0o600,
      flush: true,
    });
  } catch (error) {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    if (!isThere) throw error;
  }
  await chmod(path, 0o600);
  const keys = (await readFile(path, "utf8")).trim().split(/\s+/);
  if (!keys.every(isKey))
    throw new Error(`${path} isn’t a valid key file. Each key must be 64 hexadecimal digits.`);
  return keys.map((key) => Buffer.from(key, "hex"));
}
