import { expect, test } from "vitest";
import { findLostInput, type Writing } from "./find-lost-input.ts";
import type { AnswerView } from "../shell/form/office-answer.ts";

const pathname = "/office/tenancies/1";
const writing: Writing = {
  form: { isConnected: false },
  id: "gas-certificate",
  texts: ["Seen at the office"],
  answer: undefined,
  pathname,
};
const createAnswer = (form: string, done: string | null): AnswerView => ({
  form,
  fields: {},
  done,
  mails: null,
  refusal: done ? undefined : { detail: "It is done already." },
  formKey: "",
});

test("what was written is told once a colleague has recorded the same", () => {
  const lost = { texts: ["Seen at the office"], detail: null };
  expect(findLostInput(writing, { answer: undefined, pathname })).toEqual(lost);
  const before = createAnswer("gas-certificate", "Recorded.");
  const again = { ...writing, answer: before };
  expect(findLostInput(again, { answer: before, pathname })).toEqual(lost);
  const other = createAnswer("identity", "Recorded.");
  expect(findLostInput(writing, { answer: other, pathname })).toEqual(lost);
});

test("with what the site said, where it was sent", () => {
  const answer = createAnswer("gas-certificate", null);
  expect(findLostInput(writing, { answer, pathname })).toMatchObject({
    detail: "It is done already.",
  });
});

test("nothing is lost in a form that was taken, or whose page somebody left", () => {
  const answer = createAnswer("gas-certificate", "Recorded.");
  expect(findLostInput(writing, { answer, pathname })).toBeNull();
  expect(findLostInput(writing, { answer: undefined, pathname: "/office/tenancies/2" })).toBeNull();
});
