import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { useOffice } from "../testing/office.ts";
import { lockStaff } from "./staff.ts";
import { staffSessions } from "./staff-tables.ts";
import { asAnotherRequest } from "../testing/refuse-second-connection.ts";

const office = useOffice("server");

test("who changes a colleague keeps nobody from storing what names them, only from changing them", async () => {
  const { id: staffId } = await office.hire("negotiator");
  const { orm } = office.database();
  const at = office.clock.now;
  await orm.transaction(async (tx) => {
    await lockStaff(tx, staffId);
    await asAnotherRequest(() =>
      orm.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '2s'`);
        await other.insert(staffSessions).values({
          tokenHash: "x",
          staffId,
          method: "link",
          browser: "Firefox",
          createdAt: at,
          lastSeenAt: at,
        });
      }),
    );
    const second = asAnotherRequest(() =>
      orm.transaction(async (other) => {
        await other.execute(sql`set local lock_timeout = '200ms'`);
        await lockStaff(other, staffId);
      }),
    );
    await expect(second).rejects.toThrow();
  });
  expect(await orm.$count(staffSessions)).toBe(1);
});
