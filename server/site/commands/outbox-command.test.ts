import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { audit } from "../../platform/submissions/submission-tables.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { claimMail } from "../../platform/mail/outbox.ts";
import { testMail } from "../../testing/mail.ts";
import { outboxCommand } from "./outbox-command.ts";
import { createTestContext } from "../../testing/app-context.ts";

const now = () => new Date("2026-11-21T12:00:00Z");
const subtractHours = (hours: number) => new Date(now().getTime() - hours * 3_600_000);

describe.each(testEngines)("npm run outbox on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => emptyTables(database()));

  async function run(...args: string[]) {
    const lines: string[] = [];
    const app = await createTestContext(database(), { now });
    const code = await outboxCommand.run(app, args, "/", (line) => lines.push(line));
    return { code, lines, text: lines.join("\n") };
  }
  async function put(changes: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
    const id = randomUUID();
    await database()
      .orm.insert(outbox)
      .values({ ...testMail, id, ...changes });
    return id;
  }
  const rows = () => database().orm.select().from(outbox);
  const inAnHour = new Date(Date.now() + 3_600_000);

  test("lists what waits and what failed, the oldest first, and nothing that was sent", async () => {
    const lastError = "RCPT TO 550: 550 (address) is unknown here";
    const failed = {
      state: "failed",
      attempts: 1,
      lastError,
      createdAt: subtractHours(3),
    } as const;
    const one = await put(failed);
    const other = await put({ createdAt: subtractHours(0.2), attempts: 2 });
    await put({ state: "sent", createdAt: subtractHours(5) });
    const { code, lines } = await run();
    expect(code).toBe(0);
    expect(lines).toEqual([
      "1 waiting, 1 failed, 0 bounced, 0 stopped.",
      `${one}  failed  enquiry-confirmation  3 h  1 try  ${lastError}`,
      `${other}  waiting  enquiry-confirmation  12 min  2 tries`,
    ]);
  });

  test("the list holds no address, no subject and no text", async () => {
    await put();
    expect((await run()).text).not.toMatch(/@|Chaundler|Thank you/);
  });

  test("a mail is shown in full to whoever asks for it", async () => {
    const id = await put({ state: "failed", lastError: "DATA 554: Not here" });
    const { code, text } = await run("show", id);
    expect(code).toBe(0);
    expect(text).toContain("To: ada@example.com");
    expect(text).toContain("Subject: Your enquiry about Chaundler’s Yard");
    expect(text).toContain("Last error: DATA 554: Not here");
    expect(text).toContain("Thank you, Ada");
  });

  test("a failed mail is due again at once, with all its tries, and the audit trail says so", async () => {
    const id = await put({ state: "failed", attempts: 12, nextAttemptAt: inAnHour });
    expect(await run("retry", id)).toMatchObject({ code: 0, lines: ["1 email is due now."] });
    expect(await claimMail(database().orm)).toMatchObject({ id, attempt: 1 });
    expect(await database().orm.select().from(audit)).toMatchObject([
      { actor: "command line", action: "mail.retried", subjectId: id },
    ]);
  });

  test("all are tried again: those that failed, and those that wait for a later try", async () => {
    await put({ state: "failed" });
    await put({ attempts: 6, nextAttemptAt: inAnHour });
    await put({ state: "sent" });
    expect((await run("retry", "all")).lines).toEqual(["2 emails are due now."]);
    const states = (await rows()).map(({ state }) => state).toSorted();
    expect(states).toEqual(["sent", "waiting", "waiting"]);
  });

  test("a mail that a worker has in hand is not given out a second time", async () => {
    const id = await put();
    await claimMail(database().orm);
    expect((await run("retry", id)).code).toBe(1);
    expect((await run("retry", "all")).lines[0]).toContain("Nothing to retry");
    expect(await claimMail(database().orm)).toBeNull();
  });

  test.each([
    [["retry"]],
    [["retry", "some"]],
    [["show", "all"]],
    [["drop", "all"]],
    [["show", "1", "2"]],
  ])("%j does nothing and prints the usage", async (args) => {
    await put({ state: "failed" });
    const { code, text } = await run(...args);
    expect(code).toBe(2);
    expect(text).toContain("npm run outbox -- [show ID | retry ID|all]");
    expect(await rows()).toMatchObject([{ state: "failed" }]);
  });

  test("a missing mail is reported", async () => {
    expect(await run("show", randomUUID())).toMatchObject({
      code: 1,
      lines: ["Email not found."],
    });
  });
});
