import { useEffect, useRef } from "react";
import type { ListingSummary } from "../../domain/listings/listing.ts";
import { HomeCard } from "../listings/home-card.tsx";
import { wideScreen } from "./wide-screen.ts";

/**
 * What belongs to a map over the whole screen: the card of the home that was chosen, and that
 * nothing else of the page can be reached. Escape closes it, and so does a screen that gets wide.
 */
export function FullScreen({
  home,
  today,
  onClose,
}: {
  /** Null for none, or while it is on its way. */
  home: ListingSummary | "failed" | null;
  today: string;
  onClose: () => void;
}) {
  const place = useRef<HTMLDivElement>(null);
  const close = useRef(onClose);
  useEffect(() => {
    close.current = onClose;
  });
  useEffect(() => {
    const screen = window.matchMedia(wideScreen);
    const leave = () => close.current();
    const onKey = (event: KeyboardEvent) =>
      event.key === "Escape" && !event.defaultPrevented && leave();
    const wake = sleepAround(place.current?.closest(".found__map") ?? null);
    screen.addEventListener("change", leave);
    document.addEventListener("keydown", onKey);
    return () => {
      wake();
      screen.removeEventListener("change", leave);
      document.removeEventListener("keydown", onKey);
    };
  }, []);
  return (
    <div className="found__peek" ref={place}>
      {home === "failed" && (
        <p className="found__word" role="alert">
          This home didn’t load. It is in the list.
        </p>
      )}
      {home !== null && home !== "failed" && <HomeCard home={home} index={0} today={today} brief />}
    </div>
  );
}

/** Puts everything but the element out of reach; the function returned brings it back. */
function sleepAround(element: Element | null): () => void {
  const asleep: Element[] = [];
  for (let one = element; one?.parentElement && one !== document.body; one = one.parentElement) {
    const others = [...one.parentElement.children].filter((other) => other !== one);
    asleep.push(...others.filter((other) => !other.hasAttribute("inert")));
  }
  for (const other of asleep) other.setAttribute("inert", "");
  return () => {
    for (const other of asleep) other.removeAttribute("inert");
  };
}
