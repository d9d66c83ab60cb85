import { useEffect, useRef } from "react";
import type { LegalSection } from "../../brand/legal-section.ts";
import { useSectionInView } from "./use-section-in-view.ts";

/** Leads to each section by its anchor; the tab of the one being read carries a beam. */
export function SectionTabs({ tabs }: { tabs: Pick<LegalSection, "id" | "title">[] }) {
  const current = useSectionInView(tabs);
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    const tab = list.current?.querySelector<HTMLElement>(`[href="#${current}"]`);
    // on a narrow screen the tabs scroll sideways by themselves
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
