import { href } from "react-router";
import { brand } from "../brand/brand.ts";
import { pageMeta } from "../brand/page-title.ts";
import { ButtonLink } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { Plate } from "../ui/plate.tsx";
import { Searchbox } from "../ui/searchbox.tsx";
import { Street } from "./street.tsx";
import "./home.css";

const cities = new Intl.ListFormat("en-GB").format(brand.cities);

export function meta() {
  return pageMeta(
    `Homes to rent and lettings in ${cities}`,
    `Find a home to rent in ${cities}, or let your property with ${brand.name}. Viewings ${brand.viewingTimes}.`,
  );
}

export default function Home() {
  return (
    <>
      <section className="hero">
        <div className="wrap hero__text">
          <h1>
            We carry the weight. <span>You open the door.</span>
          </h1>
          <p className="lede">
            Lettings and property management in {cities}. Which side of the door are you on?
          </p>
        </div>
        <Street />
      </section>
      <section className="section finder">
        <div className="wrap finder__head">
          <h2>Find your ideal home</h2>
          <Searchbox />
          <p className="places">
            <span className="muted small">Places to start</span>
            {brand.hotspots.map(({ name, outcode, slug }) => (
              <Plate
                key={slug}
                area={name}
                outcode={outcode}
                to={href("/flats-to-rent/:id", { id: slug })}
              />
            ))}
            <ButtonLink to={href("/properties")} look="link">
              All homes to rent <Icon name="arrow-right" go />
            </ButtonLink>
          </p>
        </div>
      </section>
    </>
  );
}
