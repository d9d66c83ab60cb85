import { useEffect, useRef } from "react";
import type { LegalSection } from "../../brand/legal-section.ts";
import { useSectionInView } from "./use-section-in-view.ts";

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
