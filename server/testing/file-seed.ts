import { createHash } from "node:crypto";
import { relative } from "node:path";
import { expect } from "vitest";
import { fuzzSeed } from "./fuzz-seed.ts";

/** 32 bytes that are the same in every run of a test file with one `FUZZ_SEED`, and another file's differ. */
export function hashFileSeed(purpose: string): Buffer {
  const file = relative(process.cwd(), expect.getState().testPath ?? "");
  return createHash("sha256").update(`${fuzzSeed} ${file} ${purpose}`).digest();
}
