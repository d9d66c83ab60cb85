import { and, asc, eq, inArray, isNull } from "drizzle-orm";
import { stepNames } from "../../../domain/tenancies/steps/required-steps.ts";
import { endSteps } from "../../../domain/tenancies/tenancy.ts";
import { isAboutHomeOf } from "../../branches/of-branch.ts";
import type { Queryable } from "../../platform/database/client.ts";
import { tenancies, tenancySteps } from "../tenancy-tables.ts";

/** A tenancy that is over, with what nobody has dealt with yet. */
export interface OpenEnd {
  id: string;
  home: string;
  ownerId: string | null;
  on: string;
  /** Such as "All keys back". */
  open: string[];
}

/** For the page of today, those that ended first at the top. */
export async function listOpenEnds(
  db: Queryable,
  branch: string | null = null,
): Promise<OpenEnd[]> {
  const rows = await db
    .select({
      id: tenancies.id,
      accepted: tenancies.accepted,
      ownerId: tenancies.ownerId,
      on: tenancies.endedOn,
      kind: tenancySteps.kind,
    })
    .from(tenancySteps)
    .innerJoin(tenancies, eq(tenancies.id, tenancySteps.tenancyId))
    .where(
      and(
        inArray(tenancySteps.kind, [...endSteps]),
        isNull(tenancySteps.doneOn),
        isAboutHomeOf(branch, tenancies.listingId),
      ),
    )
    .orderBy(asc(tenancies.endedOn), asc(tenancies.id), asc(tenancySteps.position));
  return [...Map.groupBy(rows, ({ id }) => id).values()].map((steps) => {
    const { id, accepted, ownerId, on } = steps[0]!;
    const open = steps.map(({ kind }) => stepNames[kind]);
    // They are planned by the end alone.
    return { id, home: accepted.home.name, ownerId, on: on!, open };
  });
}
