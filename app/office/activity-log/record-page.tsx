import { href, redirect } from "react-router";
import { formatSubject, mayReadHistory } from "../../../domain/staff/history.ts";
import type { Route } from "./+types/record-page";
import { appContext } from "../../../server/site/page-contexts.ts";
import { listPersonRecords } from "../../../server/people/card/list-person-records.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { listHistory } from "../../../server/staff/list-history.ts";
import { OfficeHead } from "../shell/office-head.tsx";
import { HistoryRows } from "./history-rows.tsx";
import { toHistoryRow, toRecord } from "./to-history-rows.ts";
import "./history.css";

export async function loader({ context, url, params: { subject, id } }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const { orm } = database;
  const record = { subject, subjectId: id };
  if (!mayReadHistory(getSignedIn({ context }), record)) throw redirect(href("/office/no-access"));
  const isPerson = subject === "contact";
  const records = isPerson ? await listPersonRecords(orm, id) : [record];
  const before = url.searchParams.get("before");
  const { rows, next } = await listHistory(orm, { records, before });
  return {
    title: isPerson
      ? "Activity log of one person"
      : `Activity log of one ${formatSubject(subject)}`,
    rows: rows.map((row) => ({
      ...toHistoryRow(row, now()),
      ...(row.subject !== subject && { record: toRecord(row) }),
    })),
    next: next && new URLSearchParams({ before: next }).toString(),
  };
}

/** The same for every kind of record; its own page links here. A person’s has all that is theirs. */
export default function RecordPage({ loaderData: { title, rows, next } }: Route.ComponentProps) {
  return (
    <>
      <OfficeHead title={title} />
      <div className="office-body office-list">
        <HistoryRows rows={rows} next={next} />
      </div>
    </>
  );
}
