import { beforeEach, expect, test } from "vitest";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { faqVotes, requests } from "../requests/request-tables.ts";
import { createTestContext } from "../testing/app-context.ts";
import { emptyTables, useDatabase } from "../testing/database.ts";
import { createFormPosts } from "../testing/page-actions.ts";
import { submitPlainForm } from "./form-post.ts";

const database = useDatabase();
beforeEach(() => emptyTables(database()));

const clock = { now: new Date("2026-11-21T12:00:00Z") };
const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");

async function openForm(call: string, createBody: (fields: Record<string, string>) => object) {
  const app = await createTestContext(database(), { humanCheck, now: () => clock.now });
  const post = createFormPosts(app);
  return async (fields: Record<string, string>, headers?: Record<string, string>) => {
    const { data, init } = await submitPlainForm(post("/", fields, headers), call, createBody);
    return { isSent: data.isSent, status: init?.status };
  };
}

test("a second press of a button stores nothing more, another answer or visitor does", async () => {
  const vote = await openForm("/api/faqvote", ({ question, vote: chosen }) => ({
    question,
    vote: chosen,
  }));
  const votes = () => database().orm.$count(faqVotes);
  const up = { question: "pets", vote: "up" };
  expect([await vote(up), await vote(up)]).toMatchObject([{ isSent: true }, { isSent: true }]);
  expect(await votes()).toBe(1);
  await vote({ ...up, vote: "down" });
  await vote(up, { "User-Agent": "another visitor" });
  clock.now = new Date("2026-11-21T12:01:00Z");
  await vote(up);
  expect(await votes()).toBe(4);
});

test("it is no way around the human check of another call", async () => {
  const send = await openForm("/api/contactus", ({ body, ...contact }) => ({
    contact,
    body,
    recaptchaToken: "",
  }));
  const contact = { firstname: "Harriet", lastname: "Osei", phone: "07700 900456" };
  expect(await send({ ...contact, body: "14 Calvert Terrace" })).toEqual({
    isSent: false,
    status: 422,
  });
  expect(await database().orm.$count(requests)).toBe(0);
});
