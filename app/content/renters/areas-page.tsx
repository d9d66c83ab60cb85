import { href } from "react-router";
import { areasText } from "../../brand/areas-text.ts";
import { brand } from "../../brand/brand.ts";
import { pageMeta } from "../../brand/page-title.ts";
import { appContext } from "../../../server/site/page-contexts.ts";
import { areas as allAreas } from "../../../server/places/areas.ts";
import { countHomesByArea } from "../../../server/search/search-homes.ts";
import { Plate } from "../../ui/plate.tsx";
import type { Route } from "./+types/areas-page";
import { AreaDirectory } from "./area-directory.tsx";
import { areasByLetter, areasByPostcode } from "./area-groups.ts";
import "./areas.css";

export async function loader({ context }: Route.LoaderArgs) {
  const inLists = allAreas.filter(({ kind }) => kind !== "city" && kind !== "borough");
  const homes = await countHomesByArea(context.get(appContext), inLists);
  const cities = allAreas.filter(({ kind, name }) => kind === "city" && name !== "London");
  return {
    letters: areasByLetter(allAreas, "London", homes),
    postcodes: areasByPostcode(allAreas, "London", homes),
    elsewhere: cities.map(({ slug, name }) => ({ slug, name })),
  };
}

export function meta() {
  const { title, description } = areasText;
  return pageMeta(title, description);
}

export default function AreasPage({ loaderData }: Route.ComponentProps) {
  const { letters, postcodes, elsewhere } = loaderData;
  return (
    <>
      <section className="band">
        <div className="wrap areas__head">
          <h1>{areasText.title}</h1>
          <p className="lede">
            {count(letters)} areas and {count(postcodes)} postcode districts, each with the homes
            that are free there.
          </p>
          <h2>{areasText.hotspots}</h2>
          <ul className="areas__plates">
            {brand.hotspots.map(({ name, outcode, slug }) => (
              <li key={slug}>
                <Plate area={name} outcode={outcode} size="lg" to={areaPath(slug)} />
              </li>
            ))}
          </ul>
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
          <ul className="areas__plates">
            {elsewhere.map(({ slug, name }) => (
              <li key={slug}>
                <Plate area={name} size="lg" to={areaPath(slug)} />
              </li>
            ))}
          </ul>
        </div>
      </section>
    </>
  );
}

function count(groups: { areas: unknown[] }[]): number {
  return groups.reduce((total, { areas }) => total + areas.length, 0);
}

function areaPath(slug: string): string {
  return href("/flats-to-rent/:id", { id: slug });
}
