import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

/** The embedded database does one thing at a time; a server lets the process do something else meanwhile. */
const inTurn = { embedded: pLimit(1), server: pLimit(2) };

/**
 * For what open pages of the office fetch: after a change all of them ask at once, and visitors would
 * wait behind them. The embedded database answers without a pause, so requests that wait are let in
 * before each turn.
 */
export function takeTurn<Answer>(
  engine: keyof typeof inTurn,
  fetchData: () => Promise<Answer>,
): Promise<Answer> {
  return inTurn[engine](async () => {
    await setImmediate();
    return fetchData();
  });
}
