import type { Pool, PoolClient } from "pg";
import type { Statement } from "./recorded-statements.ts";

/** A step of a plan, as `explain (format json)` has it. */
interface Node {
  "Node Type": string;
  "Relation Name"?: string;
  "Index Name"?: string;
  "Index Cond"?: string;
  Filter?: string;
  "Actual Rows"?: number;
  "Actual Loops"?: number;
  "Rows Removed by Filter"?: number;
  "Rows Removed by Index Recheck"?: number;
  Plans?: Node[];
}

/** What a statement reads of one table in one step of its plan. */
export interface TableRead {
  table: string;
  /** It reads the whole table, or one of its indexes, as none leads to what it wants. */
  isSequential: boolean;
  /** Found and thrown away. 0 where the statement was not run. */
  rows: number;
}

const readForm = /^\s*(select|with)\b(?!.*\bfor (update|no key update|share)\b)/is;
const plannedForm = /^\s*(select|with|update|delete)\b/i;

/**
 * What a statement reads, by the plan it gets when sequential scans are avoided: one that is still there
 * has no index. Reads are run, writes planned alone.
 */
export async function listTableReads(
  pool: Pool,
  { text, values }: Statement,
): Promise<TableRead[]> {
  if (!plannedForm.test(text)) return [];
  const client = await pool.connect();
  try {
    await client.query("begin; set local enable_seqscan to off");
    const how = readForm.test(text) ? "analyze, timing off, format json" : "format json";
    const { rows } = await client.query<{ "QUERY PLAN": [{ Plan: Node }] }>(
      `explain (${how}) ${text}`,
      values,
    );
    return listReads(rows[0]!["QUERY PLAN"][0].Plan, await listPartialIndexes(client));
  } finally {
    await client.query("rollback");
    client.release();
  }
}

/** Of these a statement may read all: they hold what it wants, and nothing else. */
async function listPartialIndexes(client: PoolClient): Promise<ReadonlySet<string>> {
  const { rows } = await client.query<{ name: string }>(
    "select indexrelid::regclass::text as name from pg_index where indpred is not null",
  );
  return new Set(rows.map(({ name }) => name));
}

function listReads(node: Node, partial: ReadonlySet<string>): TableRead[] {
  const below = (node.Plans ?? []).flatMap((one) => listReads(one, partial));
  const table = node["Relation Name"];
  if (table === undefined || node["Node Type"] === "ModifyTable") return below;
  const rows =
    ((node["Actual Rows"] ?? 0) +
      (node["Rows Removed by Filter"] ?? 0) +
      (node["Rows Removed by Index Recheck"] ?? 0)) *
    (node["Actual Loops"] ?? 1);
  const isSequential = node["Node Type"] === "Seq Scan" || readsWholeIndex(node, partial);
  return [{ table, isSequential, rows }, ...below];
}

/**
 * It asks of each row whether a subquery has it: no index leads there, whatever the rest of the condition
 * says. Without a subquery a plan that walks an index shows only that the table of the test is small.
 */
function readsWholeIndex(node: Node, partial: ReadonlySet<string>): boolean {
  const index = node["Index Name"];
  if (index === undefined || node["Index Cond"] !== undefined || partial.has(index)) return false;
  return node.Filter?.includes("SubPlan") ?? false;
}
