import { href } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { rentersText, valuePoints } from "../../brand/texts/renters-text.ts";
import { areas } from "../../../server/places/gazetteer/areas.ts";
import front from "../../ui/art/homes/f_georgian.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Searchbox } from "../../places/searchbox.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";
import type { Route } from "./+types/renters-page";
import { Places } from "./places.tsx";
import "../split-hero.css";
import "./renters.css";
import { rentingSteps } from "../../brand/texts/how-renting-works-text.ts";
import { brand } from "../../brand/brand.ts";
import { CallButton } from "../../agency/call-button.tsx";

export function loader() {
  const cities = areas.filter(({ kind }) => kind === "city");
  return { cities: cities.map(({ slug, name }) => ({ slug, name })) };
}

export const handle: PageHandle = {
  listed: { name: "For renters", main: true },
};

export function meta() {
  const { title, description } = rentersText;
  return createPageMeta(title, description);
}

export default function RentersPage({ loaderData: { cities } }: Route.ComponentProps) {
  return (
    <>
      <RentersHero />
      <section className="section" id="propertySearch">
        <div className="wrap">
          <SectionHead title={rentersText.search} note={rentersText.searchLine} />
          <Searchbox />
          <p className="renters__all">
            <ButtonLink to={href("/properties")} look="link">
              All homes to rent <Icon name="arrow-right" go />
            </ButtonLink>
            <ButtonLink to={href("/rental-areas-london")} look="link">
              All areas in London <Icon name="arrow-right" go />
            </ButtonLink>
          </p>
        </div>
      </section>
      <ValuePoints />
      <Places cities={cities} />
      <StepsBand />
    </>
  );
}

function RentersHero() {
  return (
    <SplitHero heading={rentersText.heading} lede={rentersText.lede} picture={front}>
      <div className="row">
        <ButtonLink to={{ hash: "propertySearch" }} size="large">
          Find your new home
        </ButtonLink>
        <ButtonLink to={href("/how-it-works-renters")} look="secondary" size="large">
          How it works
        </ButtonLink>
      </div>
      <TrustWidget />
    </SplitHero>
  );
}

function StepsBand() {
  return (
    <section className="section band--door">
      <div className="wrap">
        <SectionHead title={rentersText.steps} />
        <ol className="step-names">
          {rentingSteps.map(({ title }) => (
            <li key={title}>{title}</li>
          ))}
        </ol>
        <ButtonLink to={href("/how-it-works-renters")} look="secondary">
          How it works <Icon name="arrow-right" go />
        </ButtonLink>
      </div>
    </section>
  );
}

function ValuePoints() {
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead bare title={rentersText.points} note={rentersText.pointsLine} />
        <ul className="portal portal--four-columns points">
          {valuePoints.map(({ icon, title, text }) => (
            <li key={title}>
              <Icon name={icon} />
              <h3>{title}</h3>
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className="row points__ways">
          <CallButton look="secondary" />
          <ButtonLink to={`mailto:${brand.email}`} look="quiet">
            <Icon name="mail" />
            Email us
          </ButtonLink>
          <ButtonLink to={brand.links.chat} look="quiet">
            <Icon name="message-circle" />
            Chat with us
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
