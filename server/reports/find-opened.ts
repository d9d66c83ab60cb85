import { type Figure, metricNames, figures } from "../../domain/reports/figure.ts";
import type { FigureSpan } from "../../domain/reports/figure-span.ts";
import { type OpenKey, openKeys, openNames } from "../../domain/reports/open-now.ts";
import type { FigureRow } from "../../domain/reports/table-columns.ts";
import type { AppContext } from "../app-context.ts";
import { describeNote, describeRow } from "./describe-figures.ts";
import { listFigureRows, type RowChoice } from "./find-figures.ts";
import { listOpenRows } from "./find-open-now.ts";

/** More are in the file. */
const mostRows = 200;

export interface Opened {
  name: string;
  /** Whose rows they are: those of a figure, or of what is open now. */
  of: { figure: Figure } | { key: OpenKey };
  /** As a link to its file carries it. */
  query: Record<string, string>;
  none: string;
  rows: FigureRow[];
  hasMore: boolean;
}

/** The rows of the number that was followed on the figures' page. Null: none was. */
export async function findOpened(
  app: AppContext,
  span: FigureSpan,
  query: URLSearchParams,
): Promise<Opened | null> {
  const { figure, key } = readOpened(query);
  if (key) {
    const rows = await listOpenRows(app, key, mostRows + 1, span.branch);
    return {
      name: openNames[key].name,
      of: { key },
      query: { now: key },
      none: "Nothing outstanding.",
      ...cut(rows),
    };
  }
  if (!figure) return null;
  const choice = readRowChoice(query);
  const only = describeChoice(choice);
  const { name } = figures[figure];
  const rows = await listFigureRows(app, span, figure, mostRows + 1, choice);
  return {
    name: only === null ? name : `${name}: ${only}`,
    of: { figure },
    query: {
      of: figure,
      ...(choice.source && { source: choice.source }),
      ...(choice.reason !== null && { why: choice.reason }),
    },
    none: "No records in this period.",
    ...cut(rows.map(describeRow)),
  };
}

/** Which number: of these weeks, or of what is open now. */
export function readOpened(query: URLSearchParams) {
  return {
    figure: metricNames.find((one) => one === query.get("of")),
    key: openKeys.find((one) => one === query.get("now")),
  };
}

/** As links of the page carry it. What is no reason chooses nothing. */
export function readRowChoice(query: URLSearchParams): RowChoice {
  const [source, why] = [query.get("source"), query.get("why")];
  return {
    source: source?.slice(0, 200) || null,
    reason: why !== null && /^[a-z-]{0,40}$/.test(why) ? why : null,
  };
}

/** Of what the rows are alone, in words. */
function describeChoice({ source, reason }: RowChoice): string | null {
  return source ?? (reason === null ? null : describeNote(reason));
}

function cut(rows: readonly FigureRow[]): Pick<Opened, "rows" | "hasMore"> {
  return { rows: rows.slice(0, mostRows), hasMore: rows.length > mostRows };
}
