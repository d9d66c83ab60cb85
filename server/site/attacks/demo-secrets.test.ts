import { expect, test } from "vitest";
import { eq, sql } from "drizzle-orm";
import { outbox } from "../../platform/mail/outbox-table.ts";
import { createTestContext } from "../../testing/app-context.ts";
import { useOwnDatabase } from "../../testing/database.ts";
import { createReadableLog } from "../../testing/mail-in.ts";
import { loadDemo } from "../demo/load-demo.ts";

const database = useOwnDatabase("embedded");
test("probe", { timeout: 240_000 }, async () => {
  const written = createReadableLog();
  const app = await createTestContext(database(), { log: written.log, now: () => new Date("2026-11-20T09:44:00Z"), config: { publicUrl: null, demoData: true, logRequests: true } });
  const t = performance.now();
  await loadDemo(app);
  console.log("ms", performance.now() - t);
  console.log(written.read().slice(0, 3000));
  console.log((await database().orm.execute(sql`select state, kind, count(*)::int as n, count(*) filter (where html ~ '~[a-z-]+[.]')::int as slots from outbox group by 1,2`)).rows);
  expect(await database().orm.$count(outbox, eq(outbox.state, "waiting"))).toBe(0);
});
