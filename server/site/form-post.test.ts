import * as v from "valibot";
import { beforeEach, expect, test } from "vitest";
import { contactFormFields } from "../../domain/requests/contact-message.ts";
import { createStep } from "../../domain/shared/fields/form-steps.ts";
import type { PostedForm } from "../../domain/shared/fields/posted-form.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { requests } from "../requests/request-tables.ts";
import { createTestContext } from "../testing/app-context.ts";
import { emptyTables, useDatabase } from "../testing/database.ts";
import { handleFormPost, readUploads } from "./form-post.ts";
import { createFormPosts } from "../testing/page-actions.ts";
import { callApi } from "./page-contexts.ts";

const database = useDatabase();
beforeEach(() => emptyTables(database()));

const { firstname, lastname, phone, email, body } = contactFormFields;
const name = { firstname, lastname };
const message = { phone, email, body };

/** A form of two steps. */
const plan = {
  steps: [createStep("Who are you?", name), createStep("What is it about?", message)],
  schema: v.object({ ...name, ...message }),
  call: "/api/contactus",
  buildBody: ({ body: text, ...contact }: Record<string, string>, recaptchaToken: string) => ({
    contact,
    body: text,
    recaptchaToken,
  }),
};

const typed = {
  firstname: "Harriet",
  lastname: "Osei",
  phone: "07700 900456",
  email: "harriet@example.com",
  body: "14 Calvert Terrace",
};

const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");

async function openForm(changes: Parameters<typeof createTestContext>[1] = {}) {
  const post = createFormPosts(await createTestContext(database(), { humanCheck, ...changes }));
  const createArguments = (fields: Record<string, string>, headers?: Record<string, string>) =>
    post("/contact", fields, headers);
  return {
    send: async (
      fields: Record<string, string>,
      headers?: Record<string, string>,
      formPlan: typeof plan = plan,
    ) => {
      const shown = await handleFormPost(createArguments(fields, headers), formPlan);
      return { status: shown.init?.status ?? 200, ...expectPosted(shown.data) };
    },
    createArguments,
  };
}

function expectPosted(data: PostedForm): PostedForm & { token?: string; step?: number } {
  return data;
}

const check = { ...typed, step: "1" };
const stored = () => database().orm.select().from(requests);

test("a step that is complete leads to the next, which has what was typed before", async () => {
  const { send } = await openForm();
  expect(await send({ firstname: "Harriet", lastname: "Osei", step: "0" })).toEqual({
    status: 200,
    stage: "form",
    step: 1,
    answers: { firstname: "Harriet", lastname: "Osei" },
    errors: [],
  });
});

test("an error gives the step again with its message and everything typed", async () => {
  const { send } = await openForm();
  expect(await send({ ...check, phone: "no" })).toMatchObject({
    status: 422,
    stage: "form",
    step: 1,
    answers: { ...typed, phone: "no" },
    errors: [{ path: "phone" }],
  });
});

test("a step that was left out is shown before the rest is sent", async () => {
  const { send } = await openForm();
  expect(await send({ ...check, firstname: "" })).toMatchObject({ stage: "form", step: 0 });
});

test("Back shows the step before, Change the step that was chosen", async () => {
  const { send } = await openForm();
  expect(await send({ ...check, phone: "no", back: "" })).toMatchObject({
    step: 0,
    answers: { ...typed, phone: "no" },
  });
  expect(await send({ ...check, change: "1" })).toMatchObject({ stage: "form", step: 1 });
});

test("nothing is stored before the answers were checked, and then once", async () => {
  const { send } = await openForm();
  const { token = "" } = await send(check);
  expect(await stored()).toEqual([]);
  expect(await send({ ...check, token })).toMatchObject({ status: 200, stage: "sent" });
  expect(await send({ ...check, token })).toMatchObject({ status: 200, stage: "sent" });
  expect(await stored()).toMatchObject([{ kind: "contact" }]);
});

test.each([
  ["other answers", { body: "16 Calvert Terrace" }],
  ["a forged token", { token: `${crypto.randomUUID()}.9999999999999.AAAA` }],
])(
  "a token with %s stores nothing, and the answers can be checked again",
  async (_what, changes) => {
    const { send } = await openForm();
    const { token = "" } = await send(check);
    const again = await send({ ...check, token, ...changes });
    expect(again).toMatchObject({ stage: "check", notice: { kind: "expired" } });
    expect(await stored()).toEqual([]);
  },
);

test("a token is valid for one page only, although another asks the same questions", async () => {
  const { send } = await openForm();
  const createPlan = (home: string) => ({
    ...plan,
    buildBody: (answers: Record<string, string>, token: string) => ({
      ...plan.buildBody(answers, token),
      home,
    }),
  });
  const { token = "" } = await send(check, {}, createPlan("A"));
  const other = await send({ ...check, token }, {}, createPlan("B"));
  expect(other).toMatchObject({ stage: "check", notice: { kind: "expired" } });
  expect(await stored()).toEqual([]);
});

test("a token is valid for an hour", async () => {
  const clock = { now: new Date("2026-11-21T12:00:00Z") };
  const { send } = await openForm({ now: () => clock.now });
  const { token = "" } = await send(check);
  clock.now = new Date("2026-11-21T13:00:01Z");
  expect(await send({ ...check, token })).toMatchObject({ notice: { kind: "expired" } });
});

test("limits are five times stricter, and nothing typed is lost", async () => {
  const { send } = await openForm({ config: { rateLimit: true } });
  const submit = async (sender: string) => {
    const fields = { ...check, email: sender };
    const { token = "" } = await send(fields);
    return send({ ...fields, token });
  };
  expect(await submit("one@example.com")).toMatchObject({ stage: "sent" });
  expect(await submit("two@example.com")).toMatchObject({ stage: "sent" });
  expect(await submit("three@example.com")).toMatchObject({
    status: 429,
    stage: "check",
    answers: { ...typed, email: "three@example.com" },
    notice: { kind: "wait" },
  });
});

test("a bot that fills in the honeypot is thanked, and nothing is stored", async () => {
  const { send } = await openForm();
  const { token = "" } = await send(check);
  expect(await send({ ...check, token, website: "x" })).toMatchObject({ stage: "sent" });
  expect(await stored()).toEqual([]);
});

test("a form on another site stores nothing", async () => {
  const { send } = await openForm();
  const { token = "" } = await send(check);
  const foreign = await send({ ...check, token }, { Origin: "https://other.example" });
  expect(foreign).toMatchObject({ status: 403, stage: "check" });
  expect(await stored()).toEqual([]);
});

test("a form of more than 64 KB is refused", async () => {
  const { send } = await openForm();
  await expect(send({ ...check, body: "x".repeat(70_000) })).rejects.toMatchObject({
    init: { status: 413 },
  });
});

test("only the errors of the step that is shown are listed", async () => {
  const { send } = await openForm();
  expect(await send({ ...typed, firstname: "", phone: "no", step: "0" })).toMatchObject({
    step: 0,
    errors: [{ path: "firstname" }],
  });
  expect(await send({ ...check, firstname: "", phone: "" })).toMatchObject({
    step: 1,
    errors: [{ path: "phone" }],
  });
});

const refuse = (status: number, more: object = {}) =>
  Response.json({ title: "No", detail: "The home was let.", ...more }, { status });
const ended = { kind: "ended", detail: "The home was let." };

test.each([
  ["a key that was used before", refuse(422), { kind: "expired" }],
  [
    "a token that was used before",
    refuse(422, { errors: [{ path: "recaptchaToken", message: "Used" }] }),
    { kind: "expired" },
  ],
  [
    "an error without a field",
    refuse(422, { errors: [{ path: "id", message: "Unknown" }] }),
    { kind: "refused" },
  ],
  [
    "a foreign page",
    refuse(403),
    { kind: "ended", detail: expect.stringContaining("another site") },
  ],
  ["what does not exist", refuse(404), ended],
  ["what was sent elsewhere", refuse(409), ended],
  ["what is over", refuse(410), ended],
  ["a database that is away", refuse(503), { kind: "failed-once" }],
  ["a failure in plain text", new Response("no", { status: 500 }), { kind: "failed-once" }],
])("a call that refuses %s has a sentence of its own", async (_what, response, notice) => {
  const { createArguments } = await openForm();
  const send = async (fields: Record<string, string>) => {
    const page = createArguments(fields);
    page.context.set(callApi, async () => response);
    const shown = await handleFormPost(page, plan);
    return { status: shown.init?.status, ...expectPosted(shown.data) };
  };
  const { token = "" } = await send(check);
  expect(await send({ ...check, token })).toMatchObject({
    status: response.status,
    stage: "check",
    answers: typed,
    notice,
  });
});

test("what is typed beside files is no longer than in a form without them", async () => {
  const readTyped = async (length: number, fileName = "scan.pdf") => {
    const posted = new FormData();
    posted.append("reason", "x".repeat(length));
    posted.append("file", new File(["x".repeat(100_000)], fileName));
    const request = new Request("https://lettings.example.com/", { method: "POST", body: posted });
    return readUploads(request, 1_000_000);
  };
  expect(await readTyped(60_000)).toMatchObject({ files: [{ name: "scan.pdf" }] });
  expect(await readTyped(70_000)).toBeNull();
  expect(await readTyped(60_000, "x".repeat(10_000))).toBeNull();
});

test("what only says that it has files brings nothing", async () => {
  const headers = { "Content-Type": "multipart/form-data; boundary=x" };
  const request = new Request("https://x.example/", { method: "POST", body: "junk", headers });
  expect(await readUploads(request, 1000)).toEqual({ fields: {}, files: [] });
});
