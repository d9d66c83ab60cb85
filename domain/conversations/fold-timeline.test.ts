import { expect, test } from "vitest";
import { countFolded } from "./fold-timeline.ts";
import type { MessageKind } from "./response-clock.ts";

test.each<[MessageKind[], number]>([
  [[], 0],
  [["request"], 0],
  [["request", "reply"], 0],
  [["request", "reply", "mail"], 1],
  [["request", "reply", "mail", "reply"], 2],
  [["request", "note", "reply", "mail", "note", "call", "note"], 3],
  [["request", "mail", "mail"], 2],
  [["note", "event", "note"], 0],
])("of %j the first %d are folded away", (kinds, count) => {
  expect(countFolded(kinds.map((kind) => ({ kind, isAutomatic: false })))).toBe(count);
});

test("what a program sent is not what the person said last", () => {
  const mails = [false, false, true].map((isAutomatic) => ({ kind: "mail" as const, isAutomatic }));
  expect(countFolded([{ kind: "request", isAutomatic: false }, ...mails])).toBe(2);
});
