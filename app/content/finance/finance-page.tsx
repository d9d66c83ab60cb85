import { Link } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import {
  type FinanceCard,
  financeText as text,
  buildQuestionnaireLink,
} from "../../brand/texts/finance-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import house from "../../ui/art/homes/f_stucco.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { Searchbox } from "../../places/searchbox.tsx";
import { ClosingCallToAction } from "../call-to-action.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import "../split-hero.css";
import "./finance.css";

export const handle: PageHandle = {
  listed: { name: "Finance for landlords" },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

export default function FinanceHub() {
  return (
    <>
      <SplitHero heading={text.heading} lede={text.lede} picture={house}>
        <div className="row">
          <ButtonLink to="#finance-options" size="large">
            {text.scroll} <Icon name="chevron-down" />
          </ButtonLink>
          <ButtonLink to="#propertySearch" look="link">
            {text.toSearch}
          </ButtonLink>
        </div>
      </SplitHero>
      <section className="section" id="finance-options">
        <div className="wrap">
          <SectionHead title={text.options.heading} note={text.options.note} bare />
          <ul className="portal lenders">
            {text.cards.map((card) => (
              <Card key={card.path} card={card} />
            ))}
          </ul>
          <p className="tiny lenders__disclosure">{text.disclosure}</p>
        </div>
      </section>
      <Prepare />
      <section className="section" id="propertySearch">
        <div className="wrap">
          <SectionHead title={text.search.heading} note={text.search.text} />
          <Searchbox />
        </div>
      </section>
      <ClosingCallToAction />
    </>
  );
}

function Card({ card }: { card: FinanceCard }) {
  return (
    <li>
      <img src={card.image} alt="" width="800" height="600" loading="lazy" />
      <h3>{card.title}</h3>
      <p>{card.legend}</p>
      <Link
        className="btn btn--secondary"
        to={buildQuestionnaireLink(card)}
        target="_blank"
        rel="sponsored noopener"
      >
        {card.buttonText} <Icon name="arrow-right" go />
        <span className="visually-hidden">
          : {card.title}, at {text.lender}, in a new tab
        </span>
      </Link>
    </li>
  );
}

function Prepare() {
  const { heading, note, items } = text.prepare;
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead title={heading} note={note} />
        <dl className="lender-asks">
          {items.map((item) => (
            <div key={item.title}>
              <dt className="heading-3 display">{item.title}</dt>
              <dd>{item.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
