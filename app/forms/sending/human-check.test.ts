import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createHumanCheck } from "./human-check.ts";

beforeEach(() => vi.useFakeTimers({ now: 0 }));
afterEach(() => vi.useRealTimers());

const minute = 60_000;

function createCheckFactory() {
  let made = 0;
  return vi.fn(async () => {
    const number = (made += 1);
    return { token: async () => `token ${number}`, expires: Date.now() + 20 * minute };
  });
}

test("the work begins when the visitor does, and once", async () => {
  const ready = createCheckFactory();
  const check = createHumanCheck(ready);
  expect(ready).not.toHaveBeenCalled();
  check.prepare();
  check.prepare();
  expect(await check.token()).toBe("token 1");
  expect(ready).toHaveBeenCalledOnce();
});

test("a token is given out for one submission", async () => {
  const check = createHumanCheck(createCheckFactory());
  expect([await check.token(), await check.token()]).toEqual(["token 1", "token 2"]);
});

test("a check that got too old while the visitor typed is renewed without a word", async () => {
  const check = createHumanCheck(createCheckFactory());
  check.prepare();
  vi.setSystemTime(19.8 * minute);
  expect(await check.token()).toBe("token 2");
});

test("a check that could not be made ready is begun anew by the next try", async () => {
  const ready = createCheckFactory();
  ready.mockRejectedValueOnce(new Error("offline"));
  const check = createHumanCheck(ready);
  check.prepare();
  await expect(check.token()).rejects.toThrow("offline");
  expect(await check.token()).toBe("token 1");
});
