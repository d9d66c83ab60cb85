import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createS3Storage } from "./s3-storage.ts";
import type { FileStorage } from "./storage.ts";

const objects = new Map<string, { bytes: Buffer; type: string | undefined }>();
const bucket: Server = createServer(async (request, response) => {
  const key = request.url ?? "";
  const signed = request.headers.authorization?.startsWith("AWS4-HMAC-SHA256 Credential=key-id/");
  if (!signed) response.writeHead(403).end();
  else if (request.method === "PUT") {
    objects.set(key, { bytes: await buffer(request), type: request.headers["content-type"] });
    response.writeHead(200, { ETag: '"1"' }).end();
  } else if (request.method === "DELETE") {
    objects.delete(key);
    response.writeHead(204).end();
  } else {
    const found = objects.get(key);
    if (!found) response.writeHead(404).end();
    else response.writeHead(200).end(request.method === "HEAD" ? undefined : found.bytes);
  }
});
let storage: FileStorage;

beforeAll(async () => {
  bucket.listen(0, "127.0.0.1");
  await once(bucket, "listening");
  const address = bucket.address();
  if (address === null || typeof address === "string") throw new Error("No port.");
  storage = createS3Storage({
    endpoint: `http://127.0.0.1:${address.port}/photos`,
    region: "auto",
    accessKeyId: "key-id",
    secretAccessKey: "secret",
  });
});
afterAll(() => {
  bucket.close();
});

test("a file is stored in the bucket under its name, with its type, and read back", async () => {
  await storage.put("a.jpg", new Uint8Array([1, 2, 3]), "image/jpeg");
  expect(objects.get("/photos/a.jpg")).toMatchObject({ type: "image/jpeg" });
  expect(await storage.get("a.jpg")).toEqual(new Uint8Array([1, 2, 3]));
  expect(await storage.has("a.jpg")).toBe(true);
});

test("an existing file is not uploaded again", async () => {
  await storage.put("a.jpg", new Uint8Array([9]), "image/jpeg");
  expect(await storage.get("a.jpg")).toEqual(new Uint8Array([1, 2, 3]));
});

test("a file that is removed is gone, and removing it again does no harm", async () => {
  await storage.put("b.jpg", new Uint8Array([1]), "image/jpeg");
  await storage.remove("b.jpg");
  await storage.remove("b.jpg");
  expect(await storage.get("b.jpg")).toBeNull();
  expect(await storage.has("a.jpg")).toBe(true);
});

test("a missing file is null", async () => {
  expect(await storage.get("none.jpg")).toBeNull();
  expect(await storage.has("none.jpg")).toBe(false);
});
