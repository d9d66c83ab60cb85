import { asc, eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { hire } from "../../testing/bookings.ts";
import { useDatabase } from "../../testing/database.ts";
import { negotiators } from "../../viewings/diary/diary-tables.ts";
import { retryDeadlock } from "./retry-deadlock.ts";

const database = useDatabase("server");

test("of two transactions that wait for each other both are done, one of them by another try", async () => {
  const { orm } = database();
  await hire(database());
  const [first, second] = await orm.select().from(negotiators).orderBy(asc(negotiators.id));
  const both = Promise.withResolvers<void>();
  let holding = 0;
  let tries = 0;
  const lockInTurn = (ids: number[]) => () =>
    orm.transaction(async (tx) => {
      tries++;
      for (const id of ids) {
        await tx.select().from(negotiators).where(eq(negotiators.id, id)).for("update");
        if (++holding === 2) both.resolve();
        await both.promise;
      }
      return ids[0];
    });
  const done = await Promise.all([
    retryDeadlock(lockInTurn([first!.id, second!.id])),
    retryDeadlock(lockInTurn([second!.id, first!.id])),
  ]);
  expect(done).toEqual([first!.id, second!.id]);
  expect(tries).toBeGreaterThan(2);
});

test("any other failure is not tried again", async () => {
  let tries = 0;
  const fail = () => {
    tries++;
    return Promise.reject(new Error("The diary was not read."));
  };
  await expect(retryDeadlock(fail)).rejects.toThrow("The diary was not read.");
  expect(tries).toBe(1);
});
