import { figureNames, figures } from "../../domain/figures/figure.ts";
import type { FigureSpan } from "../../domain/figures/figure-span.ts";
import { openKeys, openNames } from "../../domain/figures/open-now.ts";
import { formatNumericDate } from "../../domain/shared/dates.ts";
import type { AppContext } from "../app-context.ts";
import { describeNote, formatValue } from "./describe-figures.ts";
import { type FigureRow, listFigureRows, type RowChoice } from "./find-figures.ts";
import { listOpenRows } from "./find-open-now.ts";

/** More are in the file. */
const mostRows = 200;

export interface Opened {
  name: string;
  /** What the day of its rows is. */
  day: string;
  /** Of the values of its rows. */
  unit: string | null;
  /** As a link to its file carries it. */
  query: Record<string, string>;
  none: string;
  rows: (Pick<FigureRow, "key" | "on" | "who" | "home" | "place" | "placeId" | "note"> & {
    value: string | null;
  })[];
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
      ...openNames[key],
      unit: null,
      query: { now: key },
      none: "Nothing is open.",
      ...show(rows, (row) => ({ value: null, note: row.note })),
    };
  }
  if (!figure) return null;
  const choice = readRowChoice(query);
  const only = describeChoice(choice);
  const { name, value: unit } = figures[figure];
  return {
    name: only === null ? name : `${name}: ${only}`,
    day: "Day",
    unit,
    query: {
      of: figure,
      ...(choice.source && { source: choice.source }),
      ...(choice.reason !== null && { why: choice.reason }),
    },
    none: "Nothing in these weeks.",
    ...show(await listFigureRows(app, span, figure, mostRows + 1, choice), ({ value, note }) => ({
      value: formatValue(figure, value),
      note: note === null ? null : describeNote(note),
    })),
  };
}

/** Which number: of these weeks, or of what is open now. */
export function readOpened(query: URLSearchParams) {
  return {
    figure: figureNames.find((one) => one === query.get("of")),
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

function show(
  rows: readonly FigureRow[],
  describe: (row: FigureRow) => Pick<Opened["rows"][number], "value" | "note">,
): Pick<Opened, "rows" | "hasMore"> {
  return {
    rows: rows.slice(0, mostRows).map((row) => ({
      ...row,
      on: formatNumericDate(row.on),
      ...describe(row),
    })),
    hasMore: rows.length > mostRows,
  };
}
