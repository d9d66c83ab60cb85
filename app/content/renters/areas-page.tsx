import { href } from "react-router";
import { type AreaWithHomes, formatHomeCount } from "../../../domain/search/area-stats.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { areasText } from "../../brand/areas-text.ts";
import { brand } from "../../brand/brand.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { areas as allAreas } from "../../../server/places/areas.ts";
import { countHomesByArea } from "../../../server/search/area-figures.ts";
import { Plate } from "../../ui/plate.tsx";
import type { Route } from "./+types/areas-page";
import { AreaDirectory } from "./area-directory.tsx";
import { groupAreasByLetter, groupAreasByPostcode } from "./area-groups.ts";
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
