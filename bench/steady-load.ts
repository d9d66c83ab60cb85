import { percentiles } from "./percentiles.ts";

/** How a target bore a steady load. Times in milliseconds. */
export interface LoadResult {
  requests: number;
  errors: number;
  p50: number;
  p99: number;
}

/**
 * Sends requests at a fixed rate, whether or not the earlier ones were answered, so that a slow
 * answer counts for those behind it too.
 */
export async function steadyLoad(
  send: () => Promise<Response>,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  const times: number[] = [];
  let errors = 0;
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    underWay.push(
      (async () => {
        try {
          const response = await send();
          await response.arrayBuffer();
          if (!response.ok) errors += 1;
        } catch {
          errors += 1;
        }
        times.push(performance.now() - due);
      })(),
    );
  }
  await Promise.all(underWay);
  return { requests: times.length, errors, ...percentiles(times) };
}
