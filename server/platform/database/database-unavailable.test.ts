import { Client } from "pg";
import { describe, expect, inject, test } from "vitest";
import { isDatabaseUnavailable } from "./database-unavailable.ts";
import { useDatabase } from "../../testing/database.ts";

const server = inject("testServer");
const serverUrl = "url" in server ? server.url : "";

describe("the database is out of reach", () => {
  const database = useDatabase("server");

  test.each([
    ["where nothing listens", "postgres://lintel:x@127.0.0.1:1/site"],
    ["where the name is unknown", "postgres://lintel:x@nowhere.invalid/site"],
  ])("%s", async (_where, connectionString) => {
    const error = await new Client({ connectionString }).connect().catch((thrown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test("where the server gives no connection", async () => {
    const url = new URL(serverUrl);
    url.password = "wrong";
    const client = new Client({ connectionString: url.href });
    const error = await client.connect().catch((thrown: unknown) => thrown);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });

  test("where the server ended the connection in the middle of a query", async () => {
    const { orm } = database();
    const query = orm.execute("select pg_terminate_backend(pg_backend_pid())");
    expect(isDatabaseUnavailable(await query.catch((thrown: unknown) => thrown))).toBe(true);
  });

  test.each([
    ["in a query that makes no sense", "select nothing from nowhere"],
    ["in one that a rule of the schema refuses", "insert into secrets values (null, null)"],
    ["in one that takes too long", "set local statement_timeout = 1; select pg_sleep(1)"],
  ])("not %s", async (_where, query) => {
    const error = await database()
      .orm.execute(query)
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(Error);
    expect(isDatabaseUnavailable(error)).toBe(false);
  });
});
