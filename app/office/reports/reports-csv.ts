import type { Route } from "./+types/reports-csv";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import { readSpan } from "../../../domain/reports/figure-span.ts";
import {
  csvTables,
  writeFiguresCsv,
  writeOpenCsv,
  writeRowsCsv,
} from "../../../server/reports/figures-csv.ts";
import { readOpened, readRowChoice } from "../../../server/reports/find-opened.ts";
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
  const { figure, key } = readOpened(url.searchParams);
  const days = `${span.firstDay}-${span.lastDay}`;
  if (table) return sendFile(await writeFiguresCsv(app, span, table), `${table}-${days}`);
  if (key) {
    const name = `open-${key}-${getLondonDate(app.now())}`;
    return sendFile(await writeOpenCsv(app, key, branch), name);
  }
  if (!figure) throwNotFound();
  const rows = await writeRowsCsv(app, span, figure, readRowChoice(url.searchParams));
  return sendFile(rows, `${figure}-${days}`);
}

function sendFile(file: string, name: string): Response {
  return new Response(file, {
    headers: {
      "Content-Type": "text/csv; charset=utf-8",
      "Content-Disposition": `attachment; filename="figures-${name}.csv"`,
      "X-Content-Type-Options": "nosniff",
      "Cache-Control": "private, no-store",
    },
  });
}
