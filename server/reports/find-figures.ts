import { inArray, type SQL, sql } from "drizzle-orm";
import { type Figure, metricNames } from "../../domain/reports/figure.ts";
import { type FigureSpan, getSpanBefore } from "../../domain/reports/figure-span.ts";
import { nameSource } from "../../domain/reports/request-source.ts";
import type { AnswerCount, FigureRow, SourceCount } from "../../domain/reports/table-columns.ts";
import type { AppContext } from "../app-context.ts";
import { findResponseTarget } from "../conversations/response-target.ts";
import type { Queryable } from "../platform/database/client.ts";
import {
  type FigureFacts,
  figureRows,
  isCountedWait,
  selectWaits,
  type WaitFigure,
  waitFigures,
} from "./figure-rows.ts";

export interface Count {
  count: number;
  /** Median of the values, and what nine of ten are not above. Null of none. */
  median: number | null;
  ninth: number | null;
}

export type Counts = Record<Figure, Count>;

export type Figures = Awaited<ReturnType<typeof findFigures>>;

/** All figures of some weeks, with those before them. */
export async function findFigures({ database: { orm }, now }: AppContext, span: FigureSpan) {
  const promise = await findResponseTarget(orm);
  const facts = { span, promise, now: now() };
  const waits = await countWaits(orm, facts);
  const earlier = { ...facts, span: getSpanBefore(span) };
  return {
    promise,
    counts: toCounts([...waits, ...(await countOthers(orm, facts))]),
    before: toCounts([...(await countWaits(orm, earlier)), ...(await countOthers(orm, earlier))]),
    answers: waits.flatMap(({ day, count, median }): AnswerCount | [] =>
      day === null ? [] : { day, count, median },
    ),
    reasons: await countReasons(orm, facts),
    sources: await countSources(orm, facts),
  };
}

type FigureCount = { figure: Figure } & Pick<Count, keyof Count>;

const isWait = (figure: Figure): figure is WaitFigure => waitFigures.some((one) => one === figure);

const counted = sql`count(*)::int as count,
  percentile_cont(0.5) within group (order by value) as median,
  percentile_cont(0.9) within group (order by value) as ninth`;

type WaitCount = {
  figure: Figure;
  day: string | null;
  count: number;
  median: number;
  ninth: number;
};

/**
 * Waits are measured once for all figures of them, and not again for each use of a value. First
 * answers are counted for each day, too; of more than one week, for each week by its Monday.
 */
async function countWaits(db: Queryable, facts: FigureFacts): Promise<WaitCount[]> {
  const day =
    facts.span.weeks === 1
      ? sql`on_day`
      : sql`to_char(date_trunc('week', on_day::date), 'YYYY-MM-DD')`;
  const parts = waitFigures.map(
    (figure) => sql`
      select ${figure}::text as figure, null::text as day, ${counted}
      from waits where ${isCountedWait(facts, figure)}`,
  );
  const { rows } = await db.execute<WaitCount>(sql`
    with waits as materialized (
      select measured.on as on_day, value, is_answered
      from (${selectWaits(facts)} offset 0) measured)
    ${sql.join(parts, sql` union all `)}
    union all select 'answered', ${day}, ${counted}
    from waits where ${isCountedWait(facts, "answered")} group by 2
    order by day`);
  return rows;
}

async function countOthers(db: Queryable, facts: FigureFacts): Promise<FigureCount[]> {
  const parts = metricNames
    .filter((figure) => !isWait(figure))
    .map(
      (figure) => sql`
        select ${figure}::text as figure, ${counted} from (${figureRows[figure](facts)}) counted`,
    );
  const { rows } = await db.execute<FigureCount>(sql`${sql.join(parts, sql` union all `)}`);
  return rows;
}

function toCounts(rows: readonly (FigureCount & { day?: string | null })[]): Counts {
  const none = { count: 0, median: null, ninth: null };
  const whole = rows.filter(({ day = null }) => day === null);
  const found = new Map(
    whole.map(({ figure, count, median, ninth }) => [figure, { count, median, ninth }]),
  );
  const find = (figure: Figure): Count => found.get(figure) ?? none;
  return {
    answered: find("answered"),
    "in-time": find("in-time"),
    late: find("late"),
    asked: find("asked"),
    "asked-booked": find("asked-booked"),
    booked: find("booked"),
    came: find("came"),
    "no-shows": find("no-shows"),
    unrecorded: find("unrecorded"),
    offered: find("offered"),
    accepted: find("accepted"),
    lets: find("lets"),
    voids: find("voids"),
    declined: find("declined"),
    reduced: find("reduced"),
  };
}

async function countReasons(db: Queryable, facts: FigureFacts) {
  const { rows } = await db.execute<{ note: string; count: number }>(sql`
    select note, count(*)::int as count from (${figureRows.declined(facts)}) counted
    group by note order by count desc, note`);
  return rows;
}

const sourced = ["asked", "came", "lets"] as const;

async function countSources(db: Queryable, facts: FigureFacts): Promise<SourceCount[]> {
  const parts = sourced.map(
    (figure) => sql`
      select ${figure}::text as figure, source, count(*)::int as count
      from (${figureRows[figure](facts)}) counted group by source`,
  );
  const { rows } = await db.execute<{
    figure: (typeof sourced)[number];
    source: string | null;
    count: number;
  }>(sql`${sql.join(parts, sql` union all `)}`);
  const found = new Map<string, SourceCount>();
  for (const { figure, source: from, count } of rows) {
    const source = nameSource(from);
    const counts = found.get(source) ?? { source, asked: 0, came: 0, lets: 0 };
    counts[figure] += count;
    found.set(source, counts);
  }
  return [...found.values()].toSorted((a, b) => b.asked - a.asked || b.came - a.came);
}

/** Of the rows of a figure only those of one source by its name, or of one reason. Null for all. */
export interface RowChoice {
  source: string | null;
  reason: string | null;
}

/** What a figure counts, the latest first. */
export async function listFigureRows(
  { database: { orm }, now }: AppContext,
  span: FigureSpan,
  figure: Figure,
  limit: number,
  { source, reason }: RowChoice = { source: null, reason: null },
): Promise<FigureRow[]> {
  const facts = { span, promise: await findResponseTarget(orm), now: now() };
  const all = figureRows[figure](facts);
  const chosen = [
    source === null ? sql`true` : isOfSources(await listSources(orm, all, source)),
    reason === null ? sql`true` : sql`note = ${reason}`,
  ];
  const rows = sql`select * from (${all}) figure where ${sql.join(chosen, sql` and `)}`;
  return selectRows(orm, rows, sql`counted.on desc, key`, limit);
}

/** Of a query with the columns of rows, called `counted`. */
export async function selectRows(
  db: Queryable,
  rows: SQL,
  order: SQL,
  limit: number,
): Promise<FigureRow[]> {
  const { rows: found } = await db.execute<Pick<FigureRow, keyof FigureRow>>(sql`
    select key, counted.on, who, home, place, place_id as "placeId", value, note
    from (${rows}) counted order by ${order} limit ${limit}`);
  return found;
}

/** Several kinds of requests have one name. Of some nothing is known. */
async function listSources(db: Queryable, all: SQL, name: string): Promise<string[]> {
  const { rows } = await db.execute<{ source: string | null }>(sql`
    select distinct source from (${all}) counted`);
  return rows.flatMap(({ source }) => (nameSource(source) === name ? [source ?? ""] : []));
}

function isOfSources(sources: readonly string[]): SQL {
  return inArray(sql`coalesce(source, '')`, [...sources]);
}
