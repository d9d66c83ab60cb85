import { href, Link } from "react-router";
import {
  type AreaStats,
  type AreaWithHomes,
  formatHomeCount,
} from "../../domain/search/area-stats.ts";
import { formatPounds } from "../../domain/shared/money.ts";
import "./area-facts.css";

export function AreaFacts({
  name,
  stats,
  nearby,
}: {
  name: string;
  stats: AreaStats;
  nearby: AreaWithHomes[];
}) {
  return (
    <section className="area-facts" aria-label={`Around ${name}`}>
      <p>
        {name} today: {describeStats(stats)}
      </p>
      {nearby.length > 0 && (
        <>
          <h2>{stats.homes > 0 ? "Nearby areas" : "Nearest areas with homes"}</h2>
          <ul>
            {nearby.map(({ slug, name: other, homes }) => (
              <li key={slug}>
                <Link to={href("/flats-to-rent/:id", { id: slug })}>{other}</Link>{" "}
                <span className="tabular-numbers">{formatHomeCount(homes)}</span>
              </li>
            ))}
          </ul>
        </>
      )}
    </section>
  );
}

export function describeStats({ homes, medianRentPcm }: AreaStats): string {
  if (medianRentPcm === null) return "no homes";
  return `${formatHomeCount(homes)}, median rent ${formatPounds(medianRentPcm)} pcm`;
}
