import { href, Link } from "react-router";
import { type OpenKey, openKeys, openNames } from "../../../domain/reports/open-now.ts";
import { OfficeSection } from "../shell/office-section.tsx";
import type { SpanView } from "./figure-links.tsx";

/** What can't wait. */
const grave = new Set<OpenKey>(["late", "holdingDeposits"]);

export function OpenNow({
  span: { weeks, day },
  counts,
}: {
  span: SpanView;
  counts: Record<OpenKey, number>;
}) {
  const query = { weeks: String(weeks), day };
  return (
    <OfficeSection title="Needs attention now">
      <ul className="rows">
        {openKeys.map((key) => (
          <li key={key} className="figures__open">
            <span>{openNames[key].name}</span>
            <Link
              to={`${href("/office/reports")}?${new URLSearchParams({ ...query, now: key })}#rows`}
              className={counts[key] > 0 && grave.has(key) ? "figures__grave" : "tabular-numbers"}
            >
              {counts[key]}
              <span className="visually-hidden">, {openNames[key].name.toLowerCase()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
