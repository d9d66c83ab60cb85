import { Suspense } from "react";
import { lazySection } from "../../ui/lazy-section.ts";
import { href } from "react-router";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { calculatorText, landlordsText as text } from "../../brand/texts/landlords-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import house from "../../ui/art/homes/f_bay.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { Icon } from "../../ui/icon.tsx";
import { ClosingCallToAction } from "../call-to-action.tsx";
import { LandlordSchemes } from "../home/landlord-schemes.tsx";
import { PressLogos } from "../press-logos.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import { TrustWidget } from "../../agency/trust-widget.tsx";
import { NumberedSteps } from "./numbered-steps.tsx";
import "../split-hero.css";
import "./landlords.css";
import "./plans.css";
import "./calculator.css";

/** Server-rendered, but their scripts load after those above the fold. */
const FeePlans = lazySection(async () => (await import("./fee-plans.tsx")).FeePlans);
const FeeCalculator = lazySection(async () => (await import("./fee-calculator.tsx")).FeeCalculator);

export const handle: PageHandle = {
  listed: { name: "For landlords, with fees and a calculator", main: true },
  cache: { freshness: "texts", parameters: ["rent", "other", "plan"] },
};

export function meta() {
  return createPageMeta("Landlords: tenant find and management", text.lede);
}

export default function LandlordsPage() {
  return (
    <>
      <SplitHero heading={text.title} lede={text.lede} picture={house}>
        <div className="row">
          <ButtonLink to={href("/book-valuation")} size="large">
            Book your free valuation
          </ButtonLink>
          <ButtonLink to={{ hash: "calculator" }} look="link">
            {text.toCalculator}
          </ButtonLink>
        </div>
        <TrustWidget />
      </SplitHero>
      <LandlordSchemes />
      <section className="section band">
        <div className="wrap">
          <SectionHead bare title={text.steps.title} note={text.steps.line} />
          <NumberedSteps steps={text.steps.list} />
          <p className="space-above">
            <ButtonLink to={href("/how-it-works-landlords")} look="link">
              {text.steps.more} <Icon name="arrow-right" go />
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className="section" id="fees">
        <div className="wrap">
          <SectionHead bare title={text.fees.title} note={text.fees.line} />
          <Suspense>
            <FeePlans />
          </Suspense>
          <p className="space-above">
            <ButtonLink to={href("/services")} look="link">
              {text.fees.more} <Icon name="arrow-right" go />
            </ButtonLink>
          </p>
        </div>
      </section>
      <section className="section band--door calculator" id="calculator">
        <div className="wrap">
          <SectionHead title={calculatorText.title} note={calculatorText.line} />
          <Suspense>
            <FeeCalculator />
          </Suspense>
        </div>
      </section>
      <PressLogos />
      <ClosingCallToAction />
    </>
  );
}
