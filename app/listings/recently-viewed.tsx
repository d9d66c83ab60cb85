import { Suspense, useDeferredValue } from "react";
import { useHydrated } from "../ui/use-hydrated.ts";
import { lazyOptional } from "../saved/lazy-optional.ts";

const RecentHomes = lazyOptional(async () => (await import("./recent-homes.tsx")).RecentHomes);

/**
 * The homes that were last viewed on this device; nothing where there are none.
 * @param current the home on this page: it counts as viewed and is not in the strip
 */
export function RecentlyViewed({ current }: { current?: string }) {
  // Nobody waits for it: whatever else wakes goes first.
  const isReady = useDeferredValue(useHydrated());
  if (!isReady) return null;
  return (
    <Suspense fallback={null}>
      <RecentHomes current={current} />
    </Suspense>
  );
}
