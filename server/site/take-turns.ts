import { setImmediate } from "node:timers/promises";
import pLimit from "p-limit";

const inTurn = pLimit(2);

/**
 * For what open pages of the office fetch: after a change all of them ask at once, and visitors would
 * wait behind them. The embedded database answers without a pause, so requests that wait are let in
 * before each turn.
 */
export function takeTurn<Answer>(fetchData: () => Promise<Answer>): Promise<Answer> {
  return inTurn(async () => {
    await setImmediate();
    return fetchData();
  });
}
