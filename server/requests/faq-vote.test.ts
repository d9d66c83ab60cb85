import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { faqVotes } from "./request-tables.ts";
import { outbox } from "../platform/mail/outbox-table.ts";
import { emptyTables, testEngines, useDatabase } from "../testing/database.ts";
import { createProofOfWork } from "../platform/human-check/proof.ts";
import { createTestApp, createTestContext } from "../testing/app-context.ts";

const useful = { question: "pets", vote: "up" };

describe.each(testEngines)("POST /api/faqvote on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  async function post(
    body: unknown,
    {
      headers = {},
      ...changes
    }: { headers?: Record<string, string> } & Parameters<typeof createTestContext>[1] = {},
  ): Promise<Response> {
    const app = createTestApp(await createTestContext(database(), changes));
    return app.request("http://lintel.test/api/faqvote", {
      method: "POST",
      headers: { "Content-Type": "application/json", ...headers },
      body: JSON.stringify(body),
    });
  }
  const stored = () => database().orm.select().from(faqVotes);

  test("keeps the question, the vote and the moment, and sends no mail", async () => {
    const response = await post(useful);
    expect([response.status, await response.json()]).toEqual([201, { ok: true }]);
    const rows = await stored();
    expect(rows).toMatchObject([useful]);
    expect(Object.keys(rows[0] ?? {}).toSorted()).toEqual(["createdAt", "id", "question", "vote"]);
    expect(await database().orm.select().from(outbox)).toEqual([]);
  });

  test("asks for no human check, as it holds nobody's details", async () => {
    const humanCheck = createProofOfWork("0123456789abcdef0123456789abcdef");
    expect((await post({ ...useful, vote: "down" }, { humanCheck })).status).toBe(201);
  });

  test("the same vote sent again is kept once", async () => {
    const headers = { "Idempotency-Key": randomUUID() };
    const answers = [await post(useful, { headers }), await post(useful, { headers })];
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    expect(await stored()).toHaveLength(1);
  });

  test.each([
    ["an unknown question", { question: "weather", vote: "up" }, "question"],
    ["an unknown vote", { question: "pets", vote: "sideways" }, "vote"],
    ["an unknown field", { ...useful, email: "priya@example.com" }, "email"],
  ])("%s is answered 422 with its path, and nothing is stored", async (_what, body, path) => {
    const response = await post(body);
    expect(response.status).toBe(422);
    expect((await response.json()).errors).toMatchObject([{ path }]);
    expect(await stored()).toEqual([]);
  });

  test("a voter over the rate limit is told how long to wait", async () => {
    const app = createTestApp(await createTestContext(database(), { config: { rateLimit: true } }));
    const vote = () => app.request("/api/faqvote", { method: "POST", body: "{}" });
    const statuses = [];
    for (let n = 0; n < 31; n++) statuses.push((await vote()).status);
    expect([statuses.slice(0, 30).includes(429), statuses.at(-1)]).toEqual([false, 429]);
  });
});
