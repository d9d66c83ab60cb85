import { Form } from "react-router";
import { formatActor, otherActors } from "../../../domain/staff/history.ts";
import type { Route } from "./+types/activity-log-page";
import { nameRecords } from "../../../server/activity-log/name-records.ts";
import { getSignedIn } from "../../../server/site/office-request.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { listHistory } from "../../../server/staff/list-history.ts";
import { listColleagues } from "../../../server/staff/staff.ts";
import { Button } from "../../ui/button.tsx";
import { OfficeHead } from "../shell/office-head.tsx";
import { HistoryRows } from "./history-rows.tsx";
import { toHistoryRow, toRecord } from "./to-history-rows.ts";
import "./history.css";

export async function loader({ context, url }: Route.LoaderArgs) {
  const { database, now } = context.get(appContext);
  const actor = url.searchParams.get("actor") ?? "";
  const before = url.searchParams.get("before");
  const { rows, next } = await listHistory(database.orm, { records: null, actor, before });
  const findName = await nameRecords(database.orm, getSignedIn({ context }), rows);
  const colleagues = await listColleagues(database.orm, "ever");
  return {
    actor,
    actors: [
      ...colleagues.map(({ id, name }) => ({ value: id, name })),
      ...otherActors.map((value) => ({ value, name: formatActor(value, null) })),
    ],
    rows: rows.map((row) => ({
      ...toHistoryRow(row, now(), findName),
      record: toRecord(row, findName),
    })),
    next: next && new URLSearchParams({ ...(actor && { actor }), before: next }).toString(),
  };
}

export default function HistoryPage({ loaderData }: Route.ComponentProps) {
  const { actor, actors, rows, next } = loaderData;
  return (
    <>
      <OfficeHead title="Activity log" note="Everything that’s happened, newest first">
        <Form className="line history-filter" key={actor}>
          <label className="label" htmlFor="actor">
            Show activity by
          </label>
          <select className="select" id="actor" name="actor" defaultValue={actor}>
            <option value="">Everyone</option>
            {actors.map(({ value, name }) => (
              <option key={value} value={value}>
                {name}
              </option>
            ))}
          </select>
          <Button type="submit" look="secondary" size="small">
            Show actions
          </Button>
        </Form>
      </OfficeHead>
      <div className="office-body office-list">
        <HistoryRows rows={rows} next={next} />
      </div>
    </>
  );
}
