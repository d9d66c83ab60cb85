import { expect, test } from "vitest";
import * as v from "valibot";
import { bookingReplyPayload } from "./booking-reply.ts";

const id = "0123456789abcdef01234567";

function findProblem(body: unknown) {
  const { issues } = v.safeParse(bookingReplyPayload, body);
  return issues?.map((issue) => v.getDotPath(issue));
}

test("who attends need not say more", () => {
  expect(v.parse(bookingReplyPayload, { id, resp: true, recaptchatoken: "t" })).toEqual({
    linkSecret: id,
    attends: true,
    message: null,
    humanCheckToken: "t",
  });
});

test("the token is read in both spellings", () => {
  const spelt = { id, resp: true, recaptchaToken: "t" };
  expect(v.parse(bookingReplyPayload, spelt).humanCheckToken).toBe("t");
});

test("a change is said in more than one character, and in at most 2500", () => {
  const change = (message?: string) => findProblem({ id, resp: false, message });
  expect(change("17")).toBeUndefined();
  expect(change("x".repeat(2500))).toBeUndefined();
  for (const wrong of [undefined, "", "x", "  x  ", "x".repeat(2501)]) {
    expect(change(wrong)).toEqual(["message"]);
  }
});

test.each([
  ["no id", { resp: true }, ["id"]],
  ["an empty id", { id: "", resp: true }, ["id"]],
  ["an answer that is no boolean", { id, resp: "true" }, ["resp"]],
  ["no answer", { id }, ["resp"]],
  ["an unknown field", { id, resp: true, dev: "x" }, ["dev"]],
])("%s is refused", (_what, body, paths) => {
  expect(findProblem(body)).toEqual(paths);
});
