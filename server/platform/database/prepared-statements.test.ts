import { rmSync } from "node:fs";
import { join } from "node:path";
import { PGlite } from "@electric-sql/pglite";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { embeddedDataDir } from "../../testing/database.ts";
import { DurableFs } from "./durable-fs.ts";
import { startEngine } from "./engine.ts";

let dataDir: string;
let pglite: PGlite;
beforeAll(async () => {
  dataDir = embeddedDataDir();
  ({ pglite } = await startEngine(new DurableFs(join(dataDir, "database")), vi.fn()));
  await pglite.exec("create table things (id int, name text, made date, price numeric)");
  await pglite.exec(
    "insert into things values (1, 'door', '2026-11-25', 2.50), (2, null, null, 7)",
  );
});
afterAll(async () => {
  await pglite.close();
  rmSync(dataDir, { recursive: true });
});

async function countPrepared(): Promise<number> {
  const [result] = await pglite.exec("select count(*)::int as count from pg_prepared_statements");
  return Number(result?.rows[0]?.["count"]);
}

test.each([
  { statement: "select * from things order by id", parameters: [] },
  { statement: "select name, made from things where id = $1", parameters: [1] },
  { statement: "select id from things where name = any($1)", parameters: [["door", "gate"]] },
  { statement: "select id from things where id = 3", parameters: [] },
  { statement: "select $1::text as a, $2::timestamptz as b", parameters: [null, new Date(0)] },
  { statement: "select $1::jsonb as a, $2::bool as b", parameters: [{ a: ["£'\"", 1] }, true] },
  { statement: " SELECT array[1,2] as a, array['x', null] as b, 2::bigint as c", parameters: [] },
])("$statement returns what PGlite returns", async ({ statement, parameters }) => {
  for (const options of [{}, { rowMode: "array" as const }, { parsers: { 1184: String } }]) {
    const expected = await PGlite.prototype.query.call(pglite, statement, parameters, options);
    for (let time = 0; time < 7; time++) {
      const { rows, fields } = await pglite.query(statement, parameters, options);
      expect({ rows, fields }).toEqual({ rows: expected.rows, fields: expected.fields });
    }
  }
});

test.each([
  "insert into things (id, name) values ($1, $2) returning id, name",
  "update things set name = $2 where id = $1 returning *",
  "with gone as (delete from things where id = $1 and name = $2 returning id) select id from gone",
  "delete from things where id = $1 or name = $2",
])("%s writes what PGlite writes, also within a transaction", async (statement) => {
  const parameters = [50, "gate"];
  const rollBack = new Error("So that the next one begins with the same rows.");
  const outcomes: unknown[] = [];
  const note = async (tx: Pick<PGlite, "query">) => {
    const { rows, fields, affectedRows } = await tx.query(statement, parameters);
    const after = await tx.query("select * from things order by id");
    outcomes.push({ rows, fields, affectedRows, after: after.rows });
  };
  await PGlite.prototype.transaction
    .call(pglite, async (tx) => {
      await note(tx);
      throw rollBack;
    })
    .catch(() => {});
  for (let time = 0; time < 3; time++) {
    const undone = pglite.transaction(async (tx) => {
      await note(tx);
      throw rollBack;
    });
    await expect(undone).rejects.toBe(rollBack);
  }
  const [ofPGlite, ...ofOurs] = outcomes;
  expect(ofOurs).toEqual([ofPGlite, ofPGlite, ofPGlite]);
});

test("a failure within a transaction says why, and ends it", async () => {
  const failing = pglite.transaction(async (tx) => {
    await tx.query("insert into things (id) values ($1)", [60]);
    await tx.query("select 6 / $1::int", [0]).catch(() => {});
    await tx.query("select 1 as one");
  });
  await expect(failing).rejects.toThrow("current transaction is aborted");
  expect((await pglite.query("select id from things where id = 60")).rows).toEqual([]);
});

test("nothing is run by a transaction that has ended", async () => {
  let late: (() => Promise<unknown>) | undefined;
  await pglite.transaction(async (tx) => {
    late = () => tx.query("select 1 as one");
  });
  await expect(late?.()).rejects.toThrow("Transaction is closed");
});

test("of statements that write many rows at once none is kept", async () => {
  const before = await countPrepared();
  const rows = Array.from({ length: 1000 }, (_, n) => `(${1000 + n})`);
  await pglite.query(`insert into things (id) values ${rows.join()}`);
  expect(await countPrepared()).toBe(before);
  const many = await pglite.query("delete from things where id >= 1000");
  expect(many.affectedRows).toBe(1000);
});

test("a statement is prepared once", async () => {
  const before = await countPrepared();
  for (let id = 0; id < 3; id++) await pglite.query("select 7 + $1::int", [id]);
  expect(await countPrepared()).toBe(before + 1);
});

test("a read that fails says why, and others go on", async () => {
  await expect(pglite.query("select nothing from things")).rejects.toThrow(
    'column "nothing" does not exist',
  );
  const divide = (by: number) => pglite.query("select 6 / $1::int as result", [by]);
  await expect(divide(0)).rejects.toThrow("division by zero");
  expect((await divide(3)).rows).toEqual([{ result: 2 }]);
});

test("a read of a table that was changed fails once at most", async () => {
  const read = () => pglite.query("select * from things where id = $1", [2]);
  await read();
  await pglite.exec("alter table things add column colour text");
  await read().catch(() => {});
  expect((await read()).rows).toEqual([
    { id: 2, name: null, made: null, price: "7", colour: null },
  ]);
});

test("a read waits for a transaction, and sees what it wrote", async () => {
  const written = pglite.transaction(async (tx) => {
    await tx.query("insert into things (id) values (9)");
    await tx.query("update things set name = 'late' where id = 9");
  });
  const { rows } = await pglite.query("select name from things where id = $1", [9]);
  expect(rows).toEqual([{ name: "late" }]);
  await written;
});

test("so many are kept, and those not used for longest are closed", async () => {
  for (let n = 0; n < 130; n++) await pglite.query(`select ${n} as n`);
  expect(await countPrepared()).toBeLessThanOrEqual(101);
  expect((await pglite.query("select 0 as n")).rows).toEqual([{ n: 0 }]);
});
