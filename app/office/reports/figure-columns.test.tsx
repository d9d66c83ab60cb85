import { renderToStaticMarkup } from "react-dom/server";
import { createRoutesStub } from "react-router";
import { expect, test } from "vitest";
import {
  createOpenColumns,
  createRowColumns,
  type FigureColumn,
  figureColumns,
  sourceColumns,
} from "../../../domain/reports/table-columns.ts";
import { writeTable } from "../../../server/reports/write-csv.ts";
import FiguresPage from "./reports-page.tsx";

const row = {
  key: "1",
  on: "2026-11-16",
  who: "Priya Raman",
  home: "Loriner Street",
  place: "offers",
  placeId: "1",
  value: 10,
  note: "Why it was",
};
const rowsOf = (of: object) => ({ name: "Moved in", of, query: {}, none: "", rows: [row] });

function render(opened: object | null): string {
  const page = {
    weeks: 1,
    day: "2026-11-22",
    heads: [],
    bars: { bars: [], goal: 0 },
    funnel: { steps: [], notes: [] },
    reasons: [],
    sources: [],
    all: [],
    openNow: {},
    opened,
  };
  const Stub = createRoutesStub([{ id: "page", path: "/", Component: FiguresPage }]);
  return renderToStaticMarkup(<Stub hydrationData={{ loaderData: { page } }} />);
}

const headingsOf = (table: string) =>
  Array.from(table.matchAll(/<th scope="col"[^>]*>([^<]*)/g), ([, heading]) => heading!);

/** What the columns of its file are called on the page. */
function listFileTitles<Row>(columns: Readonly<Record<string, FigureColumn<Row>>>): string[] {
  const written = writeTable(columns, []).slice(1).trim().split(",");
  const listed = Object.values(columns).filter(({ header }) => written.includes(header));
  return listed.map(({ header, title = header }) => title);
}

test.each([
  ["Enquiries, viewings and tenancies by source", null, listFileTitles(sourceColumns)],
  ["Each figure compared with the weeks before", null, listFileTitles(figureColumns)],
  ["Records in ‘Moved in’", { figure: "lets" }, listFileTitles(createRowColumns("lets"))],
  // The words of a clock can name somebody, so they are on the page alone.
  [
    "Records in ‘Moved in’",
    { key: "clocks" },
    [...listFileTitles(createOpenColumns("clocks")), "Reason"],
  ],
])("the file of '%s' has what the page shows, of %o", (caption, of, titles) => {
  const tables = render(of && rowsOf(of)).split("<table");
  const shown = headingsOf(tables.find((table) => table.includes(`>${caption}</caption>`))!);
  expect(shown.length).toBeGreaterThan(3);
  expect(shown.filter((heading) => !titles.includes(heading))).toEqual([]);
});
