import { setFlagsFromString } from "node:v8";

/**
 * Makes V8 grow its young generation in one step instead of doubling it over a quarter of an hour,
 * so that a site's memory use shows in its first minutes. Call it first.
 */
export function preallocateYoungSpace(): void {
  setFlagsFromString("--semi-space-growth-factor=64");
}
