import { type Figure, figureNames, figures as definitions } from "../../domain/figures/figure.ts";
import { type OpenKey, openNames } from "../../domain/figures/open-now.ts";
import type { FigureSpan } from "../../domain/figures/figure-span.ts";
import { getViewingsPerLet } from "../../domain/figures/rates.ts";
import type { AppContext } from "../app-context.ts";
import { describeNote } from "./describe-figures.ts";
import {
  type FigureRow,
  type Figures,
  findFigures,
  listFigureRows,
  type RowChoice,
} from "./find-figures.ts";
import { listOpenRows } from "./find-open-now.ts";
import { writeCsv } from "./write-csv.ts";

/** Rows in a file: more than thirteen weeks of an office have. */
const mostRows = 50_000;

export const csvTables = ["all", "answers", "sources", "reasons"] as const;
export type CsvTable = (typeof csvTables)[number];

/** A table of the figures' page as a file. */
export async function writeFiguresCsv(
  app: AppContext,
  span: FigureSpan,
  table: CsvTable,
): Promise<string> {
  return writeCsv(tables[table](await findFigures(app, span)));
}

const round = (value: number | null) => value && Math.round(value * 10) / 10;

const tables: Record<CsvTable, (figures: Figures) => (string | number | null)[][]> = {
  all: ({ counts, before }) => [
    ["Figure", "Count", "Count before", "Values", "Median", "90th percentile", "Median before"],
    ...figureNames.map((figure) => {
      const { count, median, ninth } = counts[figure];
      const { name, value } = definitions[figure];
      const former = before[figure];
      return [name, count, former.count, value, round(median), round(ninth), round(former.median)];
    }),
  ],
  answers: ({ answers }) => [
    ["From", "First answers", "Median minutes"],
    ...answers.map(({ day, count, median }) => [day, count, round(median)]),
  ],
  sources: ({ sources }) => [
    ["Source", "Asked", "Came", "Lets", "Viewings a let"],
    ...sources.map(({ source, asked, came, lets }) => [
      source,
      asked,
      came,
      lets,
      getViewingsPerLet(came, lets),
    ]),
  ],
  reasons: ({ reasons }) => [
    ["Reason", "Offers"],
    ...reasons.map(({ note, count }) => [describeNote(note), count]),
  ],
};

const pathsOf: Record<FigureRow["place"], string> = {
  conversation: "/office/inbox/",
  viewing: "/office/diary/viewing/",
  offers: "/office/offers/",
  let: "/office/lets/",
  home: "/office/listings/",
};

export function getRowPath({ place, placeId }: Pick<FigureRow, "place" | "placeId">): string {
  return pathsOf[place] + encodeURIComponent(placeId);
}

/** What a figure counts. A file outlives an erasure, so it names no people: it says where they are. */
export async function writeRowsCsv(
  app: AppContext,
  span: FigureSpan,
  figure: Figure,
  choice?: RowChoice,
): Promise<string> {
  const rows = await listFigureRows(app, span, figure, mostRows, choice);
  const { value: unit } = definitions[figure];
  return writeCsv([
    ["Day", "Home", unit ?? "Value", "Note", "Record"],
    ...rows.map((row) => [
      row.on,
      row.home,
      round(row.value),
      row.note === null ? null : describeNote(row.note),
      getRowPath(row),
    ]),
  ]);
}

/** What is open now, without people as well: a clock's words can name one. */
export async function writeOpenCsv(
  app: AppContext,
  key: OpenKey,
  branch: string | null = null,
): Promise<string> {
  const rows = await listOpenRows(app, key, mostRows, branch);
  return writeCsv([
    [openNames[key].day, "Home", "Record"],
    ...rows.map((row) => [row.on, row.home, getRowPath(row)]),
  ]);
}
