import { href, Link } from "react-router";
import { type AreaWithHomes, formatHomeCount } from "../../../domain/search/area-stats.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { areasText } from "../../brand/texts/areas-text.ts";
import { brand } from "../../brand/brand.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { areas as allAreas } from "../../../server/places/gazetteer/areas.ts";
import { countHomesByArea } from "../../../server/search/area-stats-cache.ts";
import { Plate } from "../../ui/plate.tsx";
import type { Route } from "./+types/areas-page";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";
import { SectionHead } from "../../agency/section-head.tsx";
import { type AreaGroup, groupAreasByLetter, groupAreasByPostcode } from "./area-groups.ts";
import "./areas.css";

export async function loader({ context }: Route.LoaderArgs) {
  const homes = await countHomesByArea(context.get(appContext));
  const cities = allAreas.filter(({ kind, name }) => kind === "city" && name !== "London");
  return {
    hotspots: brand.hotspots.map((place) => ({ ...place, homes: homes.get(place.slug) ?? 0 })),
    letters: groupAreasByLetter(allAreas, "London", homes),
    postcodes: groupAreasByPostcode(allAreas, "London", homes),
    elsewhere: cities.map(({ slug, name }) => ({ slug, name, homes: homes.get(slug) ?? 0 })),
  };
}

export const handle: PageHandle = {
  listed: { name: "Areas and postcode districts of London", main: true },
  cache: { freshness: "homes" },
};

export function meta() {
  const { title, description } = areasText;
  return createPageMeta(title, description);
}

export default function AreasPage({ loaderData }: Route.ComponentProps) {
  const { hotspots, letters, postcodes, elsewhere } = loaderData;
  return (
    <>
      <section className="band">
        <div className="wrap areas__head">
          <h1>{areasText.title}</h1>
          <p className="lede">
            {countAreas(letters)} areas and {countAreas(postcodes)} postcode districts, and how many
            homes each has today.
          </p>
          <h2>{areasText.hotspots}</h2>
          <AreaPlates places={hotspots} />
        </div>
      </section>
      <AreaDirectory
        id="areas"
        title={areasText.areas}
        note={areasText.areasLine}
        groups={letters}
      />
      <AreaDirectory
        id="postcodes"
        title={areasText.postcodes}
        note={areasText.postcodesLine}
        groups={postcodes}
      />
      <section className="section band areas__elsewhere">
        <div className="wrap">
          <h2>{areasText.elsewhere}</h2>
          <AreaPlates places={elsewhere} />
        </div>
      </section>
    </>
  );
}

function AreaPlates({ places }: { places: (AreaWithHomes & { outcode?: string })[] }) {
  return (
    <ul className="areas__plates">
      {places.map(({ slug, name, outcode, homes }) => (
        <li key={slug}>
          <Plate
            area={name}
            outcode={outcode}
            size="large"
            to={href("/flats-to-rent/:id", { id: slug })}
          />{" "}
          <span className="directory__homes tabular-numbers">{formatHomeCount(homes)}</span>
        </li>
      ))}
    </ul>
  );
}

function countAreas(groups: { areas: unknown[] }[]): number {
  return groups.reduce((total, { areas }) => total + areas.length, 0);
}

function AreaDirectory({
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
