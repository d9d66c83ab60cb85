import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { useSearchParams } from "react-router";
import { lazySection } from "../../ui/lazy-section.ts";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import { aboutText as text, type AboutFigure } from "../../brand/texts/about-text.ts";
import { brand } from "../../brand/brand.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import { team } from "../../brand/team.ts";
import { teamBios } from "../../brand/team-bios.ts";
import terrace from "../../ui/art/homes/f_mansion.svg?no-inline";
import { ButtonLink } from "../../ui/button.tsx";
import { ClosingCallToAction } from "../call-to-action.tsx";
import { PressLogos } from "../press-logos.tsx";
import { SectionHead } from "../../agency/section-head.tsx";
import { SplitHero } from "../split-hero.tsx";
import type { Route } from "./+types/about-page";
import "../split-hero.css";
import "./about.css";
import { interpolateCount } from "./interpolate-count.ts";
import { formatInteger } from "../../../domain/shared/text/format-integer.ts";

/** Server-rendered, but their scripts load after those above the fold. */
const Bio = lazy(async () => ({ default: (await import("./bio.tsx")).Bio }));
const TeamCarousel = lazySection(async () => (await import("./team-carousel.tsx")).TeamCarousel);

/** Passed as data to keep the bios out of the JavaScript bundle. */
export function loader() {
  return { bios: teamBios };
}

/** The bios are already loaded, so opening one needs no request. */
export { revalidateNever as shouldRevalidate } from "../../ui/revalidation.ts";

export const handle: PageHandle = {
  listed: { name: "The agency and its people", main: true },
  cache: { freshness: "texts", parameters: ["member"] },
};

export function meta() {
  return createPageMeta("About us", text.description);
}

export default function About({ loaderData: { bios } }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const member = team.find(({ id }) => id === query.get("member"));
  return (
    <>
      <SplitHero heading={text.headline} lede={text.lede} picture={terrace}>
        <div className="row">
          <ButtonLink to="#team">Meet the team</ButtonLink>
          <ButtonLink to={brand.links.careers} look="secondary">
            {text.careersLink}
          </ButtonLink>
        </div>
      </SplitHero>
      <section className="section">
        <div className="wrap">
          <SectionHead title={text.figuresTitle} note={text.figuresLine} />
          <Figures figures={text.figures} />
        </div>
      </section>
      <PressLogos />
      <Promises />
      <section className="section band" id="team">
        <div className="wrap">
          <SectionHead title={text.teamTitle} note={text.teamLine} />
          <Suspense>
            {member && <Bio key={member.id} member={member} paragraphs={bios[member.id]} />}
          </Suspense>
          <Suspense>
            <TeamCarousel />
          </Suspense>
        </div>
      </section>
      <section className="section">
        <div className="wrap careers">
          <h2>{text.careersTitle}</h2>
          <p className="lede">{text.careersText}</p>
          <ButtonLink to={brand.links.careers} size="large">
            {text.careersLink}
          </ButtonLink>
        </div>
      </section>
      <ClosingCallToAction />
    </>
  );
}

function Promises() {
  return (
    <section className="section">
      <div className="wrap">
        <SectionHead bare title={text.promisesTitle} />
        <ul className="portal promises">
          {text.promises.map(({ title, text: words }) => (
            <li key={title}>
              <h3>{title}</h3>
              <p>{words}</p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Counts up once when scrolled into view; static without JavaScript. */
function Figures({ figures }: { figures: AboutFigure[] }) {
  return (
    <ul className="about-figures">
      {figures.map((figure) => (
        <Figure key={figure.label} {...figure} />
      ))}
    </ul>
  );
}

function Figure({ value, unit, label }: AboutFigure) {
  const { element, shown: shownValue } = useCount(value);
  const formatFigure = (amount: number) => `${unit ?? ""}${formatInteger(amount)}`;
  return (
    <li className="figure" ref={element}>
      {shownValue === value ? (
        <b className="tabular-numbers">{formatFigure(value)}</b>
      ) : (
        <b className="tabular-numbers">
          <span aria-hidden="true">{formatFigure(shownValue)}</span>
          <span className="visually-hidden">{formatFigure(value)}</span>
        </b>
      )}
      <span>{label}</span>
    </li>
  );
}

const durationMs = 1200;
/** Starts before the element is visible, so that the reset to 0 is not seen. */
const rootMargin = "0px 0px 48px";

/**
 * Counts up once when scrolled into view. Server rendering, no JavaScript and reduced motion show
 * the final number at once.
 */
function useCount(value: number) {
  const element = useRef<HTMLLIElement>(null);
  const [shownValue, setShown] = useState(value);
  useEffect(() => {
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) return undefined;
    let frame = 0;
    const count = () => {
      const began = performance.now();
      const step = (now: number) => {
        const share = (now - began) / durationMs;
        setShown(interpolateCount(value, share));
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        count();
      },
      { rootMargin },
    );
    if (element.current) observer.observe(element.current);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [value]);
  return { element, shown: shownValue };
}
