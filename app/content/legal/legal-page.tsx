import { useEffect, useRef, useState } from "react";
import type { PageHandle } from "../../../domain/site/page-handle.ts";
import type { LegalBlock, LegalSection } from "../../brand/legal/legal-section.ts";
import { legalText } from "../../brand/legal/legal-text.ts";
import { createPageMeta } from "../../brand/page-meta.ts";
import type { Route } from "./+types/legal-page";
import "./legal.css";

/** Passed as data to keep the texts out of the JavaScript bundle. */
export function loader() {
  return { sections: legalText };
}

/** The data is the same at every anchor. */
export { revalidateNever as shouldRevalidate } from "../../ui/revalidation.ts";

export const handle: PageHandle = {
  listed: { name: "Privacy, terms and permitted payments", main: true },
};

export function meta() {
  return createPageMeta(
    "Legal notes",
    "Copyright, disclaimer, privacy policy, cookies, governing law, and the payments that the Tenant Fees Act permits.",
  );
}

export default function Legal({ loaderData: { sections } }: Route.ComponentProps) {
  return (
    <>
      <header className="wrap legal__head">
        <h1>Legal notes</h1>
        <p className="lede">
          What you may do with this site, what we do with your data, and what a tenant may be asked
          to pay.
        </p>
      </header>
      <SectionTabs tabs={sections} />
      <div className="wrap legal">
        {sections.map((section) => (
          <Section key={section.id} {...section} />
        ))}
      </div>
    </>
  );
}

function Section({ id, title, blocks }: LegalSection) {
  return (
    <section className="legal__section" id={id} aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className="legal__text stack">
        {blocks.map((block) => (
          <Block key={getFirstText(block)} block={block} />
        ))}
      </div>
    </section>
  );
}

function Block({ block }: { block: LegalBlock }) {
  if (typeof block === "string") return <p>{block}</p>;
  if ("list" in block) {
    return (
      <ul className="bullet-list">
        {block.list.map((entry) => (
          <li key={entry}>{entry}</li>
        ))}
      </ul>
    );
  }
  return (
    <>
      <h3>{block.heading}</h3>
      {block.blocks.map((inner) => (
        <Block key={getFirstText(inner)} block={inner} />
      ))}
    </>
  );
}

function getFirstText(block: LegalBlock): string | undefined {
  if (typeof block === "string") return block;
  return "list" in block ? block.list[0] : block.heading;
}

/** Line at which a section counts as being read, as a share of the viewport height. */
const readingLine = 1 / 3;

function SectionTabs({ tabs }: { tabs: Pick<LegalSection, "id" | "title">[] }) {
  const current = useSectionInView(tabs);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    if (list.current && tab) list.current.scrollLeft = tab.offsetLeft - list.current.offsetLeft;
  }, [current]);
  return (
    <nav className="jump" aria-label="Sections of this page">
      <ul className="wrap jump__tabs" ref={list}>
        {tabs.map(({ id, title }) => (
          <li key={id}>
            <a
              href={`#${id}`}
              className="jump__tab"
              aria-current={id === current ? "location" : undefined}
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** Id of the section being read; null above the first one and before hydration. */
function useSectionInView(sections: { id: string }[]): string | null {
  const [current, setCurrent] = useState<string | null>(null);
  useEffect(() => {
    const elements = sections.flatMap(({ id }) => document.getElementById(id) ?? []);
    const updateCurrent = () => {
      const line = window.innerHeight * readingLine;
      const begun = elements.findLast((element) => element.getBoundingClientRect().top <= line);
      setCurrent(begun?.id ?? null);
    };
    const observer = new IntersectionObserver(updateCurrent, {
      rootMargin: `-${readingLine * 100}% 0px -${(1 - readingLine) * 100}% 0px`,
    });
    for (const element of elements) observer.observe(element);
    return () => observer.disconnect();
  }, [sections]);
  return current;
}
