import { href } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { howItWorksLandlords as text } from "../../brand/texts/how-it-works-landlords-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { type MemberId, team } from "../../brand/team.ts";
import house from "../../ui/art/homes/f_mansion.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ClosingCallToAction } from "../call-to-action.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import "../split-hero.css";
import "./how-it-works.css";

export const handle: PageHandle = {
  listed: { name: "How letting works, in seven steps" },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

export default function HowItWorksLandlords() {
  return (
    <>
      <SplitHero heading={text.heading} lede={text.lede} picture={house}>
        <div className="row">
          <ButtonLink to={href("/book-valuation")} size="large">
            Book your free valuation
          </ButtonLink>
          <ButtonLink to={href("/services")} look="link">
            Services and fees
          </ButtonLink>
        </div>
      </SplitHero>
      <Steps />
      <Team />
      <Technology />
      <ClosingCallToAction />
    </>
  );
}

function Steps() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={text.stepsHeading} note={text.stepsNote} bare />
        <ol className="letting-steps">
          {text.steps.map(({ title, text: body, who, when, cost }, index) => (
            <li key={title}>
              <span className="number-plate" aria-hidden="true">
                {index + 1}
              </span>
              <div className="letting-steps__what">
                <h3>{title}</h3>
                <p>{body}</p>
              </div>
              <dl className="letting-steps__facts">
                <dt>Who</dt>
                <dd>{who}</dd>
                <dt>When</dt>
                <dd>{when}</dd>
                <dt>Cost</dt>
                <dd>{cost}</dd>
              </dl>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

const introducedMembers: MemberId[] = [
  "amina-yusuf",
  "maeve-corrigan",
  "rafael-moreira",
  "imogen-achebe",
];

function Team() {
  const people = introducedMembers.flatMap((id) => team.filter((member) => member.id === id));
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead title={text.team.heading} note={text.team.note} />
        <ul className="letting-team">
          {people.map(({ id, name, title, image }) => (
            <li key={id}>
              <img src={image} alt="" width="400" height="480" loading="lazy" />
              <p>
                <b>{name}</b>
                {title}
              </p>
            </li>
          ))}
        </ul>
        <ButtonLink to={href("/about-us")} look="link">
          {text.team.action} <Icon name="arrow-right" go />
        </ButtonLink>
      </div>
    </section>
  );
}

function Technology() {
  const { heading, note, items, action } = text.technology;
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead title={heading} note={note} bare />
        <ul className="portal portal--four-columns letting-tech">
          {items.map((item) => (
            <li key={item.title}>
              <h3>{item.title}</h3>
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
        <ButtonLink to={href("/property-wallet")} look="link">
          {action} <Icon name="arrow-right" go />
        </ButtonLink>
      </div>
    </section>
  );
}
