import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";
import { chmod, mkdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

/** The first key encrypts; all of them decrypt. */
export interface DocumentKeys {
  encrypt: (documentId: string, bytes: Uint8Array) => Promise<EncryptedFile>;
  decrypt: (documentId: string, file: EncryptedFile) => Promise<Buffer>;
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
    super(`The document was encrypted with key ${keyId}, which DOCUMENTS_KEY does not hold.`);
    this.name = "DocumentKeyMissing";
  }
}

/**
 * The keys of private documents: those of the setting `DOCUMENTS_KEY`, else the one in the data
 * folder, which the first document makes.
 */
export function openDocumentKeys(config: {
  documentsKey: readonly string[];
  dataDir: string;
}): DocumentKeys {
  let opened: Promise<Buffer[]> | undefined;
  const read = () =>
    (opened ??=
      config.documentsKey.length > 0
        ? Promise.resolve(config.documentsKey.map((key) => Buffer.from(key, "hex")))
        : readOrCreateKey(config.dataDir).then((key) => [key])).catch((error: unknown) => {
      opened = undefined;
      throw error;
    });

  return {
    async encrypt(documentId, bytes) {
      const [key] = await read();
      if (!key) throw new Error("There is no key for documents.");
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

/** Names a key without saying it. */
function findKeyId(key: Buffer): string {
  return createHash("sha256").update("document key ").update(key).digest("hex").slice(0, 12);
}

/** 32 random bytes as hex, readable by the site's user alone. */
async function readOrCreateKey(dataDir: string): Promise<Buffer> {
  const path = join(dataDir, "documents.key");
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
  const text = (await readFile(path, "utf8")).trim();
  if (!/^[\da-f]{64}$/i.test(text)) throw new Error(`${path} holds no key: 64 hexadecimal digits.`);
  return Buffer.from(text, "hex");
}
