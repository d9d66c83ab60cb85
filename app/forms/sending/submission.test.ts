import { afterEach, expect, test, vi } from "vitest";
import { stubStorage } from "../../../server/testing/session-storage.ts";
import { writeDraft } from "../draft.ts";
import { type AttemptStore, createAttemptStore } from "./kept-attempt.ts";
import { createSubmission } from "./submission.ts";
import type { SubmitOutcome } from "./submit.ts";

const done: SubmitOutcome = { kind: "done", data: { id: "a01" } };
const failed: SubmitOutcome = { kind: "failed" };
const tokenUsed: SubmitOutcome = {
  kind: "invalid",
  errors: [{ path: "applicant.recaptchaToken", message: "The human check is used." }],
};

const createForm = (...outcomes: SubmitOutcome[]) =>
  createFormOf(createAttemptStore(null), ...outcomes);

function createFormOf(attempts: AttemptStore, ...outcomes: SubmitOutcome[]) {
  const sent: { key: string; body: string }[] = [];
  let tokens = 0;
  const submission = createSubmission({
    attempts,
    readSignals: () => ({}),
    token: async () => `token ${(tokens += 1)}`,
    send: async ({ key, body }) => {
      sent.push({ key, body });
      return outcomes[sent.length - 1]!;
    },
  });
  const submitForm = (answers: { name: string }) => submission((token) => ({ ...answers, token }));
  return { submitForm, sent };
}

afterEach(() => vi.unstubAllGlobals());

const priya = { name: "Priya" };

test("a repetition after a failure has the same key and the same body", async () => {
  const { submitForm, sent } = createForm(failed, done);
  expect(await submitForm(priya)).toEqual({ kind: "failed-once" });
  expect(await submitForm(priya)).toEqual(done);
  expect(sent[1]).toEqual(sent[0]);
});

test("a repetition after a reload has the same key and the same body", async () => {
  stubStorage();
  const first = createFormOf(createAttemptStore("draft:1"), failed);
  await first.submitForm(priya);
  const again = createFormOf(createAttemptStore("draft:1"), done);
  expect(await again.submitForm(priya)).toEqual(done);
  expect(again.sent).toEqual(first.sent);
});

test("what is sent after a draft that arrived is a new submission, also if it is the same", async () => {
  stubStorage();
  const first = createFormOf(createAttemptStore("draft:1"), done, done);
  await first.submitForm(priya);
  writeDraft("draft:1", null);
  await first.submitForm(priya);
  expect(first.sent[1]!.key).not.toBe(first.sent[0]!.key);
});

test("a browser that keeps nothing repeats a submission as long as the page stands", async () => {
  vi.stubGlobal("sessionStorage", undefined);
  const { submitForm, sent } = createFormOf(createAttemptStore("draft:1"), failed, done);
  await submitForm(priya);
  await submitForm(priya);
  expect(sent[1]).toEqual(sent[0]);
});

test("changed answers are a new submission", async () => {
  const { submitForm, sent } = createForm(failed, done);
  await submitForm(priya);
  await submitForm({ name: "Daniel" });
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
  expect(JSON.parse(sent[1]!.body)).toEqual({ name: "Daniel", token: "token 2" });
});

test("the second failure in a row is told apart from the first", async () => {
  const { submitForm } = createForm(failed, failed);
  expect(await submitForm(priya)).toEqual({ kind: "failed-once" });
  expect(await submitForm(priya)).toEqual({ kind: "failed-again", keptAs: null });
});

test("an answer between two failures begins the count anew", async () => {
  const { submitForm } = createForm(failed, { kind: "wait", seconds: 9 }, failed);
  await submitForm(priya);
  await submitForm(priya);
  expect(await submitForm(priya)).toEqual({ kind: "failed-once" });
});

test("a human check that no longer holds is renewed once, silently", async () => {
  const { submitForm, sent } = createForm(tokenUsed, done);
  expect(await submitForm(priya)).toEqual(done);
  expect(sent.map(({ body }) => JSON.parse(body).token)).toEqual(["token 1", "token 2"]);
  expect(sent[1]!.key).not.toBe(sent[0]!.key);
});

test("a human check that fails twice is said", async () => {
  const { submitForm } = createForm(tokenUsed, tokenUsed);
  expect(await submitForm(priya)).toEqual({ kind: "unproven" });
});

test("a human check that can't be solved sends nothing", async () => {
  const submitForm = createSubmission({
    attempts: createAttemptStore(null),
    readSignals: () => ({}),
    token: () => Promise.reject(new Error("no worker")),
    send: () => Promise.reject(new Error("must not be called")),
  });
  expect(await submitForm(() => priya)).toEqual({ kind: "unproven" });
});
