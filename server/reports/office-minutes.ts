import { type AnyColumn, type SQL, sql } from "drizzle-orm";
import { listOpenSpans, type OfficeHours } from "../../domain/agency/office-hours.ts";
import type { FigureSpan } from "../../domain/reports/figure-span.ts";
import { addDays } from "../../domain/shared/dates.ts";

/**
 * Days after the last one in which answers may come. No clock counts further than a hundred hours,
 * which an office that is open at all has by then.
 */
const daysAfter = 120;

/**
 * Office minutes between two moments of a row, as `countOfficeMinutes` counts them, for rows that
 * begin in the span: the database finds the opening before each moment among those of the span.
 */
export function countOfficeMinutesSql(
  hours: OfficeHours,
  { firstDay, lastDay }: FigureSpan,
  from: AnyColumn | SQL,
  until: AnyColumn | SQL,
): SQL {
  const spans = listOpenSpans(hours, firstDay, addDays(lastDay, daysAfter));
  const list = (values: (string | number)[]) => `{${values.join(",")}}`;
  const opens = sql`${list(spans.map((span) => span.opens.toISOString()))}::timestamptz[]`;
  const before = sql`${list(spans.map((span) => span.before))}::float8[]`;
  const minutes = sql`${list(spans.map((span) => span.minutes))}::float8[]`;
  // Before the first opening no minute has passed.
  const passed = (at: AnyColumn | SQL) => {
    const n = sql`width_bucket(${at}, ${opens})`;
    const inSpan = sql`date_part('epoch', ${at} - (${opens})[${n}]) / 60`;
    return sql`coalesce((${before})[${n}] + least(${inSpan}, (${minutes})[${n}]), 0)`;
  };
  return sql`greatest(${passed(until)} - ${passed(from)}, 0)`;
}
