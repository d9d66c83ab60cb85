import { setFlagsFromString } from "node:v8";

/**
 * Trades speed for memory (`docs/decisions/0004`): disables optimised WebAssembly compilation,
 * which takes the most, and keeps V8's young generation small. For processes that do one job. Call
 * before opening the database.
 */
export function reduceMemory(): void {
  setFlagsFromString("--no-wasm-tier-up");
  setFlagsFromString("--no-wasm-dynamic-tiering");
  setFlagsFromString("--semi-space-growth-factor=1");
}
