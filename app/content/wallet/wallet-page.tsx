import { Suspense } from "react";
import { lazySection } from "../../ui/lazy-section.ts";
import { href } from "react-router";
import { createPageMeta } from "../../brand/page-meta.ts";
import { walletText as text } from "../../brand/texts/wallet-text.ts";
import room from "../../ui/art/homes/r_study.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { ClosingCallToAction } from "../call-to-action.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import "../split-hero.css";
import { appContext } from "../../../server/site/page-contexts.ts";
import { getLondonDate } from "../../../domain/shared/dates.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { createWalletSample } from "../../brand/wallet-sample.ts";
import type { Route } from "./+types/wallet-page";
import { SchemeLogos } from "./scheme-logos.tsx";
import "./wallet.css";
import "./wallet-screen.css";
import type { WalletSample } from "../../brand/wallet-sample.ts";
import { RentTotals } from "./rent-totals.tsx";
import "../hero-slip.css";

/** Server-rendered, but its script loads after those above the fold. */
const Screens = lazySection(async () => (await import("./screens.tsx")).Screens);

/** Passed as data to keep it out of the JavaScript bundle. */
export function loader({ context }: Route.LoaderArgs) {
  return createWalletSample(getLondonDate(context.get(appContext).now()));
}

export const handle: PageHandle = {
  listed: { name: "The landlord’s dashboard" },
};

export function meta() {
  return createPageMeta(text.title, text.description);
}

export default function PropertyWallet({ loaderData: sample }: Route.ComponentProps) {
  return (
    <>
      <SplitHero
        heading={text.heading}
        lede={text.lede}
        picture={room}
        slip={<RentSlip rents={sample.rents} />}
      >
        <WalletActions />
        <p className="small muted">{text.price}</p>
      </SplitHero>
      <section className="section">
        <div className="wrap wallet-screens">
          <SectionHead title={text.screens.heading} note={text.screens.note} />
          <Suspense>
            <Screens sample={sample} />
          </Suspense>
        </div>
      </section>
      <Benefits />
      <ExplanationSections />
      <section className="section band">
        <div className="wrap">
          <SectionHead title={text.partners.heading} note={text.partners.note} bare />
          <SchemeLogos />
        </div>
      </section>
      <section className="section">
        <div className="wrap wallet-closing">
          <h2>{text.closing.heading}</h2>
          <p className="lede">{text.closing.text}</p>
          <WalletActions />
        </div>
      </section>
      <ClosingCallToAction />
    </>
  );
}

function WalletActions() {
  return (
    <div className="row">
      <ButtonLink to={href("/book-valuation")} size="large">
        {text.valuation}
      </ButtonLink>
      <ButtonLink to={href("/request-demo")} size="large" look="secondary">
        {text.demo}
      </ButtonLink>
    </div>
  );
}

function Benefits() {
  return (
    <section className="section band">
      <div className="wrap">
        <SectionHead title={text.benefits.heading} note={text.benefits.note} bare />
        <ul className="bullet-list wallet-benefits">
          {text.benefits.items.map((benefit) => (
            <li key={benefit}>{benefit}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}

function ExplanationSections() {
  return (
    <div className="section wrap wallet-explained">
      {text.sections.map(({ heading, paragraphs }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
    </div>
  );
}

function RentSlip({ rents }: Pick<WalletSample, "rents">) {
  return (
    <div className="hero__slip">
      <p className="tiny">Last 30 days, {rents.length} properties</p>
      <RentTotals rents={rents} className="slip" />
    </div>
  );
}
