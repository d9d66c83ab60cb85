import { useEffect, useRef, useState } from "react";
import type { LegalSection } from "../../brand/legal-section.ts";

/** Line at which a section counts as being read, as a share of the viewport height. */
const readingLine = 1 / 3;

export function SectionTabs({ tabs }: { tabs: Pick<LegalSection, "id" | "title">[] }) {
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
