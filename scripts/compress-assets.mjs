import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";

const client = "build/client";
const compressible = /\.(js|css|svg|json|txt|html|webmanifest)$/;

// The server picks the copy by Accept-Encoding. Brotli's default quality is its best, 11.
for (const entry of readdirSync(client, { withFileTypes: true, recursive: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const plain = readFileSync(path);
  if (plain.byteLength < 512) continue;
  writeFileSync(`${path}.br`, brotliCompressSync(plain));
  writeFileSync(`${path}.gz`, gzipSync(plain, { level: 9 }));
}
