import * as fc from "fast-check";

/** Vitest setup file: generated inputs are the same in every run. `test:long` draws another seed. */
export const fuzzSeed = Number(process.env["FUZZ_SEED"] ?? 20_250_501);

/** How many inputs to generate: `FUZZ_RUNS` in `test:long`. */
export function readFuzzRuns(inShortRun: number): number {
  return Number(process.env["FUZZ_RUNS"] ?? inShortRun);
}

/** Engines of the long inputs: `FUZZ_ENGINE` in `test:long`, which takes one after the other. */
export function readFuzzEngines<Engine extends string>(inShortRun: readonly Engine[]): Engine[] {
  const only = process.env["FUZZ_ENGINE"];
  return inShortRun.filter((engine) => only === undefined || engine === only);
}

fc.configureGlobal({ seed: fuzzSeed });
