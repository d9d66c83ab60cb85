import type { Figure } from "../../domain/reports/figure.ts";
import type { FigureSpan } from "../../domain/reports/figure-span.ts";
import type { OpenKey } from "../../domain/reports/open-now.ts";
import {
  answerColumns,
  createOpenColumns,
  createRowColumns,
  figureColumns,
  reasonColumns,
  sourceColumns,
} from "../../domain/reports/table-columns.ts";
import type { AppContext } from "../app-context.ts";
import { describeReasons, describeRow, listFigureLines } from "./describe-figures.ts";
import { type Figures, findFigures, listFigureRows, type RowChoice } from "./find-figures.ts";
import { listOpenRows } from "./find-open-now.ts";
import { writeTable } from "./write-csv.ts";

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
  return tables[table](await findFigures(app, span));
}

const tables: Record<CsvTable, (figures: Figures) => string> = {
  all: (figures) => writeTable(figureColumns, listFigureLines(figures)),
  answers: ({ answers }) => writeTable(answerColumns, answers),
  sources: ({ sources }) => writeTable(sourceColumns, sources),
  reasons: (figures) => writeTable(reasonColumns, describeReasons(figures)),
};

/** What a figure counts. A file outlives an erasure, so it names no people: it says where they are. */
export async function writeRowsCsv(
  app: AppContext,
  span: FigureSpan,
  figure: Figure,
  choice?: RowChoice,
): Promise<string> {
  const rows = await listFigureRows(app, span, figure, mostRows, choice);
  return writeTable(createRowColumns(figure), rows.map(describeRow));
}

/** What is open now, without people as well. */
export async function writeOpenCsv(
  app: AppContext,
  key: OpenKey,
  branch: string | null = null,
): Promise<string> {
  return writeTable(createOpenColumns(key), await listOpenRows(app, key, mostRows, branch));
}
