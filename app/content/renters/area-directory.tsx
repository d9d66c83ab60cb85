import { href, Link } from "react-router";
import type { AreaWithHomes } from "../../../domain/search/area-stats.ts";
import { formatInteger } from "../../../domain/shared/format-integer.ts";
import { SectionHead } from "../../agency/section-head.tsx";
import type { AreaGroup } from "./area-groups.ts";

export function AreaDirectory({
  id,
  title,
  note,
  groups,
}: {
  id: string;
  title: string;
  note: string;
  groups: AreaGroup[];
}) {
  return (
    <section className="section directory" id={id}>
      <div className="wrap">
        <SectionHead title={title} note={note} />
        <nav className="directory__jump" aria-label={`${title} by letter`}>
          {groups.map(({ letters: postcodeArea }) => (
            <a key={postcodeArea} href={`#${id}-${postcodeArea}`}>
              {postcodeArea}
            </a>
          ))}
        </nav>
        {groups.map((group) => (
          <AreaGroupSection key={group.letters} id={`${id}-${group.letters}`} group={group} />
        ))}
      </div>
    </section>
  );
}

function AreaGroupSection({
  id,
  group: { letters: postcodeArea, meaning, page, areas },
}: {
  id: string;
  group: AreaGroup;
}) {
  return (
    <div className="directory__group" id={id}>
      <h3>
        {page === undefined ? postcodeArea : <AreaLink area={page} />}{" "}
        {meaning && <small>{meaning}</small>}
      </h3>
      <ul>
        {areas.map((area) => (
          <li key={area.slug}>
            <AreaLink area={area} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function AreaLink({ area: { slug, name, homes } }: { area: AreaWithHomes }) {
  return (
    <>
      {/* hundreds of links to one route, so discovery is pointless */}
      <Link to={href("/flats-to-rent/:id", { id: slug })} discover="none">
        {name}
      </Link>{" "}
      <span className="directory__homes tabular-numbers">
        {formatInteger(homes)}
        <span className="visually-hidden"> {homes === 1 ? "home" : "homes"}</span>
      </span>
    </>
  );
}
