import { href } from "react-router";
import {
  formatAction,
  formatActor,
  formatDetail,
  formatSubject,
} from "../../../domain/staff/history.ts";
import { formatMoment } from "../../../domain/staff/format-moment.ts";
import { historyLines } from "../../../domain/tenancies/tenancy-actions.ts";
import { findCodeWords } from "./detail-words.ts";
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

export function toHistoryRow(row: AuditRow, now: Date): HistoryRow {
  return {
    id: row.id,
    at: formatMoment(row.at, now),
    who: formatActor(row.actor, row.name),
    what: formatAction(row.action, historyLines),
    detail: formatDetail(hidesAddress(row.action) ? null : row.detail, findCodeWords(row.action)),
  };
}

/** The audit tells addresses apart by a code, which says nothing to whoever reads it. */
function hidesAddress(action: string): boolean {
  return action === "contact.email-added" || action === "contact.email-corrected";
}

/** Where the history of the row's own record is. */
export function toRecord({ subject, subjectId }: Pick<AuditRow, "subject" | "subjectId">) {
  const id = encodeURIComponent(subjectId);
  const path = href("/office/activity-log/:subject/:id", { subject, id });
  return { path, name: `This ${formatSubject(subject)}` };
}
