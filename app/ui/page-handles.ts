import { useMatches } from "react-router";
import type { PageHandle } from "../../domain/site/page-handle.ts";

/** What the page shown says of itself. */
export function usePageHandles(): PageHandle[] {
  return useMatches().map(({ handle }) => handle ?? {});
}
