import { href, Link } from "react-router";
import { Icon } from "../ui/icon.tsx";

/** @param areaPath null where the area has no page of its own */
export function BackLink({ area, areaPath }: { area: string; areaPath: string | null }) {
  return (
    <nav className="wrap crumbs" aria-label="Back to the list">
      <Link to={areaPath ?? href("/properties")}>
        <Icon name="arrow-left" size="sm" />
        {areaPath === null ? "All homes to rent" : `Homes in ${area}`}
      </Link>
    </nav>
  );
}
