import { useCallback, useEffect, useEffectEvent, useRef, useState } from "react";
import type { CarouselApi, CarouselEngine } from "./carousel-engine.tsx";

const rootMargin = "400px";

/** A scrolling strip until the engine loads. `go` wraps around. */
export function useCarousel(count: number) {
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
