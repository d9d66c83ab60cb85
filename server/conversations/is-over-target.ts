import { type SQL, sql } from "drizzle-orm";
import { subtractOfficeMinutes } from "../../domain/agency/office-hours.ts";
import type { ResponseTarget } from "../../domain/conversations/response-clock.ts";
import { conversations } from "./conversation-tables.ts";

/** As `readResponseClock` says, of what waits now: since when the promised time has passed, by branch. */
export function isLate({ hours, ofBranches, promiseMinutes }: ResponseTarget, now: Date): SQL {
  const since = (own: ResponseTarget["hours"]) =>
    sql`${subtractOfficeMinutes(own, now, promiseMinutes).toISOString()}::timestamptz`;
  return sql`${conversations.waitingSince} <= ${chooseByBranch(since, { hours, ofBranches })}`;
}

/** The value for the hours that hold for a conversation’s branch. */
export function chooseByBranch(
  value: (hours: ResponseTarget["hours"]) => SQL,
  { hours, ofBranches = [] }: Pick<ResponseTarget, "hours" | "ofBranches">,
): SQL {
  if (ofBranches.length === 0) return value(hours);
  const cases = ofBranches.map((own) => {
    const ids = sql.join(
      own.branches.map((id) => sql`${id}::uuid`),
      sql`, `,
    );
    return sql`when ${conversations.branch} in (${ids}) then ${value(own.hours)}`;
  });
  return sql`(case ${sql.join(cases, sql` `)} else ${value(hours)} end)`;
}
