import { href, redirect } from "react-router";
import { isSubject, mayReadHistory, type RecordName } from "../../../domain/staff/history.ts";
import type { Route } from "./+types/record-page";
import { nameRecords } from "../../../server/activity-log/name-records.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { listPersonRecords } from "../../../server/people/card/list-person-records.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { listHistory } from "../../../server/staff/list-history.ts";
import { OfficeHead } from "../shell/office-head.tsx";
import { throwNotFound } from "../shell/record-id.ts";
import { HistoryRows } from "./history-rows.tsx";
import { formatTitle, toHistoryRow, toRecord } from "./to-history-rows.ts";
import "./history.css";

export async function loader({ context, url, params: { subject, id } }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const { orm } = database;
  const record = { subject, subjectId: id };
  const reader = getSignedIn({ context });
  if (!mayReadHistory(reader, record)) throw redirect(href("/office/no-access"));
  const records =
    subject === "contact" ? await listPersonRecords(orm, id) : listRecordNames(record);
  const before = url.searchParams.get("before");
  const { rows, next } = await listHistory(orm, { records, before });
  if (rows.length === 0 && !isSubject(subject)) throwNotFound();
  const findName = await nameRecords(orm, reader, [...rows, { ...record, detail: null }]);
  return {
    title: formatTitle(record, findName),
    rows: rows.map((row) => ({
      ...toHistoryRow(row, now(), findName),
      ...(row.subjectId !== id && { record: toRecord(row, findName) }),
    })),
    next: next && new URLSearchParams({ before: next }).toString(),
  };
}

/** The documents of a property are kept by another name of it. */
function listRecordNames(record: RecordName): RecordName[] {
  return record.subject === "listing" ? [record, { ...record, subject: "home" }] : [record];
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
