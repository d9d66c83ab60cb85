import { sql } from "drizzle-orm";
import { type ExtraConfigColumn, index, type PgColumn } from "drizzle-orm/pg-core";

type Column = "confirmedOn" | "createdAt" | "endedOn" | "id" | "landlordId" | "startsOn" | "state";

/** By which lists, a landlord's page and the retention find tenancies. */
export function tenancyIndexes(table: Record<Column, ExtraConfigColumn>) {
  return [
    index("tenancies_landlord").on(table.landlordId, table.createdAt),
    index("tenancies_age").on(sql`((${table.endedOn} + interval '72 months')::date)`),
    // Of those that go on, by when somebody last made sure of it.
    index("tenancies_confirmed_on")
      .on(sql`coalesce(${table.confirmedOn}, ${table.startsOn})`)
      .where(sql`${table.state} = 'moved-in'`),
    index("tenancies_state").on(
      table.state,
      table.startsOn.desc().nullsFirst(),
      table.id.desc().nullsFirst(),
    ),
  ];
}

/** By which the few steps are found whose clocks may run in a tenancy that has begun. */
export function stepIndexes(
  table: Record<"tenancyId" | "doneOn" | "outcome" | "rightToRent" | "reported", PgColumn>,
) {
  return [
    index("tenancy_steps_undone")
      .on(table.tenancyId)
      .where(sql`${table.doneOn} is null or ${table.outcome} = 'failed'`),
    index("tenancy_steps_limited")
      .on(table.tenancyId)
      .where(sql`${table.rightToRent} ->> 'result' = 'limited'`),
    index("tenancy_steps_unreported")
      .on(table.tenancyId)
      .where(sql`${table.rightToRent} ->> 'result' = 'none' and ${table.reported} is null`),
  ];
}
