import { useEffect, useState } from "react";

/** Line at which a section counts as being read, as a share of the viewport height. */
const readingLine = 1 / 3;

/** Id of the section being read; null above the first one and before hydration. */
export function useSectionInView(sections: { id: string }[]): string | null {
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
