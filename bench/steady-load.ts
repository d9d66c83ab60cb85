import { describeError } from "../server/platform/database/database-problem.ts";
import { calculatePercentiles } from "./percentiles.ts";

export interface LoadResult {
  requests: number;
  errors: number;
  p50: number;
  p99: number;
}

export type Answer = Pick<Response, "url" | "status" | "ok"> & {
  arrayBuffer: () => Promise<unknown>;
};

/**
 * Doesn't wait for responses, so that a slow one also counts for those queued behind it.
 * @param load.sharesMachine what delays the sending doesn't count, as other programs are busy too
 */
export async function runSteadyLoad(
  send: () => Promise<Answer>,
  load: { perSecond: number; seconds: number; sharesMachine?: boolean },
): Promise<LoadResult> {
  const { perSecond, seconds, sharesMachine = false } = load;
  const times: number[] = [];
  const errors: string[] = [];
  const began = performance.now();
  const underWay: Promise<void>[] = [];
  for (let n = 0; n < perSecond * seconds; n++) {
    const due = began + (n * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    underWay.push(
      (async () => {
        const sentAt = sharesMachine ? performance.now() : due;
        const error = await formatError(send);
        if (error !== null) errors.push(error);
        times.push(performance.now() - sentAt);
      })(),
    );
  }
  await Promise.all(underWay);
  for (const error of new Set(errors)) console.error(error);
  return { requests: times.length, errors: errors.length, ...calculatePercentiles(times) };
}

async function formatError(send: () => Promise<Answer>): Promise<string | null> {
  try {
    const response = await send();
    await response.arrayBuffer();
    return response.ok ? null : `${new URL(response.url).pathname} answers ${response.status}.`;
  } catch (error) {
    return describeError(error);
  }
}
