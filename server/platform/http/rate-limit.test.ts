import { createHash } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { rateLimits } from "./rate-limit-table.ts";
import { emptyTables, openTestDatabase, testEngines, useDatabase } from "../../testing/database.ts";
import { waitUntil } from "../../testing/wait-until.ts";
import { rateLimit, limitByEmail } from "./rate-limit.ts";

const siteSecret = "the secret of a site under test";
const on = { rateLimit: true };
const log = { warn() {} };

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const app = () => ({ config: on, siteSecret, log, database: database() });
  beforeEach(() => emptyTables(database()));

  test("so many requests pass within the time, then the caller is told how long to wait", async () => {
    const limit = rateLimit(app(), "test", 2, 3600);
    expect([await limit("a"), await limit("a")]).toEqual([null, null]);
    expect(await limit("a")).toBeGreaterThan(3000);
    expect(await limit("b")).toBeNull();
  });

  test("each limit counts for itself", async () => {
    expect(await rateLimit(app(), "one", 1, 60)("a")).toBeNull();
    expect(await rateLimit(app(), "other", 1, 60)("a")).toBeNull();
  });

  test("when the time is over the count starts again", async () => {
    const limit = rateLimit(app(), "test", 1, 1);
    expect(await limit("a")).toBeNull();
    await waitUntil(async () => expect(await limit("a")).toBeNull());
  });

  test("switched off, everything is allowed", async () => {
    const limit = rateLimit({ ...app(), config: { rateLimit: false } }, "test", 1, 60);
    expect([await limit("a"), await limit("a")]).toEqual([null, null]);
  });

  test("an e-mail address is one however it is written", async () => {
    const limit = limitByEmail(app(), "test", 1).submissions;
    expect(await limit("Ada@Example.com")).toBeNull();
    expect(await limit(" ada@example.com")).toBeGreaterThan(3000);
    expect(await limit("bea@example.com")).toBeNull();
  });

  test.each([
    ["a tag", "ada+1@keystone.example"],
    ["a compatible letter", "ａda@keystone.example"],
    ["another script's spelling of the domain", "ada@ｋeystone.example"],
    ["the dot of the root", "ada@keystone.example."],
  ])("%s gives a mailbox no count of its own", async (_what, email) => {
    const limit = limitByEmail(app(), "test", 1).submissions;
    expect(await limit("ada@keystone.example")).toBeNull();
    expect(await limit(email)).toBeGreaterThan(3000);
  });

  test("dots and tags at Gmail, which is also Googlemail, are one mailbox", async () => {
    const limit = limitByEmail(app(), "test", 3).submissions;
    const spellings = [
      "ada@gmail.com",
      "a.d.a@gmail.com",
      "A.da+x@googlemail.com",
      "ad.a@gmail.com",
    ];
    const waits = await spellings.reduce<Promise<(number | null)[]>>(
      async (before, email) => [...(await before), await limit(email)],
      Promise.resolve([]),
    );
    expect(waits.map((wait) => wait === null)).toEqual([true, true, true, false]);
  });

  test("sixty mails an hour to one company, and as many as like to a provider open to anybody", async () => {
    const limit = limitByEmail(app(), "test", 5).mails;
    for (let n = 0; n < 60; n++) expect(await limit(`person${n}@keystone.example`)).toBeNull();
    expect(await limit("another@KEYSTONE.example")).toBeGreaterThan(3000);
    for (let n = 0; n < 61; n++) expect(await limit(`person${n}@gmail.com`)).toBeNull();
    expect(await limit("another@capstone.example")).toBeNull();
  });
});

describe("on a database server", () => {
  const database = useDatabase("server");
  const app = () => ({ config: on, siteSecret, database: database() });
  beforeEach(() => emptyTables(database()));

  test("all processes count together, also simultaneous requests", async () => {
    const processes = [1, 2, 3].map(() => rateLimit(app(), "test", 5, 60));
    const answers = await Promise.all(
      Array.from({ length: 12 }, (_, n) => processes[n % processes.length]!("a")),
    );
    expect(answers.filter((wait) => wait === null)).toHaveLength(5);
  });

  test("stored keys identify nobody, and can't be made without the secret", async () => {
    await rateLimit(app(), "test", 5, 60)("ada@example.com");
    const [row] = await database().orm.select().from(rateLimits);
    expect(row?.key).toMatch(/^test:[\w+/]{43}=$/);
    const guessed = createHash("sha256").update("ada@example.com").digest("base64");
    expect(row?.key).not.toContain(guessed);
  });

  test("while it is away each process counts for itself", async () => {
    const gone = await openTestDatabase("server");
    await gone.close();
    const [one, other] = [1, 2].map(() => rateLimit({ ...app(), database: gone }, "test", 1, 3600));
    expect([await one!("a"), await other!("a")]).toEqual([null, null]);
    expect(await one!("a")).toBeGreaterThan(3000);
  });
});
