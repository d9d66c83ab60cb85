import { type ComponentType, lazy } from "react";

/**
 * A part that the page can do without. It is loaded when it is first shown; where its code does
 * not arrive, nothing is in its place and the page stays.
 */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (): null => null }),
    ),
  );
}
