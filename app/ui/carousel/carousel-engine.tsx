import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect } from "react";

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/** A separate module, so that the library only loads when a carousel is near. */
export function CarouselEngine({
  view,
  start,
  onReady,
  onSelect,
}: {
  view: RefObject<HTMLElement | null>;
  start: number;
  onReady: (api: CarouselApi) => void;
  onSelect: (index: number) => void;
}) {
  const [setView, api] = useEmblaCarousel({
    loop: true,
    startIndex: start,
    breakpoints: { "(prefers-reduced-motion: reduce)": { duration: 0 } },
  });
  useEffect(() => setView(view.current), [setView, view]);
  useEffect(() => {
    if (!api) return undefined;
    const select = () => onSelect(api.selectedScrollSnap());
    api.on("select", select);
    onReady(api);
    return () => {
      api.off("select", select);
    };
  }, [api, onReady, onSelect]);
  return null;
}
