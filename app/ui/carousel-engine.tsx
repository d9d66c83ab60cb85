import useEmblaCarousel, { type UseEmblaCarouselType } from "embla-carousel-react";
import { type RefObject, useEffect } from "react";

export type CarouselApi = NonNullable<UseEmblaCarouselType[1]>;

/**
 * Makes a strip of slides turn endlessly and follow a finger; draws nothing itself. A module of its
 * own so that pages load the library only when a carousel comes near.
 * @param start the slide that is in view already
 */
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
