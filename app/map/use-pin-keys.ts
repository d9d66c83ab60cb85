import type { Map as MapLibre } from "maplibre-gl";
import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from "react";
import type { Pin } from "./pin-layout.ts";
import { getDirection, findNextPin } from "./find-next-pin.ts";
import { projectToScreen, useMapLibre } from "./use-map-positions.ts";

/** Pixels that Shift and an arrow key pan the map. */
const panPixels = 120;
/** A pin focused within this many pixels of the map's edge is moved into view. */
const edgeMargin = 60;

/** Focus stays with its home when pins merge or split. */
export function usePinKeys<Home extends { id: string }>(
  pins: readonly Pin<Home>[],
  onLeave: (id: string) => void,
) {
  const map = useMapLibre();
  const group = useRef<HTMLFieldSetElement>(null);
  const hasFocus = useRef(false);
  const [active, setActive] = useState<string | null>(null);
  const current = pins.find(({ homes }) => homes.some(({ id }) => id === active)) ?? pins[0];

  const focusPin = (pin: Pin<Home> | undefined) =>
    group.current
      ?.querySelector<HTMLElement>(`[data-pin="${CSS.escape(pin?.key ?? "")}"]`)
      ?.focus({ preventScroll: true });
  useLayoutEffect(() => {
    if (hasFocus.current && !group.current?.contains(document.activeElement)) focusPin(current);
  });

  const moveFocus = (key: string) => {
    const pixels = pins.map((pin) => projectToScreen(map, pin));
    const index = findNextPin(pixels, current ? pins.indexOf(current) : -1, key);
    const pin = index === null ? undefined : pins[index];
    if (!pin) return;
    setActive(pin.homes[0]!.id);
    focusPin(pin);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const direction = getDirection(event.key);
    if (direction && event.shiftKey) map.panBy([direction.x * panPixels, direction.y * panPixels]);
    else if (direction || event.key === "Home" || event.key === "End") moveFocus(event.key);
    else if (event.key === "+" || event.key === "=") map.zoomIn();
    else if (event.key === "-") map.zoomOut();
    else if (event.key === "Escape" && current) onLeave(current.homes[0]!.id);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocus = ({ target }: FocusEvent) => {
    hasFocus.current = true;
    const pin = pins.find(({ key }) => key === target.getAttribute("data-pin"));
    if (!pin) return;
    if (!pin.homes.some(({ id }) => id === active)) setActive(pin.homes[0]!.id);
    // Not on pointer focus, because moving the map would make the click miss the pin.
    if (target.matches(":focus-visible")) bringIntoView(map, pin);
  };
  const onBlur = ({ target, relatedTarget }: FocusEvent) => {
    if (relatedTarget) {
      hasFocus.current = group.current?.contains(relatedTarget) ?? false;
      return;
    }
    // A focused pin that is removed does not mean that the visitor left.
    requestAnimationFrame(() => {
      if (target.isConnected)
        hasFocus.current = group.current?.contains(document.activeElement) ?? false;
    });
  };
  return { current, focus: focusPin, group: { ref: group, onKeyDown, onFocus, onBlur } };
}

function bringIntoView(map: MapLibre, pin: Pin<unknown>): void {
  const { x, y } = projectToScreen(map, pin);
  const { clientWidth: width, clientHeight: height } = map.getContainer();
  const inView =
    x > edgeMargin && y > edgeMargin && x < width - edgeMargin && y < height - edgeMargin;
  if (!inView) map.easeTo({ center: [pin.long, pin.lat] });
}
