import { expect, test } from "vitest";
import {
  describeProblem,
  judgeAnswer,
  keepChangesOf,
  noteProblem,
  removeSent,
  type OfflineChange,
} from "./offline-changes.ts";

const tap = (uid: string, changes: Partial<OfflineChange> = {}): OfflineChange => ({
  staffId: "imogen",
  uid,
  outcome: "arrived",
  at: "2026-12-03T18:00:00.000Z",
  ...changes,
});

test("what is sent leaves the queue, and no other tap, whichever sheet sent one meanwhile", () => {
  const [first, second, third] = [tap("a"), tap("b"), tap("a", { outcome: "done" })];
  expect(removeSent([first, second, third], { ...first })).toEqual([second, third]);
  expect(removeSent([second, third], first)).toEqual([second, third]);
});

test("taps wait for whoever tapped, and go for anybody else", () => {
  const [own, other] = [tap("a"), tap("b", { staffId: "juma" })];
  expect(keepChangesOf([own, other], "imogen")).toEqual([own]);
});

const answer = (status: number, changes = {}) => ({
  status,
  redirected: false,
  url: "https://lintel.example.com/office/run-sheet/record",
  detail: null,
  ...changes,
});
const led = (path: string) =>
  answer(200, { redirected: true, url: `https://lintel.example.com${path}` });

test.each([
  ["is saved", answer(200), { kind: "saved" }],
  ["is not taken", answer(422, { detail: "Too late." }), { kind: "refused", why: "Too late." }],
  [
    "waits for the sign-in",
    led("/office/sign-in?to=%2Foffice"),
    { kind: "waits", for: "sign-in", why: "" },
  ],
  [
    "waits for the right to",
    led("/office/no-access"),
    { kind: "waits", for: "office", why: "You don’t have permission to do this." },
  ],
  [
    "waits for what the office says",
    answer(403, { detail: "Not here." }),
    { kind: "waits", for: "office", why: "Not here." },
  ],
  [
    "waits where there were too many",
    answer(429),
    { kind: "waits", for: "office", why: "Too many changes at once." },
  ],
  [
    "waits where the site is down",
    answer(502),
    { kind: "waits", for: "office", why: "The site isn’t responding properly." },
  ],
] as const)("a tap %s", (_what, response, judged) => {
  expect(judgeAnswer(response)).toEqual(judged);
});

const early = { kind: "refused", why: "Too early." } as const;

test("what was not saved names the button, the renter and the time", () => {
  const problem = { tap: tap("a", { outcome: "no-show" }), why: "Too early." };
  const visits = [{ uid: "a", name: "Grace Adeleke", time: "10:30" }];
  expect(describeProblem(problem, visits)).toBe(
    "‘No-show’ for Grace Adeleke at 10:30 wasn’t saved. Too early.",
  );
  expect(describeProblem(problem, [])).toBe("‘No-show’ wasn’t saved. Too early.");
});

test("a problem is said once for a viewing, and no longer once a later tap is saved", () => {
  const first = noteProblem([], tap("a"), early);
  const both = noteProblem(first, tap("b"), early);
  const again = noteProblem(both, tap("a", { outcome: "done" }), early);
  expect(again.map((one) => [one.tap.uid, one.tap.outcome])).toEqual([
    ["b", "arrived"],
    ["a", "done"],
  ]);
  expect(noteProblem(again, tap("b"), { kind: "saved" })).toMatchObject([{ tap: { uid: "a" } }]);
});
