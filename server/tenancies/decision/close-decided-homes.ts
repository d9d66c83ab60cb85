import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import { formatNumericDate } from "../../../domain/shared/dates.ts";
import type { AppContext } from "../../app-context.ts";
import { listingChanges } from "../../listings/listing-record-tables.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { recordProgress } from "../steps/record-progress.ts";
import { tenancies, tenancySteps } from "../tenancy-tables.ts";

/**
 * What becomes of a home after a tenancy is decided once it is on the market again: the step that asks
 * for it is done on the day of that, whoever published it. Soon after it nobody is asked.
 */
export async function closeDecidedHomes(app: AppContext, stopping?: AbortSignal): Promise<void> {
  for (const { tenancyId, on } of await listPublishedAgain(app.database.orm)) {
    if (stopping?.aborted) return;
    const evidence = { note: `Published on ${formatNumericDate(on)}.`, documentId: null };
    const step = { kind: "home-decided", personId: null, on, outcome: "passed", evidence } as const;
    const action = { do: "complete-step", ...step } as const;
    try {
      // Where somebody has done it meanwhile it is refused.
      await recordProgress(app, { actor: "job", by: "job" }, { tenancyId, action });
    } catch (error) {
      // One tenancy must not hold the others up. It is tried again in the next run.
      app.log.error({ err: error, tenancyId }, "A decided home could not be noted");
    }
  }
}

/** With the first day on which the home was advertised since the tenancy ended. */
function listPublishedAgain(db: Queryable): Promise<{ tenancyId: string; on: string }[]> {
  const day = sql<string>`(${listingChanges.at} at time zone 'Europe/London')::date`;
  const on = sql<string>`min(${day})::text`;
  return db
    .select({ tenancyId: tenancies.id, on })
    .from(tenancySteps)
    .innerJoin(tenancies, eq(tenancies.id, tenancySteps.tenancyId))
    .innerJoin(listingChanges, eq(listingChanges.listingId, tenancies.listingId))
    .where(
      and(
        inArray(tenancySteps.kind, ["home-decided"]),
        isNull(tenancySteps.doneOn),
        eq(listingChanges.field, "state"),
        eq(listingChanges.became, "available"),
        sql`${day} >= ${tenancies.endedOn}`,
      ),
    )
    .groupBy(tenancies.id)
    .orderBy(asc(tenancies.id));
}
