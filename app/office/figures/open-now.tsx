import { href, Link } from "react-router";
import { type OpenKey, openKeys, openNames } from "../../../domain/figures/open-now.ts";
import { OfficeSection } from "../shell/office-section.tsx";

const today = `${href("/office/today")}?whose=office`;

const places: Record<OpenKey, string> = {
  late: href("/office/inbox/:id?"),
  feedbackDue: today,
  holdingDeposits: href("/office/lets"),
  clocks: href("/office/lets"),
  certificates: today,
  longLive: `${href("/office/listings")}?tab=live`,
};

/** What can't wait. */
const grave = new Set<OpenKey>(["late", "holdingDeposits"]);

export function OpenNow({ counts }: { counts: Record<OpenKey, number> }) {
  return (
    <OfficeSection title="Open now">
      <ul className="rows">
        {openKeys.map((key) => (
          <li key={key} className="figures__open">
            <span>{openNames[key]}</span>
            <Link
              to={places[key]}
              className={counts[key] > 0 && grave.has(key) ? "figures__grave" : "tabular-numbers"}
            >
              {counts[key]}
              <span className="visually-hidden">, {openNames[key].toLowerCase()}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OfficeSection>
  );
}
