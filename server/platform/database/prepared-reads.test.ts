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

test("a read is prepared once", async () => {
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
