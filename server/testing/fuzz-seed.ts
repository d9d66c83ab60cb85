import * as fc from "fast-check";

/** Vitest setup file: generated inputs are the same in every run. `test:long` draws another seed. */
export const fuzzSeed = Number(process.env["FUZZ_SEED"] ?? 20_250_501);

/** How many inputs to generate: `FUZZ_RUNS` in `test:long`. */
export function readFuzzRuns(inShortRun: number): number {
  return Number(process.env["FUZZ_RUNS"] ?? inShortRun);
}

/** On which engines to try them: on `FUZZ_ENGINE` alone in `test:long`, which takes one after the other. */
export function readFuzzEngines<Engine extends string>(
  engines: readonly Engine[],
  inShortRun: readonly Engine[] = engines,
): Engine[] {
  const only = process.env["FUZZ_ENGINE"];
  return engines.filter((engine) =>
    only === undefined ? inShortRun.includes(engine) : engine === only,
  );
}

fc.configureGlobal({ seed: fuzzSeed });
