import { href } from "react-router";
import { homeSectionsText } from "../../brand/texts/home-sections-text.ts";
import { PressLogos } from "../press-logos.tsx";
import { TalkToUs } from "../talk-to-us.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";
import { brand } from "../../brand/brand.ts";
import { buildPhoneLink } from "../../brand/phone-link.ts";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { PlanPrice } from "../landlords/plan-price.tsx";
import { team } from "../../brand/team.ts";

export function Sections() {
  return (
    <>
      <WhatWeDo />
      <Plans />
      <section className="section band">
        <div className="wrap">
          <div className="beam beam--no-rule">
            <h2>{homeSectionsText.reviews}</h2>
          </div>
          <TrustWidget reviews />
        </div>
      </section>
      <PressLogos />
      <TalkToUs />
    </>
  );
}

const managers = team.filter(({ title }) => title.startsWith("Property manager"));

function WhatWeDo() {
  const { title, line, figures, included } = homeSectionsText.whatWeDo;
  return (
    <section className="section band" id="what-we-do">
      <div className="wrap">
        <div className="beam">
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        <div className="figures">
          {figures.map(({ figure, words }) => (
            <p key={figure} className="figure">
              <b>{figure}</b>
              <span>{words}</span>
            </p>
          ))}
        </div>
        <div className="included">
          <div>
            <h3>{included.title}</h3>
            <ul className="bullet-list">
              {included.list.map((service) => (
                <li key={service}>{service}</li>
              ))}
            </ul>
          </div>
          <div className="managers">
            {managers.map((manager) => (
              <figure key={manager.id}>
                <img src={manager.image} alt="" width="400" height="480" loading="lazy" />
                <figcaption>
                  <b>{manager.name}</b>
                  {manager.title}
                </figcaption>
              </figure>
            ))}
          </div>
        </div>
      </div>
    </section>
  );
}

function Plans() {
  const { title, line, list, more } = homeSectionsText.plans;
  return (
    <section className="section" id="plans">
      <div className="wrap">
        <div className="beam beam--no-rule">
          <h2>{title}</h2>
          <p>{line}</p>
        </div>
        <div className="portal plans">
          {list.map(({ name, features, action, ...price }, place) => (
            <div key={name} className="plan">
              <h3>{name}</h3>
              <PlanPrice {...price} />
              <ul className="bullet-list bullet-list--tight">
                {features.map((feature) => (
                  <li key={feature}>{feature}</li>
                ))}
              </ul>
              <ButtonLink to={href(action.to)} look={place === 0 ? "primary" : "secondary"}>
                {action.label}
              </ButtonLink>
            </div>
          ))}
          <Help />
        </div>
        <div className="row space-above">
          {more.map(({ label, to }) => (
            <ButtonLink key={to} to={href(to)} look="link">
              {label} <Icon name="arrow-right" go />
            </ButtonLink>
          ))}
        </div>
      </div>
    </section>
  );
}

function Help() {
  const { title, line } = homeSectionsText.plans.help;
  return (
    <div className="plan plan--help">
      <h3>{title}</h3>
      <p>{line}</p>
      <ButtonLink to={href("/book-valuation")} look="quiet">
        <Icon name="mail" />
        Leave us a message
      </ButtonLink>
      <ButtonLink to={buildPhoneLink(brand.phone)} look="quiet">
        <Icon name="phone" />
        {brand.phone}
      </ButtonLink>
      <ButtonLink to={brand.links.chat} look="quiet">
        <Icon name="message-circle" />
        Chat with us
      </ButtonLink>
    </div>
  );
}
