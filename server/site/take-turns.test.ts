import { expect, test } from "vitest";
import { takeTurn } from "./take-turns.ts";

test.each([
  ["embedded", 1],
  ["server", 2],
] as const)(
  "on the %s engine %i at a time, and what else waits comes in between",
  async (engine, most) => {
    let ended = 0;
    let atOnce = 0;
    let mostAtOnce = 0;
    const endedWhenServed: number[] = [];
    const all = Array.from({ length: 20 }, () =>
      takeTurn(engine, async () => {
        mostAtOnce = Math.max(mostAtOnce, ++atOnce);
        // As a request that arrives meanwhile.
        setImmediate(() => endedWhenServed.push(ended));
        for (let query = 0; query < 10; query++) await Promise.resolve();
        atOnce--;
        ended++;
      }),
    );
    await Promise.all(all);
    expect(mostAtOnce).toBeLessThanOrEqual(most);
    // Not all of them behind the last one.
    expect(new Set(endedWhenServed).size).toBeGreaterThan(5);
  },
);

test("one that fails does not keep the next ones from theirs", async () => {
  const failing = [1, 2, 3].map(() =>
    takeTurn("server", () => Promise.reject(new Error("It breaks."))),
  );
  const next = takeTurn("server", () => Promise.resolve("answer"));
  for (const one of failing) await expect(one).rejects.toThrow("It breaks.");
  expect(await next).toBe("answer");
});
