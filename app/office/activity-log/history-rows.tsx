import { Link } from "react-router";
import { OfficeSection } from "../shell/office-section.tsx";

export interface HistoryRow {
  id: string;
  at: string;
  who: string;
  what: string;
  detail: string;
  /** Left out on the record's own page. */
  record?: { path: string; name: string };
}

export function HistoryRows({ rows, next }: { rows: readonly HistoryRow[]; next: string | null }) {
  return (
    <OfficeSection title="Activity">
      {rows.length === 0 ? (
        <p className="office-section__body">No activity yet.</p>
      ) : (
        <ol className="rows">
          {rows.map(({ id, at, who, what, detail, record }) => (
            <li key={id} className="history-row">
              <time className="tiny">{at}</time>
              <div>
                <b>{what}</b>
                <p className="tiny">{[who, detail].filter(Boolean).join(" · ")}</p>
              </div>
              {record && <Link to={record.path}>{record.name}</Link>}
            </li>
          ))}
        </ol>
      )}
      {next !== null && (
        <p className="office-section__body">
          <Link to={{ search: next }}>Older</Link>
        </p>
      )}
    </OfficeSection>
  );
}
