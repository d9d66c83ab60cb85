import { randomUUID } from "node:crypto";
import { beforeEach, describe, expect, test } from "vitest";
import { outboxViews } from "../../../domain/shared/mail/mail-states.ts";
import { emptyTables, testEngines, useDatabase } from "../../testing/database.ts";
import { testMail } from "../../testing/mail.ts";
import { audit } from "../submissions/submission-tables.ts";
import { claimMail } from "./outbox.ts";
import { readdressMailIn, retryMails, stopMail } from "./outbox-desk.ts";
import { countMails, listMails } from "./outbox-lists.ts";
import { outbox } from "./outbox-table.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

const actor = { staffId: "6f1d7d7e-3c1c-4c57-9d65-0c1c9a4f7f10" };
const cameBack = { state: "sent", bouncedAt: seededMoment, bounceReason: "550 unknown" } as const;
const fromNow = (minutes: number) => new Date(Date.now() + minutes * 60_000);

describe.each(testEngines)("the outbox on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;
  const app = () => ({ database: database() });
  beforeEach(() => emptyTables(database()));

  async function put(changes: Partial<typeof outbox.$inferInsert> = {}): Promise<string> {
    const id = randomUUID();
    await orm()
      .insert(outbox)
      .values({ ...testMail, id, ...changes });
    return id;
  }
  const readdress = (id: string, recipient: string) =>
    orm().transaction((tx) => readdressMailIn(tx, actor, id, recipient));
  const find = async () => (await orm().select().from(outbox))[0]!;

  describe("a mail that waits", () => {
    test("is stopped, is not sent, and may be sent after all", async () => {
      const id = await put();
      expect(await stopMail(app(), actor, id)).toBe(true);
      expect(await claimMail(orm())).toBeNull();
      expect(await retryMails(app(), actor, id)).toBe(1);
      expect(await claimMail(orm())).toMatchObject({ id, attempt: 1 });
      expect((await orm().select().from(audit)).map((row) => [row.actor, row.action])).toEqual([
        [actor.staffId, "mail.stopped"],
        [actor.staffId, "mail.retried"],
      ]);
    });

    test("is not stopped while a worker has it in hand", async () => {
      const id = await put();
      await claimMail(orm());
      expect(await stopMail(app(), actor, id)).toBe(false);
      expect(await find()).toMatchObject({ state: "waiting" });
    });

    test("is stopped between two tries", async () => {
      const id = await put({ attempts: 4, nextAttemptAt: fromNow(90) });
      expect(await stopMail(app(), actor, id)).toBe(true);
    });
  });

  test.each(["sent", "failed", "stopped"] as const)(
    "a mail that is %s can't be stopped",
    async (state) => {
      const id = await put({ state });
      expect(await stopMail(app(), actor, id)).toBe(false);
      expect([await find(), await orm().$count(audit)]).toMatchObject([{ state }, 0]);
    },
  );

  test("trying all again leaves what was stopped and what came back", async () => {
    for (const changes of [
      { state: "failed" },
      cameBack,
      { state: "stopped" },
      { state: "sent" },
    ] as const)
      await put(changes);
    expect(await retryMails(app(), actor, null)).toBe(1);
    expect(await countMails(orm())).toEqual({ needed: 1, waiting: 1, sent: 1, stopped: 1 });
  });

  test.each([{ state: "failed" }, cameBack, { state: "stopped" }] as const)(
    "a mail of %j goes to a corrected address, with all its tries",
    async (changes) => {
      const id = await put({ ...changes, attempts: 12, recipient: "ada@exmaple.com" });
      expect(await readdress(id, "ada@example.com")).toBe(true);
      expect(await claimMail(orm())).toMatchObject({
        id,
        recipient: "ada@example.com",
        attempt: 1,
      });
      const rows = await orm().select().from(audit);
      expect(rows).toMatchObject([{ action: "mail.readdressed", subjectId: id, detail: null }]);
    },
  );

  test.each(["waiting", "sent"] as const)("a mail that is %s keeps its address", async (state) => {
    const id = await put({ state });
    expect(await readdress(id, "bea@example.com")).toBe(false);
    expect(await find()).toMatchObject({ recipient: testMail.recipient, state });
  });

  test("each mail stands in one view: what needs somebody, what waits, what went, what was stopped", async () => {
    const failed = await put({ state: "failed" });
    const delayed = await put({
      createdAt: fromNow(-10),
      attempts: 2,
      lastError: "421 later",
      nextAttemptAt: fromNow(5),
    });
    const due = await put({});
    const timed = await put({ nextAttemptAt: fromNow(600) });
    const sent = await put({ state: "sent", sentAt: fromNow(-1) });
    const sentBefore = await put({ state: "sent", sentAt: fromNow(-5) });
    const stopped = await put({ state: "stopped" });
    const views = await Promise.all(
      outboxViews.map(async (view) => {
        const { rows } = await listMails(orm(), view, { limit: 50 });
        return rows.map(({ id }) => id);
      }),
    );
    expect(views).toEqual([[failed, delayed], [due, timed], [sent, sentBefore], [stopped]]);
    expect(await countMails(orm())).toEqual({ needed: 2, waiting: 2, sent: 2, stopped: 1 });
    const { next } = await listMails(orm(), "sent", { limit: 1 });
    const second = await listMails(orm(), "sent", { limit: 1, after: next });
    expect(second).toMatchObject({ rows: [{ id: sentBefore }], next: null });
  });
});
