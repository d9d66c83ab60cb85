import { expect, test } from "vitest";
import { detectSpam } from "./spam-signals.ts";

const answers = { freetext: "14 Calvert Terrace" };
const findSignal = (body: unknown) => detectSpam(body, 2).signal;

test.each([
  ["a person who took a minute", { website: "", openMs: 60_000 }, null],
  ["a person with saved contacts, done in two seconds", { website: "", openMs: 2000 }, null],
  ["a program of another site, which sends neither", {}, null],
  ["a clock that was put back meanwhile", { website: "", openMs: -5000 }, null],
  ["a browser that put a space into the hidden field", { website: " ", openMs: 9000 }, null],
  ["whoever fills in the hidden field", { website: "https://example.com", openMs: 60_000 }, "trap"],
  ["whoever sends within two seconds", { website: "", openMs: 1999 }, "haste"],
])("%s: %j", (_who, signs, sign) => {
  expect(findSignal({ ...answers, ...signs })).toBe(sign);
});

test("where no time is too short, only the hidden field counts", () => {
  expect(detectSpam({ openMs: 1 }, 0).signal).toBeNull();
  expect(detectSpam({ openMs: 1, website: "x" }, 0).signal).toBe("trap");
});

test("the call's own body comes out without the signs, and otherwise as it was", () => {
  expect(detectSpam({ ...answers, website: "x", openMs: 1 }, 2).body).toEqual(answers);
  expect(detectSpam(answers, 2).body).toEqual(answers);
});

test.each([null, "text", 7, [1], { website: 7 }, { openMs: "soon" }])(
  "what is malformed stays for the call to refuse: %j",
  (body) => {
    expect(detectSpam(body, 2)).toEqual({ body, signal: null });
  },
);
