import type { GridPlace, Lane } from "../../../../domain/viewings/diary/diary-grid.ts";

/**
 * Puts an element to its place in the grid. The page's policy forbids style attributes, so this is
 * done by script: without it the day's list stands instead.
 */
export function placeAt({ top, length }: GridPlace, { lane, lanes }: Lane = { lane: 0, lanes: 1 }) {
  return (element: HTMLElement | null): void => {
    if (!element) return;
    element.style.setProperty("--top", String(top));
    element.style.setProperty("--length", String(length));
    element.style.setProperty("--lane", String(lane));
    element.style.setProperty("--lanes", String(lanes));
  };
}

/** Of the grid: so many hours from top to foot. */
export function setHours(hours: number) {
  return (element: HTMLElement | null): void => {
    element?.style.setProperty("--hours", String(hours));
  };
}
