import { type ComponentType, lazy } from "react";

/** Lazy-loads an optional component; renders nothing if its code fails to load. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (part) => ({ default: part }),
      () => ({ default: (): null => null }),
    ),
  );
}
