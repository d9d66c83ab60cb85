import { type ComponentType, lazy } from "react";

/**
 * A section of the server's HTML whose script loads after the page's. If that fails, the HTML stays
 * as it is, and works as it does without script.
 */
export function lazySection<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() =>
    load().then(
      (section) => ({ default: section }),
      () => new Promise<never>(() => {}),
    ),
  );
}
