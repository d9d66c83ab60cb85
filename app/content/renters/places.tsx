import { href, Link } from "react-router";
import type { Area } from "../../../domain/places/area.ts";
import { brand } from "../../brand/brand.ts";
import { rentersText } from "../../brand/texts/renters-text.ts";
import mansion from "../../ui/art/homes/f_mansion.svg?no-inline";
import mill from "../../ui/art/homes/f_mill.svg?no-inline";
import stucco from "../../ui/art/homes/f_stucco.svg?no-inline";
import warehouse from "../../ui/art/homes/f_warehouse.svg?no-inline";
import { Icon } from "../../ui/icon.tsx";
import { Plate } from "../../ui/plate.tsx";
import { SectionHead } from "../../agency/section-head.tsx";

const facades = [stucco, mill, warehouse, mansion];

export function Places({ cities }: { cities: Pick<Area, "slug" | "name">[] }) {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={rentersText.places} note={rentersText.placesLine} />
        <ul className="cities">
          {cities.map(({ slug, name }, index) => (
            <li key={slug}>
              <Link className="city" to={href("/flats-to-rent/:id", { id: slug })}>
                <img
                  src={facades[index % facades.length]}
                  alt=""
                  width="800"
                  height="600"
                  loading="lazy"
                />
                <span className="city__name">
                  {name} <Icon name="arrow-right" go />
                </span>
              </Link>
            </li>
          ))}
        </ul>
        <h3 className="hotspots__title">{rentersText.hotspots}</h3>
        <ul className="hotspots">
          {brand.hotspots.map(({ name, outcode, slug }) => (
            <li key={slug}>
              <Plate
                area={name}
                outcode={outcode}
                size="large"
                to={href("/flats-to-rent/:id", { id: slug })}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
