import { href } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { managementText as text } from "../../brand/texts/management-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import terrace from "../../ui/art/homes/f_georgian.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import { TalkToUs } from "../talk-to-us.tsx";
import { Ledger } from "./ledger.tsx";
import { PlanPrice } from "./plan-price.tsx";
import "../split-hero.css";
import "./landlords.css";
import "./plans.css";
import "./ledger.css";
import "./management.css";

export const handle: PageHandle = {
  listed: { name: "Property management" },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

export default function ManagementPage() {
  return (
    <>
      <SplitHero heading={text.heading} lede={text.lede} picture={terrace}>
        <div className="row">
          <ButtonLink to={href("/book-valuation")} size="large">
            Book your free valuation
          </ButtonLink>
          <ButtonLink to={href("/switch-provider")} look="secondary" size="large">
            {text.change.link}
          </ButtonLink>
        </div>
      </SplitHero>
      <section className="section">
        <div className="wrap">
          <SectionHead bare title={text.year.title} note={text.year.note} />
          <div className="portal portal--four-columns year">
            {text.year.parts.map(({ title, list }) => (
              <div key={title}>
                <h3>{title}</h3>
                <ul className="bullet-list bullet-list--tight">
                  {list.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              </div>
            ))}
          </div>
        </div>
      </section>
      <Fees />
      <section className="section">
        <div className="wrap aside">
          <h2>{text.change.title}</h2>
          <div>
            <p>{text.change.text}</p>
            <ButtonLink to={href("/switch-provider")} look="secondary">
              {text.change.link}
            </ButtonLink>
          </div>
        </div>
      </section>
      <TalkToUs />
    </>
  );
}

function Fees() {
  return (
    <section className="section band" id="fees">
      <div className="wrap">
        <SectionHead bare title={text.fees.title} note={text.fees.note} />
        <div className="portal portal--two-columns">
          {text.fees.prices.map(({ name, ...price }) => (
            <div className="plan" key={name}>
              <h3>{name}</h3>
              <PlanPrice {...price} />
            </div>
          ))}
        </div>
        <div className="fees__free">
          <SectionHead bare title={text.free.title} note={text.free.note} />
          <Ledger rows={text.free.rows} />
        </div>
        <p className="space-above">
          <ButtonLink to={href("/services")} look="link">
            {text.fees.more} <Icon name="arrow-right" go />
          </ButtonLink>
        </p>
      </div>
    </section>
  );
}
