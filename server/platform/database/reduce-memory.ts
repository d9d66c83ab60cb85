import { setFlagsFromString } from "node:v8";

/**
 * Has this process take less memory at the cost of a little speed: the embedded database runs as
 * V8 first compiles it, because compiling its large functions again, optimised, takes most; and the
 * space for young objects stays as small as it is (`docs/decisions/0004`). For a process that ends
 * with its one piece of work; call it before the database is opened.
 */
export function reduceMemory(): void {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  setFlagsFromString("--semi-space-growth-factor=1");
}
