import { eq, sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { outbox, sendingPause } from "./outbox-table.ts";
import { testEngines, useDatabase } from "../../testing/database.ts";
import { claimMail, markFailed, markForRetry, markSent } from "./outbox.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { queueMail } from "./queue-mail.ts";
import { testMail } from "../../testing/mail.ts";
import { seededMoment } from "../../testing/seeded-moment.ts";

describe.each(testEngines)("on the %s engine", (engine) => {
  const database = useDatabase(engine);
  beforeEach(() => database().orm.delete(outbox));

  const queue = (changes: Partial<OutgoingMail> = {}) =>
    database().orm.transaction((tx) => queueMail(tx, { ...testMail, ...changes }));
  const rows = () => database().orm.select().from(outbox);
  const letClaimsRunOut = () =>
    database()
      .orm.update(outbox)
      .set({ nextAttemptAt: sql`now()` });
  const claimed = async () => {
    const next = await claimMail(database().orm);
    if (!next) throw new Error("A mail should be due.");
    return next;
  };

  test("a mail of a transaction that fails is never sent", async () => {
    const undone = database().orm.transaction(async (tx) => {
      await queueMail(tx, testMail);
      throw new Error("The submission failed.");
    });
    await expect(undone).rejects.toThrow("The submission failed.");
    expect(await claimMail(database().orm)).toBeNull();
  });

  test("a waiting mail is claimed whole, and by one worker only", async () => {
    await queue();
    expect(await claimMail(database().orm)).toMatchObject({ ...testMail, attempt: 1 });
    expect(await claimMail(database().orm)).toBeNull();
  });

  test("while all are held only mails to colleagues go, and the others follow later", async () => {
    const { orm } = database();
    await queue({ kind: "conversation-reply", aboutId: "renter" });
    await queue({ kind: "staff-sign-in", aboutId: "colleague" });
    await orm.insert(sendingPause).values({ heldAt: seededMoment, heldBy: "somebody" });
    expect(await claimMail(orm)).toMatchObject({ aboutId: "colleague" });
    expect(await claimMail(orm)).toBeNull();
    await orm.delete(sendingPause);
    expect(await claimMail(orm)).toMatchObject({ aboutId: "renter" });
  });

  test("ten workers at the same moment share ten mails without a double", async () => {
    for (let count = 0; count < 10; count++) await queue();
    const got = await Promise.all(Array.from({ length: 10 }, claimed));
    expect(new Set(got.map(({ id }) => id)).size).toBe(10);
  });

  test("an expired claim passes to the next worker", async () => {
    await queue();
    const first = await claimed();
    await letClaimsRunOut();
    expect(await claimed()).toMatchObject({ id: first.id, attempt: 2 });
  });

  test("the mail that is due longest comes first", async () => {
    await queue({ aboutId: "late" });
    await queue({ aboutId: "early" });
    await database()
      .orm.update(outbox)
      .set({ nextAttemptAt: sql`now() - interval '1 hour'` })
      .where(eq(outbox.aboutId, "early"));
    expect((await claimed()).aboutId).toBe("early");
    expect((await claimed()).aboutId).toBe("late");
  });

  test("a sent mail is marked sent, with its time", async () => {
    await queue();
    await markSent(database().orm, await claimed());
    await letClaimsRunOut();
    expect(await claimMail(database().orm)).toBeNull();
    expect(await rows()).toMatchObject([{ state: "sent", attempts: 1, sentAt: expect.any(Date) }]);
  });

  test("a failed mail stays, with the reason", async () => {
    await queue();
    await markFailed(database().orm, await claimed(), "RCPT TO 550");
    await letClaimsRunOut();
    expect(await claimMail(database().orm)).toBeNull();
    expect(await rows()).toMatchObject([{ state: "failed", lastError: "RCPT TO 550" }]);
  });

  test("a mail to retry is due after its delay", async () => {
    await queue();
    await markForRetry(database().orm, await claimed(), { reason: "RCPT TO 451", seconds: 3600 });
    expect(await claimMail(database().orm)).toBeNull();
    const [row] = await rows();
    expect(row).toMatchObject({ state: "waiting", lastError: "RCPT TO 451" });
    const pause = (row?.nextAttemptAt.getTime() ?? 0) - Date.now();
    expect(pause / 1000).toBeGreaterThan(3000);
    expect(pause / 1000).toBeLessThan(3601);
  });

  test("a worker whose claim expired can't overwrite the next one's result", async () => {
    await queue();
    const slow = await claimed();
    await letClaimsRunOut();
    const quick = await claimed();
    await markFailed(database().orm, slow, "too late");
    await markForRetry(database().orm, slow, { reason: "too late", seconds: 0 });
    expect(await rows()).toMatchObject([{ state: "waiting", lastError: null, attempts: 2 }]);
    await markSent(database().orm, quick);
    await markFailed(database().orm, slow, "too late");
    expect(await rows()).toMatchObject([{ state: "sent", lastError: null }]);
  });
});
