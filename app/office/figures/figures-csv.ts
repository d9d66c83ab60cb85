import type { Route } from "./+types/figures-csv";
import { figureNames } from "../../../domain/figures/figure.ts";
import { readSpan } from "../../../domain/figures/figure-span.ts";
import { readRowChoice } from "../../../server/figures/describe-figures.ts";
import { csvTables, writeFiguresCsv, writeRowsCsv } from "../../../server/figures/figures-csv.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getShownBranch } from "../../../server/staff/sessions.ts";
import { throwNotFound } from "../shell/record-id.ts";

/** A table of the figures, or what one of them counts, as a file. */
export async function loader({ url, context }: Route.LoaderArgs) {
  const app = context.get(appContext);
  const read = (name: string) => url.searchParams.get(name);
  const branch = getShownBranch(getSignedIn({ context }));
  const span = { ...readSpan({ weeks: read("weeks"), day: read("day") }, app.now()), branch };
  const table = csvTables.find((one) => one === read("table"));
  const figure = figureNames.find((one) => one === read("of"));
  if (!table && !figure) throwNotFound();
  const file = table
    ? await writeFiguresCsv(app, span, table)
    : await writeRowsCsv(app, span, figure!, readRowChoice(url.searchParams));
  const name = `figures-${table ?? figure}-${span.firstDay}-${span.lastDay}.csv`;
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="${name}"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
