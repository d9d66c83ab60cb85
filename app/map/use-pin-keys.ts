import type { Map as MapLibre } from "maplibre-gl";
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { Pin } from "./pin-layout.ts";
import { headingOf, pinStep } from "./pin-step.ts";
import { spotOf, useMapLibre } from "./use-placed.ts";

/** Pixels that Shift and an arrow move the map. */
const push = 120;
/** Pixels from the map's edge within which a pin that gets the focus is brought nearer. */
const margin = 60;

/**
 * The keyboard's way through the pins: which one is the tab stop, and what the keys do. The focus
 * stays with its home when pins join or part.
 */
export function usePinKeys<Home extends { id: string }>(
  pins: readonly Pin<Home>[],
  onLeave: (id: string) => void,
) {
  const map = useMapLibre();
  const group = useRef<HTMLFieldSetElement>(null);
  const within = useRef(false);
  const [active, setActive] = useState<string | null>(null);
  const current = pins.find(({ homes }) => homes.some(({ id }) => id === active)) ?? pins[0];

  const focus = (pin: Pin<Home> | undefined) =>
    group.current
      ?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(pin?.key ?? "")}"]`)
      ?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (within.current && !group.current?.contains(document.activeElement)) focus(current);
  });

  const go = (key: string) => {
    const spots = pins.map((pin) => spotOf(map, pin));
    const place = pinStep(spots, current ? pins.indexOf(current) : -1, key);
    const pin = place === null ? undefined : pins[place];
    if (!pin) return;
    setActive(pin.homes[0]!.id);
    focus(pin);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const heading = headingOf(event.key);
    if (heading && event.shiftKey) map.panBy([heading.x * push, heading.y * push]);
    else if (heading || event.key === "Home" || event.key === "End") go(event.key);
    else if (event.key === "+" || event.key === "=") map.zoomIn();
    else if (event.key === "-") map.zoomOut();
    else if (event.key === "Escape" && current) onLeave(current.homes[0]!.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    within.current = true;
    const pin = pins.find(({ key }) => key === target.getAttribute("data-pin"));
    if (!pin) return;
    if (!pin.homes.some(({ id }) => id === active)) setActive(pin.homes[0]!.id);
    // Not under a pointer, whose press would miss the pin.
    if (target.matches(":focus-visible")) bringIntoView(map, pin);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) {
      within.current = group.current?.contains(relatedTarget) ?? false;
      return;
    }
    // A pin that goes away with the focus in it is not a visitor who leaves.
    requestAnimationFrame(() => {
      if (target.isConnected)
        within.current = group.current?.contains(document.activeElement) ?? false;
    });
  };
  return { current, focus, group: { ref: group, onKeyDown, onFocus, onBlur } };
}

function bringIntoView(map: MapLibre, pin: Pin<unknown>): void {
  const { x, y } = spotOf(map, pin);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const inView = x > margin && y > margin && x < width - margin && y < height - margin;
  if (!inView) map.easeTo({ center: [pin.long, pin.lat] });
}
