import { globSync, readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { everyEngine, useDatabase } from "../../testing/database.ts";
import { transact, transactAndRollBack } from "./transact.ts";
import type { Queryable } from "./orm.ts";

describe.each(everyEngine)("a transaction on the %s engine", (engine) => {
  const database = useDatabase(engine);
  const orm = () => database().orm;

  beforeEach(async () => {
    await orm().execute(sql`create table if not exists kept (name text)`);
    await orm().execute(sql`delete from kept`);
  });

  const write = (db: Queryable, name: string) => db.execute(sql`insert into kept values (${name})`);

  async function listKept(): Promise<string[]> {
    const { rows } = await orm().execute<{ name: string }>(
      sql`select name from kept order by name`,
    );
    return rows.map(({ name }) => name);
  }

  test.each([undefined, null, "gone", false, 0, { ok: true }, { rows: 1 }])(
    "keeps what was written where the answer is %o",
    async (answer) => {
      const given = await transact(orm(), async (tx) => {
        await write(tx, "Ada");
        return answer;
      });
      expect(given).toBe(answer);
      expect(await listKept()).toEqual(["Ada"]);
    },
  );

  test("keeps nothing of a refusal, and gives it back", async () => {
    const refusal = { ok: false, refusal: { detail: "The home is let." } };
    const given = await transact(orm(), async (tx) => {
      await write(tx, "Ada");
      return refusal;
    });
    expect(given).toBe(refusal);
    expect(await listKept()).toEqual([]);
  });

  test("keeps nothing where an error is thrown, and throws it on", async () => {
    const failing = transact(orm(), async (tx) => {
      await write(tx, "Ada");
      throw new Error("The disk is full.");
    });
    await expect(failing).rejects.toThrow("The disk is full.");
    expect(await listKept()).toEqual([]);
  });

  test("undoes a refusal within another alone", async () => {
    await transact(orm(), async (tx) => {
      await write(tx, "Ada");
      const inner = await transact(tx, async (nested) => {
        await write(nested, "Bea");
        return { ok: false };
      });
      expect(inner).toEqual({ ok: false });
      await write(tx, "Cem");
    });
    expect(await listKept()).toEqual(["Ada", "Cem"]);
  });

  test("shows what would be done, and does nothing", async () => {
    const seen = await transactAndRollBack(orm(), async (tx) => {
      await write(tx, "Ada");
      const { rows } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from kept`);
      return rows[0]?.n;
    });
    expect(seen).toBe(1);
    expect(await listKept()).toEqual([]);
  });
});

/** The only files that begin a transaction themselves, each with why. */
const allowed: Readonly<Record<string, string>> = {
  "server/platform/database/transact.ts": "It is the way itself.",
  "server/platform/database/engine.ts": "The embedded database.",
  "server/platform/database/server-pool.ts": "The database server.",
  "server/site/archive/write-archive.ts": "It reads all of one moment, and refuses nothing.",
};

test("every other file writes through `transact`", () => {
  const files = globSync("{app,demo,domain,server}/**/*.{ts,tsx}").filter(
    (file) => !/\.test\.tsx?$|\/testing\//.test(file),
  );
  expect(files.length).toBeGreaterThan(1000);
  const bare = files.filter((file) => /\.transaction\(/.test(readFileSync(file, "utf8")));
  expect(bare.toSorted()).toEqual(Object.keys(allowed).toSorted());
});
