import crypto, { createCipheriv } from "node:crypto";
import { syncBuiltinESMExports } from "node:module";
import { hashFileSeed } from "./file-seed.ts";

/**
 * Vitest setup file: what a test file draws at random comes from its seed, so that an id which upsets a
 * test upsets it in every run with that seed, alone or among the others. Programs that a test starts draw
 * their own, and so does `getRandomValues`.
 */
const stream = createCipheriv("aes-256-ctr", hashFileSeed("random"), Buffer.alloc(16));

function drawBytes(size: number): Buffer {
  return stream.update(Buffer.alloc(size));
}

/** Version 4 of RFC 9562. */
function drawUuid(): ReturnType<typeof crypto.randomUUID> {
  const bytes = drawBytes(16);
  bytes[6] = (bytes[6]! & 0x0f) | 0x40;
  bytes[8] = (bytes[8]! & 0x3f) | 0x80;
  const [a, b, c, d, e] = [bytes.subarray(0, 4), bytes.subarray(4, 6), bytes.subarray(6, 8)]
    .concat([bytes.subarray(8, 10), bytes.subarray(10)])
    .map((part) => part.toString("hex"));
  return `${a!}-${b!}-${c!}-${d!}-${e!}`;
}

/** From 0 below `limits[0]`, or from `limits[0]` below `limits[1]`. */
function drawInt(...limits: [number] | [number, number]): number {
  const [from, end] = limits.length === 1 ? [0, limits[0]] : limits;
  return from + Math.floor(Math.random() * (end - from));
}

function createRandomBytes(size: number, done?: (error: null, bytes: Buffer) => void): Buffer {
  const bytes = drawBytes(size);
  if (done) queueMicrotask(() => done(null, bytes));
  return bytes;
}

Math.random = () => drawBytes(6).readUIntBE(0, 6) / 2 ** 48;
globalThis.crypto.randomUUID = drawUuid;
Object.assign(crypto, { randomBytes: createRandomBytes, randomInt: drawInt, randomUUID: drawUuid });
syncBuiltinESMExports();
