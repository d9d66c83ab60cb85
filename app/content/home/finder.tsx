import { href } from "react-router";
import type { ListingSummary } from "../../../domain/listings/listing.ts";
import { brand } from "../../brand/brand.ts";
import { homeText } from "../../brand/texts/home-text.ts";
import { HomeCard } from "../../listings/home-card.tsx";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Plate } from "../../ui/plate.tsx";
import { Searchbox } from "../../places/searchbox.tsx";

const lazyImagesFrom = 2;

export function Finder({ listings, today }: { listings: ListingSummary[]; today: string }) {
  const { title, places, all } = homeText.finder;
  return (
    <section className="section finder">
      <div className="wrap">
        <div className="finder__head">
          <h2>{title}</h2>
          <Searchbox />
          <p className="places">
            <span className="muted small">{places}</span>
            {brand.hotspots.map(({ name, outcode, slug }) => (
              <Plate
                key={slug}
                area={name}
                outcode={outcode}
                to={href("/flats-to-rent/:id", { id: slug })}
              />
            ))}
            <ButtonLink to={href("/properties")} look="link">
              {all} <Icon name="arrow-right" go />
            </ButtonLink>
          </p>
        </div>
        {listings.length > 0 && (
          <div className="homes finder__homes">
            {listings.map((home, index) => (
              <HomeCard
                key={home.id}
                home={home}
                index={index + lazyImagesFrom}
                today={today}
                brief
              />
            ))}
          </div>
        )}
      </div>
    </section>
  );
}
