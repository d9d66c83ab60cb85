import type { MouseEvent } from "react";

/** A link that opens over the page it stands on, where script runs and nobody asked for a tab of its own. */
export function openHere(open: (to: string) => void) {
  return (event: MouseEvent<HTMLAnchorElement>): void => {
    if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { pathname, search } = event.currentTarget;
    open(pathname + search);
  };
}
