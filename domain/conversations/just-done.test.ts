import { expect, test } from "vitest";
import { listJustDone } from "./just-done.ts";

const at = (time: string) => new Date(`2026-11-20T${time}Z`);
const done = (name: string, changes: object = {}) => ({
  at: at("09:40:00"),
  action: "conversation.closed",
  staffId: "imogen",
  by: "Imogen",
  name,
  ownerId: null,
  ...changes,
});
const texts = (...rows: ReturnType<typeof done>[]) =>
  listJustDone(rows, "imogen").map(({ text }) => text);

test("what was done to several at once is one line, and names the first of them", () => {
  expect(texts(done("Ada"), done("Bea"))).toEqual(["Closed Ada, Bea"]);
  expect(texts(...["A", "B", "C", "D", "E"].map((name) => done(name)))).toEqual([
    "Closed A, B, C and 2 more",
  ]);
  expect(texts(done("Ada"), done("Bea", { at: at("09:39:00") }))).toEqual([
    "Closed Ada",
    "Closed Bea",
  ]);
});

test("of colleagues there is only what they gave one", () => {
  const tom = { staffId: "tom", by: "Tom" };
  const given = { ...tom, action: "conversation.assigned", ownerId: "imogen" };
  expect(texts(done("Ada", tom), done("Daniel", given))).toEqual(["Tom assigned you Daniel"]);
  expect(texts(done("Daniel", { ...given, ownerId: "tom" }))).toEqual([]);
});
