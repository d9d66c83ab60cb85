import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, gzip } from "node:zlib";

const client = "build/client";
const compressible = /\.(js|css|svg|json|txt|html|webmanifest)$/;
const compressBrotli = promisify(brotliCompress);
const compressGzip = promisify(gzip);

const entries = await readdir(client, { withFileTypes: true, recursive: true });
await Promise.all(
  entries
    .filter((entry) => entry.isFile() && compressible.test(entry.name))
    .map(({ parentPath, name }) => compress(join(parentPath, name))),
);

/** The server picks the copy by Accept-Encoding. */
async function compress(path) {
  const plain = await readFile(path);
  if (plain.byteLength < 512) return;
  // Brotli's default quality is its best, 11.
  await Promise.all([
    compressBrotli(plain).then((small) => writeFile(`${path}.br`, small)),
    compressGzip(plain, { level: 9 }).then((small) => writeFile(`${path}.gz`, small)),
  ]);
}
