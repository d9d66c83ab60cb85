import {
  type ReactNode,
  useId,
  useCallback,
  useEffect,
  useEffectEvent,
  useRef,
  useState,
} from "react";
import { Button } from "../button.tsx";
import { splitIntoPages } from "./carousel-pages.ts";
import { Icon } from "../icon.tsx";
import type { CarouselApi, CarouselEngine } from "./carousel-engine.tsx";

/** A scroll container must be focusable for the arrow keys. */
const focusableProps = { tabIndex: 0 };

/**
 * Looping slides with buttons, arrow keys and swiping, never automatic. Without JavaScript a
 * scrolling strip.
 * @param label accessible name
 * @param items need keys
 */
export function Carousel({
  label,
  items,
  perPage = 1,
}: {
  label: string;
  items: ReactNode[];
  perPage?: number;
}) {
  const slides = splitIntoPages(items, perPage);
  const { view, index, isLive, goTo, Engine, onReady, onSelect } = useCarousel(slides.length);
  const id = useId();
  return (
    <section
      className={isLive ? "carousel carousel--live" : "carousel"}
      aria-roledescription="carousel"
      aria-label={label}
    >
      <section
        className="carousel__view"
        id={id}
        ref={view}
        {...(slides.length > 1 && focusableProps)}
        aria-label={`${label}: slides. Use the arrow keys to move between them`}
      >
        <ul className="carousel__track">
          {slides.map((slide, slideIndex) => (
            <li
              key={formatPosition(slideIndex, slides.length)}
              className="carousel__slide"
              inert={isLive && slideIndex !== index}
            >
              {slide}
            </li>
          ))}
        </ul>
      </section>
      {slides.length > 1 && (
        <div className="carousel__nav">
          <Arrow
            label={`Previous: ${label}`}
            view={id}
            icon="arrow-left"
            onClick={() => goTo(index - 1)}
          />
          <output className="small tabular-numbers">{formatPosition(index, slides.length)}</output>
          <Arrow
            label={`Next: ${label}`}
            view={id}
            icon="arrow-right"
            onClick={() => goTo(index + 1)}
          />
        </div>
      )}
      {Engine && <Engine view={view} start={index} onReady={onReady} onSelect={onSelect} />}
    </section>
  );
}

function Arrow({
  label,
  view,
  icon,
  onClick,
}: {
  label: string;
  view: string;
  icon: "arrow-left" | "arrow-right";
  onClick: () => void;
}) {
  return (
    <Button
      look="secondary"
      size="small"
      square
      aria-label={label}
      aria-controls={view}
      onClick={onClick}
    >
      <Icon name={icon} />
    </Button>
  );
}

function formatPosition(place: number, count: number): string {
  return `${place + 1} of ${count}`;
}

const rootMargin = "400px";

/** A scrolling strip until the engine loads. `go` wraps around. */
function useCarousel(count: number) {
  const view = useRef<HTMLDivElement>(null);
  const api = useRef<CarouselApi>(null);
  const [index, setIndex] = useState(0);
  const [isLive, setIsLive] = useState(false);
  const Engine = useEngine(view, count);
  const onReady = useCallback((ready: CarouselApi) => {
    api.current = ready;
    setIsLive(true);
  }, []);
  const goTo = (to: number) => {
    const next = (to + count) % count;
    if (api.current) {
      if (to > index) api.current.scrollNext();
      else api.current.scrollPrev();
      return;
    }
    setIndex(next);
    if (view.current) view.current.scrollLeft = next * view.current.clientWidth;
  };
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (!step) return;
    event.preventDefault();
    goTo(index + step);
  });
  useEffect(() => (count > 1 ? listenForArrowKeys(view.current!, onKeyDown) : undefined), [count]);

  return { view, index, isLive, goTo, Engine, onReady, onSelect: setIndex };
}

function listenForArrowKeys(strip: HTMLElement, onKey: (event: KeyboardEvent) => void): () => void {
  strip.addEventListener("keydown", onKey);
  return () => strip.removeEventListener("keydown", onKey);
}

/** Null until the carousel is near, or if loading fails. */
function useEngine(view: { current: HTMLElement | null }, count: number) {
  const [Engine, setEngine] = useState<typeof CarouselEngine | null>(null);
  useEffect(() => {
    if (count < 2) return undefined;
    let isUnmounted = false;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        void loadEngine().then((loaded) => isUnmounted || setEngine(() => loaded));
      },
      { rootMargin },
    );
    if (view.current) observer.observe(view.current);
    return () => {
      isUnmounted = true;
      observer.disconnect();
    };
  }, [view, count]);
  return Engine;
}

/** Null if loading fails; the strip scrolls without it. */
async function loadEngine(): Promise<typeof CarouselEngine | null> {
  try {
    return (await import("./carousel-engine.tsx")).CarouselEngine;
  } catch {
    return null;
  }
}
