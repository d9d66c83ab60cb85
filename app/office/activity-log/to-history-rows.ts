import { href } from "react-router";
import { type FindName, formatDetail } from "../../../domain/activity-log/format-detail.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { formatAction, formatActor, formatSubject } from "../../../domain/staff/history.ts";
import { historyLines } from "../../../domain/tenancies/tenancy-actions.ts";
import { capitalise } from "../../../domain/shared/text/capitalise.ts";
import type { HistoryRow } from "./history-rows.tsx";

interface AuditRow {
  id: string;
  at: Date;
  actor: string;
  name: string | null;
  action: string;
  subject: string;
  subjectId: string;
  detail: Record<string, string | number | boolean | null> | null;
}

export function toHistoryRow(row: AuditRow, now: Date, findName: FindName): HistoryRow {
  return {
    id: row.id,
    at: formatMoment(row.at, now),
    who: formatActor(row.actor, row.name),
    what: formatAction(row.action, historyLines),
    detail: formatDetail(row, (kind, id) => {
      const name = findName(kind, id);
      // The row is about the same home, and says so by its link.
      return kind === "listing" && name === findName(row.subject, row.subjectId) ? null : name;
    }),
  };
}

type Subject = Pick<AuditRow, "subject" | "subjectId">;

/** Where the history of the row's own record is. */
export function toRecord({ subject, subjectId }: Subject, findName: FindName) {
  const id = encodeURIComponent(subjectId);
  const path = href("/office/activity-log/:subject/:id", { subject, id });
  return { path, name: nameSubject({ subject, subjectId }, findName) };
}

/** @example "Activity log of Amina Yusuf", "Activity log of the viewing for Inkhorn Street" */
export function formatTitle({ subject, subjectId }: Subject, findName: FindName): string {
  const name = findName(subject, subjectId);
  const kind = formatSubject(subject);
  if (name === null) return `Activity log for this ${kind}`;
  return `Activity log for ${ownNames.has(subject) ? name : `${name} (${kind})`}`;
}

/** The others go by the name of their home. */
const ownNames: ReadonlySet<string> = new Set([
  "branch",
  "contact",
  "home",
  "landlord",
  "listing",
  "negotiator",
  "staff",
]);

/** @example "Viewing: Inkhorn Street", and of one without a name "This viewing" */
function nameSubject({ subject, subjectId }: Subject, findName: FindName): string {
  const name = findName(subject, subjectId);
  const kind = formatSubject(subject);
  return name === null ? `This ${kind}` : `${capitalise(kind)}: ${name}`;
}
